import { describe, expect, it } from "vitest";
import { ENVELOPE, POOL, type Deduced, type Scene } from "../wire/types";
import { columns, oddsIn, printedIn, seenAt } from "./sheet";

const own = {
  hand: [0, 8],
  keepers: [],
  held: [[5], [0, 8], []],
  pool: [],
  in_rooms: [] as [number, number][],
  envelope: null,
  written: null,
};
const scene = {
  suspects: [2, 0, 1],
  pool_size: 0,
  in_rooms: [] as number[],
  opened: [[], [], [9]],
  solution: null,
  own,
} as unknown as Scene;
const deduced: Deduced = {
  seq: 9,
  deals: "12",
  cases: 3,
  columns: [{ place: ENVELOPE, there: [false, null, true], odds: [0, 33, 100] }],
};

describe("the columns", () => {
  it("are the envelope, oneself, and the others clockwise", () => {
    expect(columns(scene, 1).map((column) => column.place)).toEqual([ENVELOPE, 1, 2, 0]);
  });
  it("have the pool and the cards in rooms where there are some", () => {
    const more = { ...scene, pool_size: 2, in_rooms: [3] };
    expect(columns(more, 0).map((column) => column.place)).toEqual([7, 0, 1, 2, POOL, 11]);
  });
});

describe("what is printed", () => {
  it("tells own, shown and open cards apart", () => {
    expect(seenAt(scene, 1, 0)).toEqual({ place: 1, how: "own" });
    expect(seenAt(scene, 1, 5)).toEqual({ place: 0, how: "shown" });
    expect(seenAt(scene, 1, 9)).toEqual({ place: 2, how: "open" });
    expect(seenAt(scene, 1, 4)).toBeNull();
  });
  it("says of a card that was seen that it is nowhere else", () => {
    expect(printedIn(scene, 1, "shown", null, 5, 0)?.there).toBe(true);
    expect(printedIn(scene, 1, "shown", null, 5, ENVELOPE)?.there).toBe(false);
    expect(printedIn(scene, 1, "shown", null, 4, 1)?.there).toBe(false);
    expect(printedIn(scene, 1, "shown", null, 4, 2)).toBeNull();
  });
  it("is the own cards and nothing else where the table plays without help (C-13)", () => {
    expect(printedIn(scene, 1, "none", deduced, 0, 1)).toEqual({ there: true, by: "sight", how: "own" });
    for (const [card, place] of [
      [0, 2],
      [0, ENVELOPE],
      [4, 1],
      [5, 0],
      [9, 2],
      [2, ENVELOPE],
    ] as const) {
      expect(printedIn(scene, 1, "none", deduced, card, place)).toBeNull();
    }
  });
  it("has what follows only if that is allowed", () => {
    expect(printedIn(scene, 1, "all", deduced, 2, ENVELOPE)).toMatchObject({ there: true, by: "reason" });
    expect(printedIn(scene, 1, "shown", deduced, 2, ENVELOPE)).toBeNull();
  });
  it("has odds of what is open, and only if they are allowed", () => {
    expect(oddsIn("odds", deduced, 1, ENVELOPE)).toBe(33);
    expect(oddsIn("odds", deduced, 2, ENVELOPE)).toBeNull();
    expect(oddsIn("all", deduced, 1, ENVELOPE)).toBeNull();
  });
});
