// A notebook carried elsewhere: as a record for the command line, in a link for the others at the table, or whole to another phone. Links keep
// everything in the fragment, which no browser sends.
import { BadEntry, Scribe, type Entry, type Heard, type Jotting } from "../deduce/entries";
import { boxOf, cardsIn, type GameBox } from "./boxes";
import { ME, seatingOf, type BoxLog, type BoxTable } from "./log";

// A record of the kind `heard`

export function recordOf({ table, lines }: BoxLog): string {
  const box = boxOf(table.edition);
  const seating = seatingOf(table);
  const { length } = table.suspects;
  const unsure = lines.flatMap(({ sure }, at) => (sure ? [] : [at + 1]));
  const tags = {
    ...Object.fromEntries(table.names.flatMap((name, seat) => (name ? [[`Name${seat}`, name]] : []))),
    ...(unsure.length ? { Unsure: unsure.join(" ") } : {}),
  };
  const header = { format: "lenoir", schema: 1, edition: box.key, cards: cardsIn(box).map(({ id }) => id), kind: "heard", seat: ME, tags };
  const options = {
    ...box.options,
    ...(table.honour ? { honour: true } : {}),
    ...(table.rooms.length ? { room_cards: table.rooms.map((room) => box.rooms[room]!.id) } : {}),
    ...(table.rooms.length && length > 2 ? { teams: true } : {}),
  };
  const dealing = [
    { type: "GameStarted", edition: box.key, options, suspects: table.suspects, weapons: box.weapons.map(() => 0) },
    { type: "CardsDealt", dealer: ((table.first ?? 0) + length - 1) % length, sizes: seating.sizes, pool: seating.pool, in_rooms: table.rooms },
    { type: "HandDealt", seat: ME, cards: seating.hand },
  ];
  const scribe = new Scribe(seating);
  const heard = lines.flatMap((line): object[] => [{ type: "TurnBegan", seat: line.entry.seat }, ...written(scribe, line)]);
  return [header, ...dealing, ...heard].map((event) => `${JSON.stringify(event)}\n`).join("");
}

function written(scribe: Scribe, line: Jotting): Heard[] {
  try {
    return scribe.write(line);
  } catch (error) {
    if (error instanceof BadEntry) return [];
    throw error;
  }
}

// Links

/** What everybody at the table knows: nothing of one's hand, nor of a card one has seen. */
export interface SharedLog {
  table: Omit<BoxTable, "hand">;
  lines: Jotting[];
}

export function sharedOf({ table: { hand: _, ...table }, lines }: BoxLog): SharedLog {
  const box = boxOf(table.edition);
  return { table, lines: lines.flatMap(({ entry, sure }) => [...heardByAll(box, entry)].map((heard) => ({ entry: heard, sure }))) };
}

function* heardByAll(box: GameBox, entry: Entry): Generator<Entry> {
  switch (entry.type) {
    case "Noticed":
      return;
    case "Question":
    case "Passed":
    case "Spied":
    case "Glimpsed":
      yield { ...entry, card: null };
      return;
    case "Looked":
      yield { ...entry, cards: null };
      return;
    case "Wrong":
      yield entry.seat === ME && box.written ? { ...entry, case: null } : entry;
      return;
    default:
      yield entry;
  }
}

/** A shared log as another seat has it: everybody's own seat is the first. */
export function turned({ table, lines }: SharedLog, me: number): SharedLog {
  const { length } = table.suspects;
  const from = (seat: number) => (seat + length - me) % length;
  const maybe = (seat: number | null) => (seat === null ? null : from(seat));
  const rotated = <T>(list: readonly T[]): T[] => list.map((_, seat) => list[(seat + me) % length]!);
  const moved = (entry: Entry): Entry => {
    const seat = from(entry.seat);
    if (entry.type === "Question") return { ...entry, seat, by: maybe(entry.by), blocked: maybe(entry.blocked) };
    if (entry.type === "Passed") return { ...entry, seat, to: from(entry.to) };
    if (entry.type === "Noticed") return { ...entry, seat, of: from(entry.of) };
    return { ...entry, seat };
  };
  return {
    table: { ...table, suspects: rotated(table.suspects), names: rotated(table.names), first: maybe(table.first) },
    lines: lines.map(({ entry, sure }) => ({ entry: moved(entry), sure })),
  };
}

export type CarriedLog = { kind: "log"; shared: SharedLog } | { kind: "move"; log: BoxLog };

export function linkTo(kind: CarriedLog["kind"], log: BoxLog): string {
  const what = kind === "log" ? sharedOf(log) : log;
  return `${location.origin}/notebook#${kind}=${packed(JSON.stringify(what))}`;
}

/** What a link carries; null if nothing, or nothing that can be read. */
export function carriedIn(hash: string): CarriedLog | null {
  const found = /^#(log|move)=([A-Za-z0-9_-]+)$/.exec(hash);
  if (!found) return null;
  try {
    const what: unknown = JSON.parse(unpacked(found[2]!));
    if (!sound(what)) return null;
    return found[1] === "log" ? { kind: "log", shared: what } : { kind: "move", log: { ...(what as BoxLog), marks: {} } };
  } catch {
    return null;
  }
}

/** Whether something from a link has the shape of a notebook: it may come from anybody. */
function sound(what: unknown): what is SharedLog {
  const { table, lines } = what as Partial<BoxLog>;
  const numbers = (list: unknown, below: number): boolean =>
    Array.isArray(list) && list.every((number) => Number.isInteger(number) && number >= 0 && number < below) && new Set(list).size === list.length;
  if (!table || !Array.isArray(lines) || lines.length > 1000) return false;
  const box = boxOf(table.edition);
  const cards = cardsIn(box).length;
  const names = Array.isArray(table.names) && table.names.every((name) => typeof name === "string" && name.length <= 40);
  const players = numbers(table.suspects, box.suspects.length) && table.suspects.length >= box.players[0];
  const rooms = numbers(table.rooms, box.rooms.length);
  const hand = table.hand === undefined || numbers(table.hand, cards);
  const first = table.first === null || numbers([table.first], table.suspects?.length ?? 0);
  const help = ["none", "shown", "all", "odds"].includes(table.help);
  if (!(box.key === table.edition && names && players && rooms && hand && first && help)) return false;
  return lines.every((line) => soundLine(line, table.suspects.length, cards));
}

function soundLine(line: Jotting, seats: number, cards: number): boolean {
  if (typeof line?.sure !== "boolean" || typeof line.entry?.type !== "string") return false;
  return Object.entries(line.entry).every(([name, value]) => {
    const within = (most: number) => Number.isInteger(value) && (value as number) >= 0 && (value as number) < most;
    if (value === null) return ["by", "card", "blocked", "case", "room", "cards"].includes(name);
    if (["seat", "by", "to", "of", "blocked"].includes(name)) return within(seats);
    if (name === "card" || name === "room") return within(cards);
    if (name === "cards" || name === "hand") return within(2 ** cards);
    if (name === "case") return Array.isArray(value) && value.length === 3 && value.every((card) => Number.isInteger(card) && card >= 0 && card < cards);
    return name === "type";
  });
}

function packed(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

function unpacked(text: string): string {
  const bytes = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)));
}
