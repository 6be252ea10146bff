import { expect, test } from "vitest";
import type { PuzzleSheet } from "../wire/types";
import { judged } from "./judging";

const puzzle = {
  number: 1,
  places: [0, 1, 7],
  answer: [[1, 4]],
  since: [[0, 2, 3]],
  clashes: [[0, 4, [2, 5]]],
  deals: [[[2, 3], [4, 5], [1, 6, 8]], [[2, 5], [4, 3], [1, 6, 8]]],
} as unknown as PuzzleSheet;

test("the right answer is right", () => {
  expect(judged(puzzle, [[1, 4]])).toEqual({ is: "right" });
});

test("what was known before is told with its line", () => {
  expect(judged(puzzle, [[0, 2]])).toEqual({ is: "old", placed: [0, 2], since: 3 });
});

test("what cannot be is told with the lines it clashes with", () => {
  expect(judged(puzzle, [[0, 4]])).toEqual({ is: "impossible", placed: [0, 4], entries: [2, 5] });
});

test("what need not be is refuted by a deal that has it elsewhere", () => {
  expect(judged(puzzle, [[0, 3]])).toEqual({ is: "open", placed: [0, 3], deal: [[2, 5], [4, 3], [1, 6, 8]] });
});

test("of a case the first wrong card is refuted", () => {
  const sealed = { ...puzzle, answer: [[7, 1], [7, 6], [7, 8]], clashes: [[7, 5, [1]]] } as unknown as PuzzleSheet;
  expect(judged(sealed, [[7, 1], [7, 5], [7, 8]])).toMatchObject({ is: "impossible", placed: [7, 5] });
  expect(judged(sealed, [[7, 1], [7, 6], [7, 8]])).toEqual({ is: "right" });
});
