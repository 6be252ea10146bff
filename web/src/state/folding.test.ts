// A move changes what it names, and nothing else.
import { expect, test } from "vitest";
import type { GameEvent, MovedMessage, Scene } from "../wire/types";
import { moved, toldOf } from "./folding";

const PHASE = { type: "Moving", seat: 1, steps: 4, leg: 0, may_stay: false } as const;
const ROLLED: GameEvent = { type: "DiceRolled", seat: 1, dice: [4], draws: 0 };
const BEGAN: GameEvent = { type: "PhaseBegan", phase: PHASE };
const SCENE = {
  seq: 12,
  phase: { type: "Starting", seat: 1 },
  question: "",
  choices: [],
  tokens: [3, 5],
  turn: { seat: 1, began_at: 5, dice: [], draws: 0, suggestions: 0, rolls: 0, moves_twice: false },
  own: { hand: [1, 2], held: [[], []], envelope: null },
} as unknown as Scene;
const MOVE: MovedMessage = {
  type: "moved", viewer: 0, seq: 12, prompt: { id: 4, seat: 1 },
  told: [[ROLLED, "Bob rolls 4."], [BEGAN]],
  table: { turn: { dice: [4], rolls: 1 } },
};

test("what a move names is put in its place, and the rest stays", () => {
  const after = moved(SCENE, MOVE);
  expect(after).toEqual({ ...SCENE, seq: 14, phase: PHASE, turn: { ...SCENE.turn, dice: [4], rolls: 1 } });
  expect(after.tokens).toBe(SCENE.tokens);
});

test("of what a viewer knows only that changes which is named", () => {
  const after = moved(SCENE, { ...MOVE, you: { question: "Which?", own: { held: [[], [7]] } } });
  expect(after.question).toBe("Which?");
  expect(after.own).toEqual({ ...SCENE.own, held: [[], [7]] });
});

test("lines are numbered from where the viewer was", () => {
  expect(toldOf({ ...MOVE, told: [[ROLLED, "a", true], [BEGAN]] })).toEqual([
    { number: 12, event: ROLLED, text: "a", private: true },
    { number: 13, event: BEGAN, text: "", private: false },
  ]);
});
