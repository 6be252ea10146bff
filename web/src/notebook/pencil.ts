// What is pencilled in: signs in cells and notes beside cards, changed, undone, and merged with the server's.
import type { Card, Change, PencilMark, Notebook, Place } from "../wire/types";

export type Sign = PencilMark["sign"];

/** The signs in the order in which a tap goes through them. */
export const SIGNS = ["yes", "no", "maybe", "alert"] as const;
/** Changes in one batch; the server takes no more. */
export const AT_ONCE = 50;

/** Between lines of the free text: no text on the wire has control characters. */
export const LINE_END = "\u2028";

export interface Pencil {
  marks: Readonly<Record<string, Sign>>;
  notes: Readonly<Record<string, string>>;
}

/** Changes under a name, so that sent again they take effect once. */
export interface Batch {
  cmd_id: string;
  changes: Change[];
}

export const BLANK: Pencil = { marks: {}, notes: {} };

const cell = (card: Card, place: Place) => `${card}/${place}`;
const beside = (card: Card | null) => (card === null ? "page" : String(card));

export function signAt(pencil: Pencil, card: Card, place: Place): Sign {
  return pencil.marks[cell(card, place)] ?? "";
}

export function noteOf(pencil: Pencil, card: Card | null): string {
  return pencil.notes[beside(card)] ?? "";
}

/** A text as the server takes it: visible characters and ends of lines. */
export function onTheWire(text: string): string {
  return text
    .replace(/\r?\n/g, LINE_END)
    .replace(/[\p{C}\u2029]|(?! )[\p{Zs}]/gu, (found) => (/\p{Zs}/u.test(found) ? " " : ""))
    .trim();
}

/** The sign after this one: a tap on the last one rubs it out. */
export function nextSign(sign: Sign): Sign {
  return sign === "" ? SIGNS[0] : (SIGNS[SIGNS.indexOf(sign) + 1] ?? "");
}

/** The page after some changes. */
export function changed(pencil: Pencil, changes: readonly Change[]): Pencil {
  const marks = { ...pencil.marks };
  const notes = { ...pencil.notes };
  for (const change of changes) {
    if (change.type === "mark") marks[cell(change.card, change.place)] = change.sign;
    else notes[beside(change.card)] = change.text;
  }
  return { marks, notes };
}

/** What takes some changes back. */
export function takenBack(pencil: Pencil, changes: readonly Change[]): Change[] {
  return changes.map((change) =>
    change.type === "mark"
      ? { ...change, sign: signAt(pencil, change.card, change.place) }
      : { ...change, text: noteOf(pencil, change.card) },
  );
}

/** What the server has, and on top of it what it has not got yet. */
export function merged(server: Notebook | null, waiting: readonly Batch[]): Pencil {
  const stored = changed(BLANK, [...(server?.marks ?? []), ...(server?.notes ?? [])]);
  return waiting.reduce((pencil, batch) => changed(pencil, batch.changes), stored);
}

/** The queue with some changes more; `sent` batches at its head are on their way and stay as they are. */
export function queued(
  waiting: readonly Batch[],
  changes: readonly Change[],
  sent: number,
  name: () => string,
): Batch[] {
  const last = waiting.length > sent ? waiting.at(-1) : undefined;
  const whole = last ? lastWord([...last.changes, ...changes]) : [];
  if (last && whole.length <= AT_ONCE) {
    return [...waiting.slice(0, -1), { cmd_id: last.cmd_id, changes: whole }];
  }
  return [...waiting, { cmd_id: name(), changes: [...changes] }];
}

/** Of several changes of the same thing only the last counts. */
function lastWord(changes: readonly Change[]): Change[] {
  const found = new Map<string, Change>();
  for (const change of changes) {
    const key = change.type === "mark" ? cell(change.card, change.place) : beside(change.card);
    found.delete(key);
    found.set(key, change);
  }
  return [...found.values()];
}

/** A queue that was kept as text, as far as it makes sense. */
export function queueIn(text: string | null): Batch[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? found.filter(isBatch) : [];
  } catch {
    return [];
  }
}

function isBatch(found: unknown): found is Batch {
  const { cmd_id, changes } = (found ?? {}) as Partial<Batch>;
  return typeof cmd_id === "string" && Array.isArray(changes) && changes.length > 0;
}
