import { expect, test } from "vitest";
import { doorsOf } from "./doors";
import { outlines } from "./outline";
import { cellOf, planOf, spaceAt, squareAt, squareName } from "./plan";
import { KEYS, sheetOf } from "./sheets.fixture";

test.each(KEYS)("every cell of %s's map is a room's, corridor, cellar or nothing", (key) => {
  const { board, suspects } = sheetOf(key);
  const plan = planOf(board);
  const corridor = board.rows.join("").match(/[#?]/g)?.length ?? 0;
  expect(plan.squares).toHaveLength(corridor + suspects.length);
  for (const cells of plan.rooms) expect(cells.length).toBeGreaterThan(15);
  expect(plan.squares).toEqual(expect.arrayContaining(board.starts));
});

test("a square is called by column and row, and found again at its cell", () => {
  const { board } = sheetOf("classic");
  const square = board.doors[0]?.[0] ?? -1;
  expect(squareName(board, square)).toBe("e7");
  expect(squareAt(board, cellOf(board, square))).toBe(square);
});

test("a point lies in a room, on a square, or nowhere", () => {
  const { board } = sheetOf("classic");
  const plan = planOf(board);
  expect(spaceAt(board, plan, { x: 2.5, y: 2.5 })).toBe(0);
  expect(spaceAt(board, plan, { x: 4.5, y: 7.5 })).toBe(board.doors[0]?.[0]);
  expect(spaceAt(board, plan, { x: 12, y: 12 })).toBeNull();
  expect(spaceAt(board, plan, { x: -1, y: 3 })).toBeNull();
});

test("a room that is one area has one outline, as long as its edge", () => {
  expect(outlines([{ x: 2, y: 3 }])).toEqual([
    [
      { x: 2, y: 3 },
      { x: 3, y: 3 },
      { x: 3, y: 4 },
      { x: 2, y: 4 },
    ],
  ]);
  for (const key of KEYS) {
    for (const cells of planOf(sheetOf(key).board).rooms) expect(outlines(cells)).toHaveLength(1);
  }
});

test("cells that touch at a corner are two shapes, and a hole is a shape too", () => {
  expect(outlines([{ x: 0, y: 0 }, { x: 1, y: 1 }])).toHaveLength(2);
  const ring = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => ({ x, y }))).filter(({ x, y }) => x !== 1 || y !== 1);
  expect(outlines(ring)).toHaveLength(2);
});

test.each(KEYS)("every door of %s opens into its room", (key) => {
  const { board } = sheetOf(key);
  const plan = planOf(board);
  const doors = doorsOf(board);
  expect(doors).toHaveLength(board.doors.flat().length);
  for (const { room, at, into } of doors) {
    expect(spaceAt(board, plan, { x: at.x + into.x * 0.1, y: at.y + into.y * 0.1 })).toBe(room);
  }
});

test("the guest house has its only door at a corner (D-9)", () => {
  const { board, rooms } = sheetOf("detectives");
  const house = rooms.findIndex(({ id }) => id === "guest_house");
  const doors = doorsOf(board).filter(({ room }) => room === house);
  expect(doors).toHaveLength(1);
  expect(doors[0]?.into.x).toBeCloseTo(Math.SQRT1_2);
  expect(doors[0]?.into.y).toBeCloseTo(Math.SQRT1_2);
});
