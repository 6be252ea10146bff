import { expect, test } from "vitest";
import type { GameEvent, Told } from "../wire/types";
import { sameMoment, stopsIn, turnFrom } from "./stops";

const line = (number: number, event: GameEvent, text: string, own = false): Told => ({
  number,
  event,
  text,
  private: own,
});
const STORY = [
  line(0, { type: "TurnBegan", seat: 0 }, "Rose’s turn."),
  line(1, { type: "PhaseBegan", phase: { type: "Starting", seat: 0 } }, ""),
  line(2, { type: "Stayed", seat: 0 }, "stays"),
  line(3, { type: "TurnBegan", seat: 1 }, "Moutarde’s turn."),
];

test("it stops at every line, after what happened in silence", () => {
  expect(stopsIn(STORY).map(({ at, turn }) => [at, turn])).toEqual([
    [0, 0],
    [2, 1],
    [3, 1],
    [4, 2],
  ]);
});

test("turns are gone through forwards and backwards, to both ends", () => {
  const stops = stopsIn(STORY);
  expect(turnFrom(stops, 0, 1)).toBe(1);
  expect(turnFrom(stops, 1, 1)).toBe(3);
  expect(turnFrom(stops, 3, 1)).toBe(3);
  expect(turnFrom(stops, 3, -1)).toBe(1);
  expect(turnFrom(stops, 1, -1)).toBe(0);
});

test("other eyes see the same moment", () => {
  const own = [STORY[0] as Told, line(1, { type: "CardShown", by: 1, to: 0, card: 3 }, "a card", true)];
  const theirs = stopsIn([...own, { ...(STORY[3] as Told), number: 2 }]);
  expect(sameMoment(theirs, stopsIn(STORY.filter(({ number }) => number !== 2)), 1)).toBe(2);
  expect(sameMoment(stopsIn(STORY), theirs, 0)).toBe(0);
});
