import { expect, test } from "vitest";
import { begun } from "./results";
import { exampleOf, isRung, LADDER, nextOf, puzzlesOf, rungNow } from "./ladder";

const day = { year: 2026, month: 11, day: 18 };
const solved = (number: number, hints = 0) => ({ ...begun(number, day), solved: true, hints });

test("each lesson has an example and five puzzles of its own", () => {
  const all = LADDER.flatMap((rung) => [exampleOf(rung), ...puzzlesOf(rung)]);
  expect(new Set(all).size).toBe(6 * LADDER.length);
  expect(puzzlesOf("one_of")).toEqual([1202, 1203, 1204, 1205, 1206]);
});

test("four of five without a hint open the next lesson", () => {
  expect(rungNow([])).toBe("last_place");
  const four = puzzlesOf("last_place").slice(1);
  expect(rungNow(four.map((number) => solved(number)))).toBe("one_of");
  expect(rungNow(four.map((number) => solved(number, 1)))).toBe("last_place");
});

test("a lesson goes on with the first puzzle that is not solved", () => {
  expect(nextOf("full", [solved(1302)])).toBe(1303);
  expect(nextOf("full", puzzlesOf("full").map((number) => solved(number)))).toBeUndefined();
  expect([isRung("taken"), isRung("magic")]).toEqual([true, false]);
});
