// Which inquiry is open: the one that is going on, or one that was asked for. It folds after its time, unless it is
// pinned or somebody has a pointer, a finger or the focus on it.
import { settings } from "../state/settings.svelte";
import { staysFor } from "../state/speed";

export class OpenInquiry {
  /** A line of the inquiry that is open. */
  line = $state<number | null>(null);
  pinned = $state(false);
  /** Milliseconds until it folds, while they are counted. */
  stays = $state<number | null>(null);
  #timer = 0;
  #held = false;
  #isUnderWay = false;

  /** Open an inquiry; it stays open while it is under way. */
  open(line: number, isUnderWay: boolean): void {
    this.line = line;
    this.#isUnderWay = isUnderWay;
    this.#count();
  }

  close(): void {
    this.pinned = false;
    this.#fold();
  }

  pin(): void {
    this.pinned = !this.pinned;
    this.#count();
  }

  /** Somebody is on it, or has left it. */
  hold(held: boolean): void {
    this.#held = held;
    this.#count();
  }

  #fold(): void {
    clearTimeout(this.#timer);
    this.line = this.stays = null;
  }

  #count(): void {
    clearTimeout(this.#timer);
    const counts = !this.#isUnderWay && !this.pinned && !this.#held && this.line !== null;
    this.stays = counts ? staysFor(settings.speed) : null;
    if (this.stays !== null) this.#timer = window.setTimeout(() => this.#fold(), this.stays);
  }
}
