// Facts about where cards lie, as the server writes them. A set of cards is a number with a bit for each card.

/** A hand (the number of the seat), the pool, the envelope, or a room. */
export type Place = number;

export const ENVELOPE: Place = 7;

export type Case = readonly [suspect: number, weapon: number, room: number];

export type Fact =
  | { type: "Holds"; place: Place; card: number }
  | { type: "HoldsNone"; place: Place; cards: number }
  | { type: "HoldsOneOf"; place: Place; cards: number }
  | { type: "NotTheCase"; case: Case };

/** The cards of each kind, and how many lie at each place but the envelope. */
export interface Layout {
  kinds: readonly [suspects: number, weapons: number, rooms: number];
  places: readonly Place[];
  sizes: readonly number[];
}

/** No deal agrees with the facts. */
export class Impossible extends Error {}

/** Sets are 32-bit numbers, and the highest bit is the sign. */
export const MOST_CARDS = 31;

export function deckOf(layout: Layout): number {
  const deck = layout.kinds[0] | layout.kinds[1] | layout.kinds[2];
  if (deck < 0) throw new RangeError(`there are at most ${MOST_CARDS} cards`);
  return deck;
}

export function* each(cards: number): Generator<number> {
  for (let rest = cards; rest; rest &= rest - 1) yield 31 - Math.clz32(rest & -rest);
}

export function size(cards: number): number {
  let number = 0;
  for (let rest = cards; rest; rest &= rest - 1) number += 1;
  return number;
}
