import { expect, test } from "vitest";
import type { Described, EditionSheet } from "../wire/types";
import { fromBrowser, fromLibrary } from "./digests";
import { checked, isFair, recordIn } from "./fairness";

// What chance needs to know of each edition.
const NONE = { fr: "", en: "" };
const things = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: String(at), name: NONE, colour: "" }));
const described = (id: string, copies = 1): Described => ({ id, name: NONE, text: NONE, copies });
const PLAIN = {
  suspects: things(6),
  weapons: things(6),
  rooms: things(9),
  special_dice: [false, false],
  options: [],
  keepers: [],
  clues: [],
  clocks: 0,
  pool: null,
  first: "first_token",
  equal_hands: false,
};
const SHEETS: Record<string, object> = {
  classic: { ...PLAIN, dealer: "drawn" },
  miro: { ...PLAIN, dealer: "highest_roll" },
  detectives: {
    ...PLAIN,
    weapons: things(9),
    special_dice: [false, true],
    keepers: [1, 2, 2, 1, 4, 2, 2, 2].map((copies) => described("keeper", copies)),
    clocks: 8,
    pool: 9,
    dealer: "drawn",
    first: "highest_roll",
    equal_hands: true,
  },
  modern: {
    ...PLAIN,
    options: [{ name: "room_cards" }],
    clues: Array.from({ length: 29 }, (_, at) => described(at === 27 ? "clue.passage" : "clue.reveal")),
    dealer: "drawn",
  },
};
// Games that Python has played and verified; two more for what is rare: a glimpse, an empty pile.
const FILES = import.meta.glob<string>(["../../../tests/golden/*.jsonl", "./*.jsonl"], {
  eager: true,
  query: "?raw",
  import: "default",
});
const named = (path: string) => path.split("/").at(-1)?.replace(".jsonl", "") ?? "";
const GAMES = Object.fromEntries(Object.entries(FILES).map(([path, text]) => [named(path), text]));
const read = (name: string) => recordIn(GAMES[name] ?? "");
const sheetOf = (edition: string) => SHEETS[edition] as EditionSheet;
const by = fromBrowser(crypto.subtle);

test.each(Object.keys(GAMES))("every draw of the game %s is the promised one", async (name) => {
  const record = read(name);
  const verdict = await checked(record, sheetOf(record.header.edition), by, record.header.tags.Commitment ?? "");
  expect(verdict).toMatchObject({ promised: true, order: "no_pledges", dealt: true, wrong: null });
  const rolls = record.events.filter(({ type }) => type === "DiceRolled").length;
  const drawn = record.events.filter(({ type }) => type === "IntrigueDrawn").length;
  const clues = record.events.filter(({ type }) => type === "ClueDrawn").length;
  const glimpses = record.events.filter(({ type }) => type === "CardGlimpsed").length;
  expect(verdict.draws).toEqual({ dice: rolls, intrigue: drawn, clue: clues, glimpse: glimpses });
});

test("the games have every kind of draw", async () => {
  const kinds = ["DiceRolled", "LotsRolled", "IntrigueDrawn", "ClueDrawn", "CardGlimpsed"];
  const told = Object.keys(GAMES).flatMap((name) => read(name).events.map(({ type }) => type));
  expect(kinds.filter((kind) => told.includes(kind as never))).toEqual(kinds);
});

test("a library says the same as the browser", async () => {
  const record = read("classic-one-die");
  const verdict = await checked(record, sheetOf("classic"), await fromLibrary(), null);
  expect(verdict).toMatchObject({ promised: true, order: "no_pledges", dealt: true, wrong: null });
});

test("a die that was turned over is found, with its line", async () => {
  const record = read("miro");
  const at = record.events.findLastIndex(({ type }) => type === "DiceRolled");
  const roll = record.events[at];
  if (roll?.type !== "DiceRolled") throw new Error("there is no roll");
  record.events[at] = { ...roll, dice: roll.dice.map((face) => 7 - face) };
  const verdict = await checked(record, sheetOf("miro"), by, null);
  expect(verdict.wrong).toEqual({ line: at + 2, event: "DiceRolled" });
  expect(isFair(verdict)).toBe(false);
});

test("a card that changed hands is found", async () => {
  const record = read("classic-two-dice");
  const at = record.events.findIndex(({ type }) => type === "EnvelopeSealed");
  const sealed = record.events[at];
  if (sealed?.type !== "EnvelopeSealed") throw new Error("there is no envelope");
  record.events[at] = { ...sealed, case: [5, sealed.case[1], sealed.case[2]] };
  const verdict = await checked(record, sheetOf("classic"), by, null);
  expect(verdict).toMatchObject({ dealt: false, wrong: { event: "EnvelopeSealed" } });
});

test("another secret, or another promise than the noted one, is found", async () => {
  const record = read("classic-one-die");
  const other = await checked(record, sheetOf("classic"), by, "0".repeat(64));
  expect(other).toMatchObject({ promised: true, order: "noted" });
  expect(isFair(other)).toBe(false);
  record.header.tags.Secret = "ff".repeat(32);
  const forged = await checked(record, sheetOf("classic"), by, null);
  expect(forged.promised).toBe(false);
});

test("a record that tells of no promise cannot be checked", async () => {
  const record = read("classic-one-die");
  delete record.header.tags.Secret;
  expect((await checked(record, sheetOf("classic"), by, null)).promised).toBeNull();
});
