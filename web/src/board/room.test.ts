import { expect, test } from "vitest";
import { around, cellSet, overlap, within } from "./box";
import { FLOORS } from "./floors";
import { FURNITURE } from "./furniture";
import { manorOf } from "./manor";
import { KEYS, sheetOf } from "./sheets.fixture";
import { standing } from "./spots";

const BOARDS = KEYS.flatMap((key) => (["fr", "en"] as const).map((language) => [key, language] as const));

function manor(key: string, language: "fr" | "en") {
  const sheet = sheetOf(key);
  return manorOf(sheet, sheet.board.places.map((name) => name[language]));
}

test.each(BOARDS)("on the board of %s in %s every name is inside its room and legible", (key, language) => {
  for (const { name, cells } of manor(key, language).rooms) {
    expect(within(name.box, cellSet(cells)), name.lines.join(" ")).toBe(true);
    expect(name.size, name.lines.join(" ")).toBeGreaterThan(0.6);
  }
});

test.each(BOARDS)("on the board of %s in %s six tokens and two weapons stand in any room, clear of its name", (key, language) => {
  for (const { name, tokens, weapons, cells } of manor(key, language).rooms) {
    const pieces = [...tokens, ...weapons.slice(0, 2)];
    expect(tokens, name.lines.join(" ")).toHaveLength(6);
    expect(weapons.length, name.lines.join(" ")).toBeGreaterThanOrEqual(2);
    for (const [at, piece] of pieces.entries()) {
      const own = around(piece, 0.88, 0.88);
      expect(within(own, cellSet(cells)), name.lines.join(" ")).toBe(true);
      expect(overlap(standing(piece, 0.88, 0.88), name.box), name.lines.join(" ")).toBe(false);
      expect(pieces.slice(at + 1).some((other) => overlap(own, around(other, 0.88, 0.88)))).toBe(false);
    }
  }
});

test.each(KEYS)("every room of %s has a floor and furniture of its own", (key) => {
  const { rooms } = sheetOf(key);
  for (const { id } of rooms) {
    expect(FLOORS).toHaveProperty(id);
    expect(FURNITURE).toHaveProperty(id);
  }
});

test("a trapdoor lies in its room, and no name over it", () => {
  for (const [key, language] of BOARDS) {
    const sheet = sheetOf(key);
    for (const room of manor(key, language).rooms) {
      expect(within(room.trapdoor, cellSet(room.cells))).toBe(true);
      if (sheet.board.passages[room.space]?.length) expect(overlap(room.trapdoor, room.name.box)).toBe(false);
    }
  }
});

test("the drawing of a board is always the same", () => {
  expect(manor("classic", "fr")).toEqual(manor("classic", "fr"));
});
