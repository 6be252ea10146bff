// A game seen again: with whose eyes, at which moment, and the scenes that were asked for.
import { Turned } from "../wire/http";
import type { Code, Replay, Scene } from "../wire/types";
import { sameMoment, stopsIn, type Stop } from "./stops";

/** Where a game is asked for: as its players do, or as a stranger with a link. */
export type Teller = (viewer: number, language: string, after?: number) => Promise<Replay>;

export class Watching {
  whole = $state.raw<Replay | null>(null);
  scene = $state.raw<Scene | null>(null);
  now = $state(0);
  refused = $state<Code | "offline" | "malformed" | null>(null);
  readonly stops = $derived<Stop[]>(stopsIn(this.whole?.told ?? []));

  #scenes = new Map<string, Promise<Scene>>();
  #door: Teller;
  #language = "en";

  constructor(door: Teller) {
    this.#door = door;
  }

  /** See the same moment with the eyes of a seat, or of everybody (-1); at first that after `after` events. */
  async with(viewer: number, language: string, after = 0): Promise<void> {
    try {
      const whole = await this.#door(viewer, language);
      const old = this.stops;
      const first = this.whole === null;
      this.#language = language;
      this.#scenes.clear();
      this.whole = whole;
      const begin = stopsIn(whole.told).findIndex(({ at }) => at >= after);
      this.go(first ? begin : sameMoment(stopsIn(whole.told), old, this.now));
    } catch (error) {
      this.refused = error instanceof Turned ? error.code : "offline";
    }
  }

  get last(): number {
    return this.stops.length - 1;
  }

  go(stop: number): void {
    this.now = Math.min(Math.max(0, stop), this.last);
    void this.#show(this.now);
    if (this.now < this.last) void this.#asked(this.now + 1).catch(() => null);
  }

  async #show(stop: number): Promise<void> {
    try {
      const scene = await this.#asked(stop);
      if (stop === this.now) this.scene = scene;
    } catch (error) {
      this.refused = error instanceof Turned ? error.code : "offline";
    }
  }

  #asked(stop: number): Promise<Scene> {
    const at = this.stops[stop]?.at ?? 0;
    const viewer = this.whole?.viewer ?? -1;
    const key = `${viewer}/${at}`;
    let asked = this.#scenes.get(key);
    if (!asked) {
      asked = this.#door(viewer, this.#language, at).then(({ scene }) => scene);
      asked.catch(() => this.#scenes.delete(key));
      this.#scenes.set(key, asked);
    }
    return asked;
  }
}
