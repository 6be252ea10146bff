// The review of a seat: filled in as the server works it out, and the game it is about.
import { doors, Turned } from "../wire/http";
import type { Code, Hindsight, Replay, Scene } from "../wire/types";

export class Looking {
  hindsight = $state.raw<Hindsight | null>(null);
  whole = $state.raw<Replay | null>(null);
  refused = $state<Code | "offline" | "malformed" | null>(null);

  #table: string;
  #game: string;
  #language = "en";
  #run = 0;
  #scenes = new Map<number, Promise<Scene>>();

  constructor(table: string, game: string) {
    this.#table = table;
    this.#game = game;
  }

  /** Ask for it until all of it is there; with `story` for the whole game too. */
  async begin(language: string, story = true): Promise<void> {
    const run = ++this.#run;
    if (language !== this.#language) this.whole = null;
    this.#language = language;
    this.#scenes.clear();
    this.refused = null;
    try {
      let than = -1;
      while (run === this.#run && than < 1) {
        const found = await doors.hindsight(this.#table, this.#game, language, than);
        if (run !== this.#run) return;
        than = found.progress;
        this.hindsight = found;
        if (story && this.whole?.viewer !== found.seat) await this.#story(found.seat);
      }
    } catch (error) {
      if (run === this.#run) this.refused = error instanceof Turned ? error.code : "offline";
    }
  }

  /** Nobody looks any more. */
  leave(): void {
    this.#run += 1;
  }

  async #story(seat: number): Promise<void> {
    this.whole = await doors.replay(this.#table, this.#game, seat, this.#language);
  }

  /** The table as the seat saw it after this many events. */
  scene(number: number): Promise<Scene> {
    let asked = this.#scenes.get(number);
    if (!asked) {
      const seat = this.hindsight?.seat ?? -1;
      asked = doors.replay(this.#table, this.#game, seat, this.#language, number).then(({ scene }) => scene);
      asked.catch(() => this.#scenes.delete(number));
      this.#scenes.set(number, asked);
    }
    return asked;
  }

  /** The question that is tried beside that of the game, the best and Lenoir's. */
  async choices(number: number, tried: readonly number[] | null) {
    const seat = this.hindsight?.seat ?? -1;
    return (await doors.choices(this.#table, this.#game, seat, number, tried, this.#language)).choices;
  }
}
