import { expect, test } from "vitest";
import { heights, line, place, spread, ticks } from "./plot";

const FRAME = { width: 120, height: 110, left: 10, right: 10, top: 5, bottom: 5 };

test("certainty lies at the bottom, and the first turn at the left", () => {
  expect(place(FRAME, 10, 256, 0, 1)).toEqual({ x: 10, y: 105 });
  expect(place(FRAME, 10, 256, 10, 256)).toEqual({ x: 110, y: 5 });
});

test("what is learnt in a turn shows at its end", () => {
  expect(line(FRAME, 2, 256, [256, 16, 1])).toBe("M10 5H60V55H110V105");
});

test("heights are told in cases", () => {
  expect(heights(120)).toEqual([1, 4, 16, 64]);
});

test("the last turn is always written, and not too close to the one before", () => {
  expect(ticks(59)).toEqual([0, 10, 20, 30, 40, 50, 59]);
  expect(ticks(52)).toEqual([0, 10, 20, 30, 40, 52]);
  expect(ticks(3)).toEqual([0, 1, 2, 3]);
});

test("letters at the same height are moved apart and stay on the paper", () => {
  expect(spread([100, 100, 20], 12, 100)).toEqual([88, 100, 20]);
});
