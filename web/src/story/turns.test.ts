import { expect, test } from "vitest";
import type { GameEvent, Told } from "../wire/types";
import { turnsIn, turnsOf } from "./turns";

function told(number: number, event: GameEvent, text: string): Told {
  return { number, event, text, private: false };
}
const STORY = [
  told(0, { type: "CannotRefute", seat: 2, case: [0, 6, 12] }, "before"),
  told(1, { type: "TurnBegan", seat: 0 }, "Rose’s turn."),
  told(2, { type: "Stayed", seat: 0 }, "stays"),
  told(3, { type: "TurnEnded", seat: 0 }, ""),
  told(4, { type: "TurnBegan", seat: 1 }, "Moutarde’s turn."),
];

test("each turn has its own lines, and those without words are left out", () => {
  const turns = turnsIn(STORY);
  expect(turns.map(({ seat }) => seat)).toEqual([null, 0, 1]);
  expect(turns[1]?.lines.map(({ text }) => text)).toEqual(["stays"]);
});

test("the turns of one player can be read alone", () => {
  expect(turnsOf(turnsIn(STORY), 1).map(({ number }) => number)).toEqual([2]);
  expect(turnsOf(turnsIn(STORY), null)).toHaveLength(3);
});
