// The counter as the page uses it: a worker that is started when it is first asked something.
import type { Counts } from "./count";
import type { Fact, Layout } from "./facts";
import type { CountRequest } from "./worker";

export class Counter {
  #worker: Worker | undefined;
  #last = 0;
  readonly #waiting = new Map<number, (counts: Counts) => void>();

  /** All counts for some facts; nothing but zeros if they contradict each other. */
  count(layout: Layout, facts: Fact[]): Promise<Counts> {
    const worker = (this.#worker ??= this.#started());
    return new Promise((resolve) => {
      this.#last += 1;
      this.#waiting.set(this.#last, resolve);
      worker.postMessage({ id: this.#last, layout, facts } satisfies CountRequest);
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#waiting.clear();
  }

  #started(): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<{ id: number; counts: Counts }>) => {
      this.#waiting.get(data.id)?.(data.counts);
      this.#waiting.delete(data.id);
    });
    return worker;
  }
}
