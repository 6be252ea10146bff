// The notebook that is open: what was entered, what is about to be, and what follows from it. All of it stays on this device.
import type { Entry, Jotting } from "../deduce/entries";
import type { Case } from "../deduce/facts";
import type { Possible, Solution } from "../deduce/position";
import type { Cell } from "../deduce/proving";
import { Thinker, type Notebook } from "../deduce/thinker";
import { keep, kept } from "../state/kept";
import { begun, changed, nextSeat, redo, seatingOf, spliced, undo, type LogChange, type KeptLog, type BoxLog, type PracticeSign, type BoxTable } from "./log";

const KEY = "companion";
const DRAFT = "companion.draft";

/** What is chosen of the next line, and where that goes: at the end, instead of a line, or before one. */
export interface LineDraft {
  seat: number | null;
  cards: [number | null, number | null, number | null];
  /** From 0 on. */
  at: { line: number; instead: boolean } | null;
}

const BLANK: LineDraft = { seat: null, cards: [null, null, null], at: null };

function read<T>(key: string): T | null {
  try {
    return JSON.parse(kept(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}

export class Desk {
  #kept = $state.raw<KeptLog | null>(read<KeptLog>(KEY));
  draft = $state.raw<LineDraft>(read<LineDraft>(DRAFT) ?? BLANK);
  solution = $state.raw<Solution | null>(null);
  possible = $state.raw<Possible[] | null>(null);
  /** What was done last, for the strip: a line, or what was undone. */
  said = $state.raw<{ line: number } | { undone: LogChange } | { redone: LogChange } | null>(null);
  readonly thinker = new Thinker();
  #asked = 0;

  get log(): BoxLog | null {
    return this.#kept?.log ?? null;
  }
  get mayUndo(): boolean {
    return Boolean(this.#kept?.done.length);
  }
  get mayRedo(): boolean {
    return Boolean(this.#kept?.undone.length);
  }

  /** The lines before the one being written, as the worker takes them. */
  get book(): Notebook {
    const { table, lines } = this.log!;
    return { seating: seatingOf(table), jottings: lines };
  }

  get #before(): Notebook {
    const { seating, jottings } = this.book;
    return { seating, jottings: this.draft.at ? jottings.slice(0, this.draft.at.line) : jottings };
  }

  /** Who asks in the line being written. */
  get seat(): number {
    return this.draft.seat ?? nextSeat(this.log!, this.draft.at?.line);
  }

  get case(): Case | null {
    const { cards } = this.draft;
    return cards.includes(null) ? null : (cards as [number, number, number]);
  }

  #to(next: KeptLog | null): void {
    this.#kept = next;
    keep(KEY, JSON.stringify(next));
    this.think();
  }

  #drafted(draft: LineDraft): void {
    this.draft = draft;
    keep(DRAFT, JSON.stringify(draft));
    this.foresee();
  }

  // The table

  begin(table: BoxTable, lines: Jotting[] = []): void {
    const fresh = begun(table);
    this.said = null;
    this.#drafted(BLANK);
    this.#to({ ...fresh, log: { ...fresh.log, lines } });
  }
  reseat(to: BoxTable): void {
    this.#change({ from: this.log!.table, to });
  }
  take(log: BoxLog): void {
    this.said = null;
    this.#to({ log, done: [], undone: [] });
  }
  forget(): void {
    this.#drafted(BLANK);
    this.#to(null);
    this.solution = null;
  }

  // Lines

  #change(change: LogChange): void {
    this.#to(changed(this.#kept!, change));
  }

  /** The entry joins the log where the draft stands. */
  enter(...entries: Entry[]): void {
    const { at } = this.draft;
    const line = at?.line ?? this.log!.lines.length;
    const put = entries.map((entry): Jotting => ({ entry, sure: true }));
    this.#change(spliced(this.#kept!, line, at?.instead ? 1 : 0, put));
    this.said = { line: line + put.length };
    navigator.vibrate?.(12);
    this.#drafted(BLANK);
  }
  replace(line: number, jotting: Jotting): void {
    this.#change(spliced(this.#kept!, line, 1, [jotting]));
    this.said = { line: line + 1 };
  }
  delete(line: number): void {
    this.#change(spliced(this.#kept!, line, 1, []));
    this.said = null;
    if (this.draft.at) this.#drafted(BLANK);
  }
  doubt(line: number): void {
    const { entry, sure } = this.log!.lines[line]!;
    this.replace(line, { entry, sure: !sure });
  }
  undo(): void {
    const last = this.#kept?.done.at(-1);
    if (!last) return;
    this.#drafted(BLANK);
    this.#to(undo(this.#kept!));
    this.said = { undone: last };
  }
  redo(): void {
    const last = this.#kept?.undone.at(-1);
    if (!last) return;
    this.#to(redo(this.#kept!));
    this.said = { redone: last };
  }

  // The line being written

  pickSeat(seat: number): void {
    this.#drafted({ ...this.draft, seat });
  }
  pick(kind: 0 | 1 | 2, card: number): void {
    const cards = [...this.draft.cards] as LineDraft["cards"];
    cards[kind] = cards[kind] === card ? null : card;
    this.#drafted({ ...this.draft, cards });
  }
  edit(line: number): void {
    const { entry } = this.log!.lines[line]!;
    const cards: LineDraft["cards"] = entry.type === "Question" ? [...entry.case] : [null, null, null];
    this.#drafted({ seat: entry.seat, cards, at: { line, instead: true } });
  }
  insert(line: number): void {
    this.#drafted({ ...BLANK, at: { line, instead: false } });
  }
  cancel(): void {
    this.#drafted(BLANK);
  }

  // Marks in practice

  mark(cell: string, sign: PracticeSign | null): void {
    const { [cell]: _, ...others } = this.log!.marks;
    const marks = sign ? { ...others, [cell]: sign } : others;
    this.#to({ ...this.#kept!, log: { ...this.log!, marks } });
  }
  get marks(): Cell[] {
    return Object.entries(this.log?.marks ?? {}).map(([cell, sign]) => {
      const [card, place] = cell.split("/").map(Number);
      return { place: place!, card: card!, there: sign === "yes" };
    });
  }

  // Thinking

  /** Work out what follows; an answer that has been overtaken is dropped. */
  think(): void {
    const { log } = this;
    this.#asked += 1;
    const asked = this.#asked;
    if (!log) return;
    void this.thinker.solve(this.book, log.table.help).then((solution) => {
      if (asked === this.#asked) this.solution = solution;
    });
    this.foresee();
  }

  /** Which answers can be given to what is being written. */
  foresee(): void {
    const named = this.case;
    this.possible = null;
    if (!this.log || !named) return;
    const { draft } = this;
    void this.thinker.possible(this.#before, this.seat, named, this.log.table.help).then((possible) => {
      if (draft === this.draft) this.possible = possible;
    });
  }

  close(): void {
    this.thinker.close();
  }
}
