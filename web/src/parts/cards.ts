// Cards by their number: suspects first, then weapons, then rooms.
import type { Card, CardSheet, EditionSheet, Space } from "../wire/types";

export type Kind = "suspect" | "weapon" | "room";

export function cardsOf(sheet: EditionSheet): CardSheet[] {
  return [...sheet.suspects, ...sheet.weapons, ...sheet.rooms];
}

export function cardOf(sheet: EditionSheet, card: Card): CardSheet {
  const found = cardsOf(sheet)[card];
  if (!found) throw new RangeError(`There is no card ${card}.`);
  return found;
}

export function kindOf(sheet: EditionSheet, card: Card): Kind {
  if (card < sheet.suspects.length) return "suspect";
  return card < sheet.suspects.length + sheet.weapons.length ? "weapon" : "room";
}

/** The numbers of the cards of a kind. */
export function numbers(sheet: EditionSheet, kind: Kind): Card[] {
  return cardsOf(sheet).flatMap((_, card) => (kindOf(sheet, card) === kind ? [card] : []));
}

/** What a keeper or power is called inside: the last word of its id, as its drawing has it. */
export function lastOf(id: string): string {
  return id.split(".").at(-1) ?? id;
}

/** The place on the board that a room's card names. */
export function roomOf(sheet: EditionSheet, card: Card): Space {
  return card - sheet.suspects.length - sheet.weapons.length;
}
