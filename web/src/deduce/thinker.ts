// The page's side of thinking: a worker that is started when it is first asked something. Nothing is sent anywhere else.
import type { Heard, Jotting, Seating } from "./entries";
import type { Case, Fact } from "./facts";
import type { Column, Help, Idea, Known, Possible, Reasoned, Solution, Verdict } from "./position";
import type { Cell } from "./proving";
import type { Question, Thought } from "./thinking";

export interface Notebook {
  seating: Seating;
  jottings: Jotting[];
  /** What was heard before the first line. */
  heard?: Heard[];
}

export class Thinker {
  #worker: Worker | undefined;
  #last = 0;
  readonly #waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();

  solve = (book: Notebook, help: Help) => this.#ask<Solution>(book, { ask: "solve", help });
  why = (book: Notebook, cell: Cell) => this.#ask<Reasoned>(book, { ask: "why", cell });
  possible = (book: Notebook, seat: number, named: Case, help: Help) => this.#ask<Possible[]>(book, { ask: "possible", seat, case: named, help });
  suppose = (book: Notebook, facts: Fact[]) => this.#ask<{ columns: Column[]; cases: number } | null>(book, { ask: "suppose", facts });
  knows = (book: Notebook) => this.#ask<Known[]>(book, { ask: "knows" });
  least = (book: Notebook, asker: number, cards: number[]) =>
    this.#ask<{ card: number; cases: number; seen: boolean }[]>(book, { ask: "least", asker, cards });
  advise = (book: Notebook, rooms: number[]) => this.#ask<{ bits: number; ideas: Idea[] }>(book, { ask: "advise", rooms });
  check = (book: Notebook, marks: Cell[]) => this.#ask<{ verdicts: Verdict[]; unfound: number }>(book, { ask: "check", marks });

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#waiting.clear();
  }

  #ask<T>({ seating, jottings, heard = [] }: Notebook, question: Question): Promise<T> {
    const worker = (this.#worker ??= this.#started());
    return new Promise((resolve, reject) => {
      this.#last += 1;
      this.#waiting.set(this.#last, { resolve: resolve as (answer: unknown) => void, reject });
      worker.postMessage({ id: this.#last, seating, jottings, heard, question } satisfies Thought);
    });
  }

  #started(): Worker {
    const worker = new Worker(new URL("./thinking.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<{ id: number; answer?: unknown; trouble?: string }>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if (data.trouble === undefined) waiting?.resolve(data.answer);
      else waiting?.reject(new Error(data.trouble));
    });
    return worker;
  }
}
