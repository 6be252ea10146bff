import { expect, test } from "vitest";
import { KEYS, sheetOf } from "../board/sheets.fixture";
import { guestNames, letters, shape } from "./guests";
import { face, pips } from "./pips";
import sprite from "../art/sprite.svg?raw";

const DRAWINGS = new Map([...sprite.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/gs)].map(([, id, lines]) => [id, lines]));

test.each(KEYS)("in %s every guest has letters and a shape that no other has, in both languages", (key) => {
  const sheet = sheetOf(key);
  for (const language of ["fr", "en"] as const) {
    const names = guestNames(sheet, (text) => text[language]);
    expect(new Set(names.map((_, guest) => letters(names, guest))).size).toBe(names.length);
  }
  expect(new Set(sheet.suspects.map(({ colour }) => shape(colour))).size).toBe(sheet.suspects.length);
});

test("one letter is enough unless two guests share it", () => {
  expect(letters(["Mlle Rose", "Pr Violet"], 1)).toBe("V");
  expect(letters(["Mrs Peacock", "Professor Plum"], 1)).toBe("Pl");
});

test.each(KEYS)("every card, keeper and power of %s has a drawing of its own in the sprite", (key) => {
  const sheet = sheetOf(key);
  const last = (id: string) => id.split(".").at(-1);
  const wanted = [
    ...sheet.suspects.flatMap(({ id }) => [`cast-${id}`, `head-${id}`]),
    ...sheet.weapons.map(({ id }) => `weapon-${id}`),
    ...sheet.rooms.map(({ id }) => `room-${id}`),
    ...sheet.keepers.map(({ id }) => `keep-${last(id)}`),
    ...sheet.powers.flatMap((power) => (power ? [`sign-${last(power.id)}`] : [])),
  ];
  for (const id of wanted) expect(DRAWINGS.get(id), id).toBeTruthy();
  expect(new Set(wanted.map((id) => DRAWINGS.get(id))).size).toBe(new Set(wanted).size);
});

test("no id of the sprite is used twice, and nothing in it would be forbidden by the page’s policy", () => {
  const ids = [...sprite.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^(cast|head|weapon|room|art|sign|keep)-/.test(id ?? ""))).toEqual([]);
  expect(sprite).not.toMatch(/style=|<style|data:|<script/);
});

test("a die has as many pips as it counts, and the 1 of a special one is a mark", () => {
  expect([1, 2, 3, 4, 5, 6].map((value) => pips(value).length)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(face(sheetOf("detectives"), 1, 1)).toBe("question");
  expect(face(sheetOf("detectives"), 0, 1)).toBe("pips");
  expect(face(sheetOf("modern"), 0, 1)).toBe("glass");
  expect(face(sheetOf("modern"), 0, 2)).toBe("pips");
});
