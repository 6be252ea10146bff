import { expect, test } from "vitest";
import { Fingers } from "./fingers";
import { manorOf } from "./manor";
import { planOf } from "./plan";
import { meant, towards } from "./reaching";
import { sceneOf, sheetOf } from "./sheets.fixture";
import { settled, standingAt } from "./standing";
import { inRows, present, targetsOf } from "./targets";
import { bringing, clamped, shifted, under, WHOLE, zoomed } from "./view";

const sheet = sheetOf("classic");
const { board } = sheet;
const plan = planOf(board);
const door = board.doors[0]?.[0] ?? 0;

test("a touch means the place it hits, or the nearest in reach if that is near enough", () => {
  expect(meant(board, plan, [0, door], { x: 2, y: 2 }, 1)).toBe(0);
  expect(meant(board, plan, [door], { x: 5.6, y: 7.5 }, 1)).toBe(door);
  expect(meant(board, plan, [door], { x: 6.6, y: 7.5 }, 1)).toBeNull();
  expect(meant(board, plan, [], { x: 2, y: 2 }, 9)).toBeNull();
});

test("a place in reach goes before a nearer one that is not", () => {
  expect(meant(board, plan, [0], { x: 4.5, y: 7.2 }, 1)).toBe(0);
});

test("an arrow leads to the nearest place in its direction", () => {
  const targets = targetsOf(board, manorOf(sheet, board.places.map(({ fr }) => fr)), []);
  const [kitchen, ballroom] = [targets[0], targets[1]];
  if (!kitchen || !ballroom) throw new Error("There are rooms.");
  expect(towards(targets, kitchen.at, "ArrowRight")?.space).toBe(1);
  expect(towards(targets, ballroom.at, "ArrowLeft")?.space).toBe(0);
  expect(towards(targets, kitchen.at, "ArrowDown")?.space).toBe(3);
  expect(towards(targets, kitchen.at, "ArrowUp")).toBeNull();
});

test("every room can be reached with the arrows from every other", () => {
  for (const key of ["classic", "detectives"]) {
    const own = sheetOf(key);
    const targets = targetsOf(own.board, manorOf(own, own.board.places.map(({ fr }) => fr)), []);
    const seen = new Set([0]);
    for (const space of seen) {
      for (const arrow of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const) {
        const next = towards(targets, targets[space]?.at ?? { x: 0, y: 0 }, arrow);
        if (next) seen.add(next.space);
      }
    }
    expect(seen.size).toBe(targets.length);
  }
});

test("rows of the grid go from above, and hold every target once", () => {
  const targets = targetsOf(board, manorOf(sheet, board.places.map(({ fr }) => fr)), [door]);
  const rows = inRows(targets);
  expect(rows.flat()).toHaveLength(10);
  expect(rows.map((row) => Math.floor(row[0]?.at.y ?? 0))).toEqual([...rows.keys()].map((at) => Math.floor(rows[at]?.[0]?.at.y ?? 0)).sort((a, b) => a - b));
});

test("who and what is at a place are its cards", () => {
  expect(present(sheet, sceneOf(sheet, { tokens: [0, 1, 0, -1, 2, 3] }), 0)).toEqual([0, 2, 6]);
});

test("who stays in a room keeps the place there; who comes takes the first free one", () => {
  const first = settled([], [4, 4, 4]);
  expect(first.map(({ slot }) => slot)).toEqual([0, 1, 2]);
  const later = settled(first, [7, 4, 4]);
  expect(later.map(({ slot }) => slot)).toEqual([0, 1, 2]);
  expect(settled(later, [4, 4, 4]).map(({ slot }) => slot)).toEqual([0, 1, 2]);
});

test("a token that has left the game stands nowhere", () => {
  expect(standingAt(board, [], { space: -1, slot: 0 })).toBeNull();
  expect(standingAt(board, [], { space: door, slot: 0 })).toEqual({ x: 4.5, y: 7.5 });
});

test("coming nearer keeps the point under the finger where it is, and shows nothing but board", () => {
  const near = zoomed(WHOLE, 2, { x: 0.25, y: 0.5 });
  expect(under(near, { x: 0.25, y: 0.5 })).toEqual({ x: 0.25, y: 0.5 });
  const point = { x: 0.6, y: 0.7 };
  const nearer = zoomed(near, 1.5, point);
  expect(under(nearer, point).x).toBeCloseTo(under(near, point).x);
  expect(under(nearer, point).y).toBeCloseTo(under(near, point).y);
  expect(zoomed(near, 0.1)).toEqual(WHOLE);
  expect(zoomed(WHOLE, 99).scale).toBe(4);
  expect(shifted(near, { x: 5, y: -5 })).toEqual({ scale: 2, x: 0, y: -1 });
  expect(clamped({ scale: 1, x: 0.4, y: -0.4 })).toEqual(WHOLE);
});

test("a place outside the view is brought into it", () => {
  const near = zoomed(WHOLE, 4, { x: 0, y: 0 });
  const seen = bringing(near, { x: 0.9, y: 0.1 });
  const at = seen.x + 0.9 * seen.scale;
  expect(at).toBeGreaterThan(0);
  expect(at).toBeLessThan(1);
  expect(bringing(near, { x: 0.1, y: 0.1 })).toEqual(near);
});

test("one finger shifts, two enlarge, and a finger that hardly moves does neither", () => {
  const size = { x: 400, y: 400 };
  const fingers = new Fingers();
  fingers.put(1, { x: 100, y: 100 });
  expect(fingers.move(1, { x: 104, y: 100 }, WHOLE, size)).toBe(WHOLE);
  expect(fingers.dragged).toBe(false);
  fingers.put(2, { x: 200, y: 100 });
  const near = fingers.move(2, { x: 300, y: 100 }, WHOLE, size);
  expect(near.scale).toBeCloseTo(2);
  expect(fingers.dragged).toBe(true);
  fingers.lift(2);
  const before = near.x;
  expect(fingers.move(1, { x: 90, y: 100 }, near, size).x).toBeLessThan(before);
  fingers.lift(1);
  expect(fingers.any).toBe(false);
});
