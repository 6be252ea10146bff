// The boxes there are, with all that a notebook beside one must know; no server is asked. Written by `python -m tests.companion.boxes`.
import type { EditionSheet, Text } from "../wire/types";
import { worded } from "../words/words.svelte";
import data from "./boxes.json";

export interface BoxCard {
  id: string;
  name: Text;
  /** Inside a sentence. */
  the: Text;
  colour?: string;
}

export interface GameBox {
  key: string;
  title: Text;
  players: [fewest: number, most: number];
  suspects: BoxCard[];
  weapons: BoxCard[];
  rooms: BoxCard[];
  equal_hands: boolean;
  pool: { space: number; name: Text; the: Text } | null;
  powers: (string | null)[];
  spy: number | null;
  block: boolean;
  clues: boolean;
  room_cards: boolean;
  honour: boolean;
  written: boolean;
  options: Record<string, unknown>;
}

export const BOXES = data.boxes as unknown as GameBox[];
/** The verbs of the shorthand, in both languages. */
export const VERBS: Readonly<Record<string, string[]>> = data.verbs;

export function boxOf(key: string): GameBox {
  return BOXES.find((box) => box.key === key) ?? BOXES[0]!;
}

export function cardsIn(box: GameBox): BoxCard[] {
  return [...box.suspects, ...box.weapons, ...box.rooms];
}

export const said = (text: Text): string => text[worded()] || text.en;

/** A box as the parts of the page know editions: without its board. Where there is little room, suspects have short names. */
export function sheetOf(box: GameBox, short = (name: string) => name): EditionSheet {
  const cards = (some: BoxCard[]) => some.map(({ id, name, colour = "" }) => ({ id, name, colour }));
  const nothing: Text = { fr: "", en: "" };
  return {
    key: box.key,
    title: box.title,
    about: nothing,
    differences: [],
    fewest: box.players[0],
    most: box.players[1],
    suspects: cards(box.suspects).map((one) => ({ ...one, name: { fr: short(one.name.fr), en: short(one.name.en) } })),
    weapons: cards(box.weapons),
    rooms: cards(box.rooms),
    board: {
      rows: [],
      marks: [],
      places: [...box.rooms.map(({ name }) => name), ...(box.pool ? [box.pool.name] : [])],
      first: 0,
      stride: 0,
      doors: [],
      question_marks: [],
      starts: [],
      passages: [],
    },
    dice: 1,
    special_dice: [],
    options: [],
    keepers: [],
    powers: [],
    clues: [],
    clocks: 0,
    pool: box.pool?.space ?? null,
    dealer: "drawn",
    first: "first_token",
    equal_hands: box.equal_hands,
    accuses_in: "anywhere",
    paper: "cream",
  };
}
