// Where the pips of a die's face are, in a square of 24 units.
import type { EditionSheet } from "../wire/types";

export type Pip = readonly [number, number];
export type Face = "pips" | "question" | "glass";

const [LOW, MID, HIGH] = [6.5, 12, 17.5];
const FACES: Readonly<Record<number, readonly Pip[]>> = {
  1: [[MID, MID]],
  2: [[LOW, HIGH], [HIGH, LOW]],
  3: [[LOW, HIGH], [MID, MID], [HIGH, LOW]],
  4: [[LOW, LOW], [LOW, HIGH], [HIGH, LOW], [HIGH, HIGH]],
  5: [[LOW, LOW], [LOW, HIGH], [MID, MID], [HIGH, LOW], [HIGH, HIGH]],
  6: [[LOW, LOW], [LOW, MID], [LOW, HIGH], [HIGH, LOW], [HIGH, MID], [HIGH, HIGH]],
};

export function pips(value: number): readonly Pip[] {
  return FACES[value] ?? [];
}

/** A roll that shows how an edition is played: as many dice as it has, special ones with their sign. */
export function rolledIn(sheet: EditionSheet): number[] {
  return Array.from({ length: sheet.dice }, (_, die) => (sheet.special_dice[die] ? 1 : 5));
}

/** What a die shows: the 1 of a special one is a question mark where there are keepers, else a magnifying glass. */
export function face(sheet: EditionSheet, die: number, value: number): Face {
  if (value !== 1 || !sheet.special_dice[die]) return "pips";
  return sheet.keepers.length > 0 ? "question" : "glass";
}
