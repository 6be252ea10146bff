import { expect, test } from "vitest";
import { destinations } from "./destinations";
import { onFoot, walked } from "./motion";
import { isRoom, squareName } from "./plan";
import { KEYS, sceneOf, sheetOf } from "./sheets.fixture";
import { distances, steps, way } from "./walk";

test.each(KEYS)("on the board of %s every room can be walked to from every start", (key) => {
  const { board } = sheetOf(key);
  for (const start of board.starts) {
    const found = distances(board, start);
    for (const room of board.doors.keys()) expect(found.get(room)).toBeGreaterThan(1);
  }
});

test("a way is as long as the distance, goes by neighbours, and through no room between", () => {
  const { board } = sheetOf("classic");
  const [kitchen, ballroom] = [0, 1];
  const found = way(board, kitchen, ballroom) ?? [];
  expect(found.length - 1).toBe(distances(board, kitchen).get(ballroom));
  expect(found.slice(1, -1).some((space) => isRoom(board, space))).toBe(false);
  expect(squareName(board, found[1] ?? 0)).toBe("e7");
});

test.each(KEYS)("on the board of %s every step leads back", (key) => {
  const next = steps(sheetOf(key).board);
  for (const [space, beside] of next) {
    for (const other of beside) expect(next.get(other)).toContain(space);
  }
});

test("nobody cuts through a room from one of its doors to another", () => {
  const { board } = sheetOf("classic");
  const hall = 7;
  const [front = 0, , side = 0] = board.doors[hall] ?? [];
  const found = way(board, front, side) ?? [];
  expect(found).not.toContain(hall);
  expect(found.length - 1).toBe(7);
  expect(distances(board, front).get(side)).toBe(7);
});

test("who has the turn walks, who is summoned does not", () => {
  const sheet = sheetOf("classic");
  const scene = sceneOf(sheet);
  const [from, to] = [sheet.board.starts[0] ?? 0, 6];
  expect(onFoot(sheet, scene, { token: 0, from, to })?.at(-1)).toBe(to);
  expect(onFoot(sheet, scene, { token: 1, from, to })).toBeNull();
});

test("nobody walks through a secret passage, from nowhere, or across the whole manor", () => {
  const sheet = sheetOf("classic");
  const scene = sceneOf(sheet, { turn: { seat: 0, began_at: 0, dice: [], draws: 0, suggestions: 0, rolls: 0, moves_twice: false } });
  expect(onFoot(sheet, scene, { token: 0, from: 0, to: 8 })).toBeNull();
  expect(onFoot(sheet, scene, { token: 0, from: -1, to: 8 })).toBeNull();
  expect(onFoot(sheet, scene, { token: 0, from: sheet.board.starts[0] ?? 0, to: 2 })).toBeNull();
  expect(onFoot(sheet, scene, { token: 0, from: 0, to: 1 })).not.toBeNull();
});

test("a walk leaves by a door, and never lasts longer than a second and a bit", () => {
  const sheet = sheetOf("classic");
  const spaces = way(sheet.board, 0, 5) ?? [];
  const { points, milliseconds } = walked(sheet, spaces, { x: 3, y: 3 }, { x: 20, y: 16 });
  expect(points[0]).toEqual({ x: 3, y: 3 });
  expect(points[1]).toEqual({ x: 4.5, y: 7 });
  expect(points.at(-1)).toEqual({ x: 20, y: 16 });
  expect(milliseconds).toBe(1200);
  expect(walked(sheet, spaces.slice(1, 4), { x: 4.5, y: 7.5 }, { x: 6.5, y: 7.5 }).milliseconds).toBe(180);
});

test("rooms in reach come first, then the square nearest to each other room, then the rest", () => {
  const { board } = sheetOf("classic");
  const reach = [...distances(board, board.starts[0] ?? 0)].filter(([, n]) => n > 0 && n <= 9).map(([space]) => space);
  const { rooms, near, others } = destinations(board, reach);
  expect(rooms).toEqual([6]);
  expect(near[0]).toMatchObject({ room: 3, steps: 1 });
  expect(squareName(board, near[0]?.square ?? 0)).toBe("g16");
  const listed = [...rooms, ...near.map(({ square }) => square), ...others.map(({ square }) => square)];
  expect(new Set(listed)).toEqual(new Set(reach));
  expect(listed).toHaveLength(reach.length);
});

test("nobody is led back to the room they leave", () => {
  const { board } = sheetOf("classic");
  const reach = [...distances(board, 3)].filter(([, n]) => n > 0 && n <= 2).map(([space]) => space);
  expect(destinations(board, reach).near.map(({ room }) => room)).toContain(3);
  expect(destinations(board, reach, 3).near.map(({ room }) => room)).not.toContain(3);
});
