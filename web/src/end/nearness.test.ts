import { expect, test } from "vitest";
import type { Knew, Review } from "../wire/types";
import { nearness } from "./nearness";

function reviewed(knew: Partial<Knew>): Review {
  return { turns: [0, 1], answers: [], knew: [{ seat: 1, bits: [], cases: [90, 12, 3], certain: null, looked: null, ...knew }] };
}

test("a loser with few cases left was close", () => {
  expect(nearness(reviewed({}), 1, 0)).toEqual({ is: "close", n: 3, turn: 0 });
});

test("a loser with many cases left is told how many", () => {
  expect(nearness(reviewed({ cases: [90, 40] }), 1, 0)).toEqual({ is: "open", n: 40, turn: 0 });
});

test("a loser for whom everything followed is told since when", () => {
  expect(nearness(reviewed({ cases: [90, 1, 1], certain: 1 }), 1, 0)).toEqual({ is: "known", n: 1, turn: 1 });
});

test("the winner, a spectator and whoever looked into the envelope are told nothing", () => {
  expect(nearness(reviewed({}), 1, 1)).toBeNull();
  expect(nearness(reviewed({}), -1, 0)).toBeNull();
  expect(nearness(reviewed({ looked: 1, certain: 1 }), 1, 0)).toBeNull();
  expect(nearness(null, 1, 0)).toBeNull();
});
