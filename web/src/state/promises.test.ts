import { expect, test } from "vitest";
import { promisesIn, withPromise } from "./promises";

test("the first promise of a game is the one that counts", () => {
  const known = withPromise([], "g-1", "a");
  expect(withPromise(known, "g-1", "b")).toBe(known);
});

test("only the latest games are remembered", () => {
  let known: [string, string][] = [];
  for (let game = 0; game < 50; game += 1) known = withPromise(known, `g-${game}`, "x");
  expect(known).toHaveLength(40);
  expect(known.at(-1)?.[0]).toBe("g-49");
});

test("what makes no sense is forgotten", () => {
  expect(promisesIn("{")).toEqual([]);
  expect(promisesIn('[["g-1","a"],["g-2"],3]')).toEqual([["g-1", "a"]]);
});
