// What is being decided on the page, before anything is said: a case that is named, a card that was taken up, a question asked twice.
import type { Action, Card, Cases, Choice, Places } from "../wire/types";
import { isGrave, type Play } from "./choosing";

interface Doing {
  busy: () => boolean;
  act: (action: Action) => void;
  light: (places: Places | null) => void;
}

export class Asking {
  naming = $state<Cases["deed"] | null>(null);
  grave = $state.raw<Choice | null>(null);
  /** A keeper or the power that was taken up, and waits for its target. */
  play = $state.raw<Play | null>(null);
  /** Whether the rest of what one may do or wonder about is looked at. */
  more = $state(false);
  #doing: Doing;

  constructor(doing: Doing) {
    this.#doing = doing;
  }

  get busy(): boolean {
    return this.#doing.busy();
  }

  /** The tokens that the card taken up may be played on. */
  get targets(): readonly Card[] {
    return this.play?.choices.flatMap(({ action }) => (action.type === "PlayKeeper" && action.token !== null ? [action.token] : [])) ?? [];
  }

  reset(): void {
    this.naming = null;
    this.grave = null;
    this.more = false;
    this.lay();
  }

  choose(choice: Choice): void {
    if (isGrave(choice.action)) this.grave = choice;
    else this.act(choice.action);
  }

  act(action: Action): void {
    this.reset();
    this.#doing.act(action);
  }

  light(places: Places | null): void {
    this.#doing.light(places);
  }

  /** Take a card up: what has no target is played at once, a second tap lays it back. */
  take(play: Play): void {
    if (this.play?.what === play.what) return this.lay();
    const [only, ...others] = play.choices;
    if (only && !others.length && !play.places && !this.#aims(only)) return this.choose(only);
    this.play = play;
    this.light(play.places);
  }

  lay(): void {
    if (this.play?.places) this.light(null);
    this.play = null;
  }

  aim(token: Card): void {
    const found = this.play?.choices.find(({ action }) => action.type === "PlayKeeper" && action.token === token);
    if (found) this.choose(found);
  }

  #aims({ action }: Choice): boolean {
    return action.type === "PlayKeeper" && action.token !== null;
  }
}
