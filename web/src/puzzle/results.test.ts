import { beforeEach, expect, test, vi } from "vitest";
import { again, begun, clock, eraseResults, exported, imported, medianTime, noteResult, results, resultsIn, streak } from "./results";

const store = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) });
beforeEach(() => store.clear());

const on = (day: number) => ({ year: 2026, month: 11, day });
const solvedOn = (day: number) => ({ ...begun(day - 1, on(day)), solved: true, seconds: day });

test("a case belongs to the day on which it was begun", () => {
  expect(begun(1, on(2)).onDay).toBe(true);
  expect(begun(1, on(3)).onDay).toBe(false);
});

test("a streak is days in a row, and not broken before the day is over", () => {
  const three = [2, 3, 4].map(solvedOn);
  expect(streak(three, on(4))).toBe(3);
  expect(streak(three, on(5))).toBe(3);
  expect(streak(three, on(6))).toBe(0);
  expect(streak([...three, { ...begun(4, on(6)), solved: true }], on(6))).toBe(0);
});

test("what was solved once stays solved as it was", () => {
  noteResult(solvedOn(2));
  noteResult({ ...solvedOn(2), wrong: 5 });
  expect(results()).toEqual([solvedOn(2)]);
});

test("results go to another device and back, and can be erased", () => {
  noteResult(solvedOn(2));
  const text = exported();
  eraseResults();
  expect(results()).toEqual([]);
  expect(imported(text)).toBe(1);
  expect(results()).toEqual([solvedOn(2)]);
});

test("nonsense in a file is passed over", () => {
  for (const text of ["", "{", "3", "null", '[{"number": "1"}]', '[{"number":1e999,"day":1,"onDay":true,"seconds":1,"wrong":0,"hints":0,"solved":true}]']) {
    expect(resultsIn(text)).toEqual([]);
  }
});

test("a puzzle that was missed comes again after one, four and ten days", () => {
  const missed = [begun(1, on(2))];
  expect([2, 3, 4, 6, 12, 20].map((day) => again(missed, on(day)).length)).toEqual([0, 1, 0, 1, 1, 1]);
});

test("the median and a time are told in whole seconds", () => {
  expect(medianTime([])).toBeNull();
  expect(medianTime([2, 3, 9].map(solvedOn))).toBe(3);
  expect(clock(130)).toBe("2:10");
});
