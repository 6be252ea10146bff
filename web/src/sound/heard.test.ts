import { expect, test } from "vitest";
import type { GameEvent } from "../wire/types";
import { soundOf } from "./heard";
import { lasts, SCORE, type Sound } from "./score";

const event = (type: string, more: object = {}) => ({ type, ...more }) as unknown as GameEvent;

test("dice, steps, cards and answers are heard", () => {
  expect(soundOf(event("DiceRolled"), 0)).toBe("dice");
  expect(soundOf(event("TokenMoved"), 0)).toBe("steps");
  expect(soundOf(event("SuggestionMade"), 0)).toBe("card");
  expect(soundOf(event("CannotRefute"), 0)).toBe("chip");
});

test("the end sounds of victory to the winner alone", () => {
  expect(soundOf(event("GameEnded", { winner: 2 }), 2)).toBe("won");
  expect(soundOf(event("GameEnded", { winner: 2 }), 1)).toBe("lost");
  expect(soundOf(event("GameEnded", { winner: null }), -1)).toBe("lost");
});

test("a phase that begins is silent", () => {
  expect(soundOf(event("PhaseBegan"), 0)).toBeNull();
});

test("every sound is short and quiet", () => {
  for (const sound of Object.keys(SCORE) as Sound[]) {
    expect(lasts(sound)).toBeLessThan(4);
    for (const { loud } of SCORE[sound]) expect(loud).toBeLessThanOrEqual(0.16);
  }
});
