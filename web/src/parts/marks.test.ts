import { expect, test } from "vitest";
import { KEYS, sheetOf } from "../board/sheets.fixture";
import { guestNames, head, letters } from "./guests";
import { face, pips } from "./pips";
import { WEAPONS } from "./weapons";

test.each(KEYS)("in %s every guest has letters and a shape that no other has, in both languages", (key) => {
  const sheet = sheetOf(key);
  for (const language of ["fr", "en"] as const) {
    const names = guestNames(sheet, (text) => text[language]);
    expect(new Set(names.map((_, guest) => letters(names, guest))).size).toBe(names.length);
  }
  expect(new Set(sheet.suspects.map(({ colour }) => head(colour))).size).toBe(sheet.suspects.length);
});

test("one letter is enough unless two guests share it", () => {
  expect(letters(["Mlle Rose", "Pr Violet"], 1)).toBe("V");
  expect(letters(["Mrs Peacock", "Professor Plum"], 1)).toBe("Pl");
});

test.each(KEYS)("every weapon of %s has a drawing of its own", (key) => {
  for (const { id } of sheetOf(key).weapons) expect(WEAPONS).toHaveProperty(id);
  expect(new Set(Object.values(WEAPONS)).size).toBe(Object.keys(WEAPONS).length);
});

test("a die has as many pips as it counts, and the 1 of a special one is a mark", () => {
  expect([1, 2, 3, 4, 5, 6].map((value) => pips(value).length)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(face(sheetOf("detectives"), 1, 1)).toBe("question");
  expect(face(sheetOf("detectives"), 0, 1)).toBe("pips");
  expect(face(sheetOf("modern"), 0, 1)).toBe("glass");
  expect(face(sheetOf("modern"), 0, 2)).toBe("pips");
});
