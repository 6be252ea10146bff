// How places and cards of a puzzle are called.
import { cardOf, numbers, type Kind } from "../parts/cards";
import { inWords } from "../state/catalogue.svelte";
import { ENVELOPE, POOL, type Card, type EditionSheet, type Place, type PuzzleSheet } from "../wire/types";
import { t } from "../words/words.svelte";

export function puzzlePlace(puzzle: PuzzleSheet, sheet: EditionSheet, place: Place): string {
  if (place === ENVELOPE) return t("puzzle-envelope");
  if (place === puzzle.seat) return t("puzzle-you");
  if (place < POOL) return puzzle.names[place] ?? "";
  const room = place === POOL ? sheet.pool : place - ENVELOPE - 1;
  const found = room === null ? undefined : sheet.board.places[room];
  return found ? inWords(found) : "";
}

export function cardName(sheet: EditionSheet, card: Card): string {
  return inWords(cardOf(sheet, card).name);
}

export const KINDS: readonly Kind[] = ["suspect", "weapon", "room"];

export function cardsBy(sheet: EditionSheet, kind: Kind): Card[] {
  return numbers(sheet, kind);
}
