// With whose eyes the table is seen. Where several sit at one device, a curtain falls between them.
import { SPECTATOR, type Sitting } from "../state/sitting.svelte";
import type { Eyes } from "../state/queue.svelte";

export class Showing {
  #sitting: () => Sitting;
  /** The seat in front of the device. */
  #here = $state<number | null>(null);

  constructor(sitting: () => Sitting) {
    this.#sitting = sitting;
  }

  /** Your own seat that is asked, if one is. */
  get #asked(): number | null {
    const { viewers, eyes } = this.#sitting();
    const seat = eyes[viewers[0] ?? SPECTATOR]?.prompt?.seat;
    return seat !== undefined && viewers.includes(seat) ? seat : null;
  }

  get viewer(): number {
    const { viewers } = this.#sitting();
    const first = viewers[0] ?? SPECTATOR;
    if (viewers.length < 2) return first;
    return this.#here !== null && viewers.includes(this.#here) ? this.#here : (this.#asked ?? first);
  }

  /** For whom the curtain is down: somebody else at this device is asked. */
  get curtain(): number | null {
    const { viewers, eyes } = this.#sitting();
    if (viewers.length < 2 || eyes[this.viewer]?.scene?.phase.type === "Over") return null;
    // Whoever is in front of the screen first sees what has happened.
    const here = this.#here === null ? undefined : eyes[this.#here];
    if (here?.behind || here?.finding) return null;
    if (this.#asked !== null && this.#asked !== this.#here) return this.#asked;
    return this.#here === null ? (viewers[0] ?? null) : null;
  }

  unveil(): void {
    this.#here = this.curtain;
  }

  get eyes(): Eyes | null {
    return this.#sitting().eyes[this.viewer] ?? null;
  }
}
