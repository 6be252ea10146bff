// What was shown in secret is found by the one who saw it.
import { expect, test } from "vitest";
import type { GameEvent } from "../wire/types";
import { foundIn, isFinding } from "./findings";

const SHOWN: GameEvent = { type: "CardShown", by: 1, to: 0, card: 3 };
const STOOD: GameEvent = { type: "SuggestionStood", seat: 0, case: [0, 6, 12] };

test("a card shown to me is my finding, and not that of whoever showed it", () => {
  expect(foundIn(SHOWN, 0)).toEqual([3]);
  expect(foundIn(SHOWN, 1)).toBeNull();
});
test("that nobody could refute me is a finding without a card", () => {
  expect(foundIn(STOOD, 0)).toEqual([]);
  expect(foundIn(STOOD, 2)).toBeNull();
});
test("whoever has accused wrongly sees the three cards of the envelope", () => {
  expect(foundIn({ type: "EnvelopeSeen", seat: 0, case: [1, 7, 13] }, 0)).toEqual([1, 7, 13]);
});
test("what I saw in the pool is mine", () => {
  expect(foundIn({ type: "PoolSeen", seat: 0, cards: 0b100000100 }, 0)).toEqual([2, 8]);
  expect(foundIn({ type: "PoolSeen", seat: 1, cards: 0b100000100 }, 0)).toBeNull();
});
test("the clue card I drew is mine to read; those of others have their time", () => {
  expect(foundIn({ type: "ClueDrawn", seat: 0, clue: 2 }, 0)).toEqual([]);
  expect(foundIn({ type: "ClueDrawn", seat: 1, clue: 2 }, 0)).toBeNull();
});
test("what is told without words is nothing to note", () => {
  expect(isFinding({ number: 0, event: SHOWN, text: "", private: true }, 0)).toBe(false);
});
