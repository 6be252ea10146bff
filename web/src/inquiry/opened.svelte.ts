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

  /** Open an inquiry; it stays open while it is under way. */
  open(line: number, underWay: boolean): void {
    this.line = line;
    this.#count(!underWay);
  }

  close(): void {
    this.pinned = false;
    this.#fold();
  }

  pin(): void {
    this.pinned = !this.pinned;
    this.#count(!this.pinned);
  }

  /** Somebody is on it, or has left it. */
  hold(held: boolean): void {
    this.#held = held;
    this.#count(!held);
  }

  #fold(): void {
    clearTimeout(this.#timer);
    this.line = this.stays = null;
  }

  #count(ends: boolean): void {
    clearTimeout(this.#timer);
    const counts = ends && !this.pinned && !this.#held && this.line !== null;
    this.stays = counts ? staysFor(settings.speed) : null;
    if (this.stays !== null) this.#timer = window.setTimeout(() => this.#fold(), this.stays);
  }
}
