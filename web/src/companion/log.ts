// A notebook as it is kept on the device: the table, the lines, and every change, so that nothing is ever lost. Everything else is worked
// out from it anew.
import { expected, type Jotting, type Seating } from "../deduce/entries";
import type { Help } from "../deduce/position";
import { boxOf, cardsIn, type GameBox } from "./boxes";

/** Who sits where, in which order, and what one holds. Seat 0 is one's own. */
export interface BoxTable {
  edition: string;
  suspects: number[];
  names: string[];
  /** Who was dealt the first card, where hands are uneven. */
  first: number | null;
  /** The rooms in which a card lies. */
  rooms: number[];
  hand: number[];
  honour: boolean;
  help: Help;
}

export type PracticeSign = "yes" | "no";

export interface BoxLog {
  table: BoxTable;
  lines: Jotting[];
  /** What was marked in practice, by cell. */
  marks: Record<string, PracticeSign>;
}

/** Lines taken out and put in from one on; or another table. */
export type LogChange = { at: number; out: Jotting[]; in: Jotting[] } | { from: BoxTable; to: BoxTable };

export interface KeptLog {
  log: BoxLog;
  done: LogChange[];
  undone: LogChange[];
}

export const ME = 0;

export function begun(table: BoxTable): KeptLog {
  return { log: { table, lines: [], marks: {} }, done: [], undone: [] };
}

function applied(log: BoxLog, change: LogChange): BoxLog {
  if ("to" in change) return { ...log, table: change.to };
  const lines = [...log.lines];
  lines.splice(change.at, change.out.length, ...change.in);
  return { ...log, lines };
}

const reversed = (change: LogChange): LogChange => ("to" in change ? { from: change.to, to: change.from } : { at: change.at, out: change.in, in: change.out });

/** A change; what was undone before it is given up. */
export function changed({ log, done }: KeptLog, change: LogChange): KeptLog {
  return { log: applied(log, change), done: [...done, change], undone: [] };
}

export function undo(kept: KeptLog): KeptLog {
  const last = kept.done.at(-1);
  if (!last) return kept;
  return { log: applied(kept.log, reversed(last)), done: kept.done.slice(0, -1), undone: [...kept.undone, last] };
}

export function redo(kept: KeptLog): KeptLog {
  const last = kept.undone.at(-1);
  if (!last) return kept;
  return { log: applied(kept.log, last), done: [...kept.done, last], undone: kept.undone.slice(0, -1) };
}

/** Lines put in from `at` on, in place of `out` lines. */
export function spliced({ log }: KeptLog, at: number, out: number, put: Jotting[]): LogChange {
  return { at, out: log.lines.slice(at, at + out), in: put };
}

// The table in numbers

const dealtCards = (box: GameBox, rooms: number) => cardsIn(box).length - 3 - rooms;

/** Whether cards lie in rooms at a table of this many. */
export function hasRoomCards(box: GameBox, players: number, teams: boolean): boolean {
  return box.room_cards && (players === 2 || teams);
}

/** How many cards each seat gets if they are dealt from `first` on, and how many are left over. */
export function handSizes(box: GameBox, players: number, rooms: number, first: number): { sizes: number[]; pool: number } {
  const cards = dealtCards(box, rooms);
  const pool = box.equal_hands ? cards % players : 0;
  const dealt = cards - pool;
  const sizes = Array.from({ length: players }, (_, seat) => Math.ceil((dealt - ((seat - first + players) % players)) / players));
  return { sizes, pool };
}

/** Whether it matters who was dealt the first card. */
export function uneven(box: GameBox, players: number, rooms: number): boolean {
  return !box.equal_hands && dealtCards(box, rooms) % players !== 0;
}

export function seatingOf(table: BoxTable): Seating {
  const box = boxOf(table.edition);
  const { sizes, pool } = handSizes(box, table.suspects.length, table.rooms.length, table.first ?? 0);
  return {
    kinds: [box.suspects.length, box.weapons.length, box.rooms.length],
    suspects: table.suspects,
    sizes,
    pool,
    rooms: table.rooms,
    me: ME,
    hand: table.hand.reduce((set, card) => set | (1 << card), 0),
    honour: table.honour,
    spoken: !box.written,
    spy: box.spy,
    powers: box.powers,
  };
}

/** Whose turn it probably is: before the first line, of the suspect who begins. */
export function nextSeat({ table, lines }: BoxLog, at = lines.length): number {
  const begins = table.suspects.indexOf(Math.min(...table.suspects));
  const { length } = table.suspects;
  return expected(seatingOf(table), lines.slice(0, at), (begins + length - 1) % length);
}
