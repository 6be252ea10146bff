// A notebook of one own seat: what the server has, what it has not got yet, and what follows.
//
// A mark is there at once, is kept on this device until the server has it, and is sent again under
// the same name as long as it takes.
import { isDealt } from "../state/dealt";
import { keep, kept } from "../state/kept";
import type { Sitting } from "../state/sitting.svelte";
import { doors, newName, Turned } from "../wire/http";
import type { Card, Change, Code, Deduced, Notebook, Place, Grounds, Seat } from "../wire/types";
import { t, worded } from "../words/words.svelte";
import { mayAsk, type Assistance } from "./assistance";
import { merged, queued, queueIn, takenBack, type Batch, type Pencil, type Sign } from "./pencil";

const SOON = 400;
const AGAIN_AFTER = [1000, 2000, 5000, 10_000, 20_000];
const STEPS_BACK = 100;

export interface Asked {
  card: Card;
  place: Place;
  reason: Grounds | null;
  refused: Code | "offline" | "malformed" | null;
}

export interface Supposed {
  card: Card;
  place: Place;
  there: boolean;
  /** Null if it cannot be. */
  columns: Deduced["columns"] | null;
  cases: number;
}

export class Book {
  #server = $state.raw<Notebook | null>(null);
  #waiting = $state.raw<Batch[]>([]);
  #back = $state.raw<Change[][]>([]);
  /** What follows, as far as it was worked out. */
  deduced = $state.raw<Deduced | null>(null);
  /** Why something could not be written or worked out. */
  mishap = $state.raw<Code | null>(null);
  asked = $state.raw<Asked | null>(null);
  /** What would follow if something were so, until the table moves on. */
  supposed = $state.raw<Supposed | null>(null);
  /** The marks that are new, in a line each with its reason: for whoever learns with the notebook. */
  fresh = $state.raw<readonly string[]>([]);
  /** Whether something is on this device only, and could not be sent just now. */
  stuck = $state(false);

  #drawn: { server: Notebook | null; waiting: Batch[]; pencil: Pencil } | null = null;
  #sitting: Sitting;
  #seat: Seat;
  #key: string;
  #sending = false;
  #reading = false;
  #thinking = false;
  #tries = 0;
  #timer = 0;
  #wanted = 0;

  constructor(sitting: Sitting, game: string, seat: Seat) {
    this.#sitting = sitting;
    this.#seat = seat;
    this.#key = `notes.${game}.${seat}`;
    this.#waiting = queueIn(kept(this.#key));
    void this.#read();
    this.#soon(0);
  }

  // Nothing here is derived: a book outlives the screen that first asked for it, and what a screen derives ends with it.

