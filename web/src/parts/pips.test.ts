import { expect, test } from "vitest";
import { KEYS, sheetOf } from "../board/sheets.fixture";
import { face, rolledIn } from "./pips";

test("every edition is told apart by its dice", () => {
  const seen = KEYS.map((key) => {
    const sheet = sheetOf(key);
    return rolledIn(sheet).map((value, die) => face(sheet, die, value)).join(" ");
  });
  expect(new Set(seen).size).toBe(KEYS.length);
});
