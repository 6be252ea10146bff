import { expect, test } from "vitest";
import type { GameEvent } from "../wire/types";
import { SPEEDS, staysFor, timeFor } from "./speed";

const ROLLED: GameEvent = { type: "DiceRolled", seat: 0, dice: [3], draws: 0 };
/** A turn of a bot as it mostly goes: it walks into a room and suggests, and the second who is asked shows a card. */
const TURN: GameEvent[] = [
  { type: "TurnBegan", seat: 1 },
  ROLLED,
  { type: "TokenMoved", token: 1, to: 3, how: "walk" },
  { type: "SuggestionMade", seat: 1, case: [0, 6, 12] },
  { type: "SuggestionRefuted", by: 2, to: 1, case: [0, 6, 12] },
  { type: "TurnEnded", seat: 1 },
];

test("what happens is given time, what only passes is not", () => {
  expect(timeFor({ type: "TurnEnded", seat: 0 }, "slow")).toBe(0);
  for (const speed of ["slow", "normal", "fast"] as const) expect(timeFor(ROLLED, speed)).toBeGreaterThan(0);
});

test("each speed is faster than the one before, and who skips waits for nothing", () => {
  const times = SPEEDS.map((speed) => TURN.reduce((sum, event) => sum + timeFor(event, speed), 0));
  expect(times).toEqual([...times].sort((one, other) => other - one));
  expect(times.at(-1)).toBe(0);
});

test("a typical turn of a bot takes 2.3 seconds, and 1.5 for who is in a hurry", () => {
  const whole = (speed: "normal" | "fast") => TURN.reduce((sum, event) => sum + timeFor(event, speed), 0);
  expect(whole("normal")).toBeLessThanOrEqual(2300);
  expect(whole("fast")).toBeLessThanOrEqual(1530);
});

test("a suggestion can be read for six seconds", () => {
  expect(staysFor("normal")).toBe(6000);
});