  /** All that is pencilled in. */
  get pencil(): Pencil {
    const [server, waiting] = [this.#server, this.#waiting];
    if (this.#drawn?.server !== server || this.#drawn.waiting !== waiting) {
      this.#drawn = { server, waiting, pencil: merged(server, waiting) };
    }
    return this.#drawn.pencil;
  }

  get mayUndo(): boolean {
    return this.#back.length > 0;
  }

  get help(): Assistance {
    return this.#sitting.table?.assistance ?? "none";
  }

  mark(card: Card, place: Place, sign: Sign): void {
    this.#write([{ type: "mark", card, place, sign }]);
  }

  note(card: Card | null, text: string): void {
    this.#write([{ type: "note", card, text }]);
  }

  undo(): void {
    const last = this.#back.at(-1);
    if (!last) return;
    this.#back = this.#back.slice(0, -1);
    this.#queue(last);
  }

  /** The table has moved on, or another device has written: look again at what may have changed. */
  look(seq: number, noted: number): void {
    if (noted > (this.#server?.number ?? 0) && !this.#sending) void this.#read();
    if (mayAsk(this.help) && this.#wanted < seq) {
      this.supposed = null;
      this.#wanted = seq;
      void this.#think();
    }
  }

  /** Send what waits: the connection is back. */
  hurry(): void {
    this.#tries = 0;
    this.#soon(0);
  }

  async why(card: Card, place: Place): Promise<void> {
    const asked: Asked = { card, place, reason: null, refused: null };
    this.asked = asked;
    const spoken = worded();
    try {
      const reason = await doors.why(this.#sitting.id, this.#seat, card, place, spoken);
      if (this.asked === asked) this.asked = { ...asked, reason };
    } catch (error) {
      const refused = error instanceof Turned ? error.code : "offline";
      if (this.asked === asked) this.asked = { ...asked, refused };
    }
  }

  /** What has become certain since a number of the seat's stream, in words; nothing where that is not to be had. */
  async learned(since: number): Promise<readonly string[]> {
    if (!mayAsk(this.help)) return [];
    const spoken = worded();
    try {
      const { lines, more, open } = await doors.learned(this.#sitting.id, this.#seat, since, spoken);
      return [...open, ...lines, ...(more ? [t("notebook-more", { n: more })] : [])];
    } catch {
      return [];
    }
  }

  #write(changes: Change[]): void {
    this.mishap = null;
    this.#back = [...this.#back, takenBack(this.pencil, changes)].slice(-STEPS_BACK);
    this.#queue(changes);
  }

  #queue(changes: Change[]): void {
    this.#keep(queued(this.#waiting, changes, this.#sending ? 1 : 0, newName));
    this.#soon(SOON);
  }

  #keep(waiting: Batch[]): void {
    this.#waiting = waiting;
    keep(this.#key, JSON.stringify(waiting));
  }

  #soon(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#send(), wait);
  }

  #later(): void {
    const wait = AGAIN_AFTER[Math.min(this.#tries, AGAIN_AFTER.length - 1)] ?? 1000;
    this.#tries += 1;
    this.#soon(wait);
  }

  async #send(): Promise<void> {
    const batch = this.#waiting[0];
    if (this.#sending) return;
    if (!batch) return this.#server ? undefined : this.#read();
    this.#sending = true;
    let fine = true;
    try {
      const { changes, cmd_id } = batch;
      this.#take(await doors.pencil(this.#sitting.id, this.#seat, changes, cmd_id));
      this.#tries = 0;
    } catch (error) {
      fine = error instanceof Turned && !isPassing(error.status);
      if (fine) this.mishap = (error as Turned).code as Code;
    }
    if (fine) this.#keep(this.#waiting.slice(1));
    this.#sending = false;
    this.stuck = !fine;
    if (!fine) this.#later();
    else if (this.#waiting.length) this.#soon(0);
    else if ((this.#sitting.noted[this.#seat] ?? 0) > (this.#server?.number ?? 0)) void this.#read();
  }

  async #read(): Promise<void> {
    if (this.#reading) return;
    this.#reading = true;
    try {
      this.#take(await doors.notes(this.#sitting.id, this.#seat));
    } catch {
      this.#later();
    }
    this.#reading = false;
  }

  #take(notebook: Notebook): void {
    if (notebook.number >= (this.#server?.number ?? 0)) this.#server = notebook;
  }

  /** Whether the table has not gone on to the next game. */
  get #isOnTheTable(): boolean {
    return !this.#sitting.next && isDealt(this.#sitting.table);
  }

  /** One question at a time, and of what the table is now. */
  async #think(): Promise<void> {
    if (this.#thinking) return;
    this.#thinking = true;
    let tries = 0;
    while (this.#isOnTheTable && (this.deduced?.seq ?? 0) < this.#wanted && tries++ < 3) {
      try {
        const before = this.deduced;
        this.deduced = await doors.knowledge(this.#sitting.id, this.#seat);
        this.mishap = null;
        if (this.help === "odds" && before && hasMore(before, this.deduced)) this.fresh = await this.learned(before.seq);
      } catch (error) {
        const code = error instanceof Turned ? error.code : "offline";
        if (code === "too_long") this.mishap = code;
        await new Promise((done) => setTimeout(done, 1500));
      }
    }
    this.#thinking = false;
  }
}

/** Whether more is certain than before. */
function hasMore(before: Deduced, now: Deduced): boolean {
  const many = ({ columns }: Deduced) => columns.reduce((sum, { there }) => sum + there.filter((one) => one !== null).length, 0);
  return many(now) > many(before);
}

/** Whether it is worth trying again. */
function isPassing(status: number): boolean {
  return status === 0 || status === 429 || status >= 500;
}

const books = new WeakMap<Sitting, Map<string, Book>>();

/** The notebook of your own seat in the game under way: the same one wherever it is asked for. */
export function bookOf(sitting: Sitting, seat: Seat): Book {
  const game = sitting.table?.game ?? "";
  const held = books.get(sitting) ?? new Map<string, Book>();
  books.set(sitting, held);
  const key = `${game}/${seat}`;
  const book = held.get(key) ?? new Book(sitting, game, seat);
  held.set(key, book);
  return book;
}
