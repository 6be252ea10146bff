// Dice, Intrigue cards, clue cards and glimpses made again, one after the other. With dealing.ts it is a second
// verifier, written anew from the rules on purpose.
import type { FairChance } from "./chance";
import { rolled } from "./dealing";
import type { ChanceUse } from "./fairness";
import { cardsIn } from "./opened";
import type { Card, EditionSheet, GameEvent, GameStarted, Seat } from "../wire/types";

export class Pile {
  #clocks = 0;
  #taken: number[];
  #clues: number[] = [];
  #hands = new Map<Seat, Card[]>();

  constructor(
    readonly sheet: EditionSheet,
    readonly started: GameStarted,
    deal: readonly GameEvent[],
  ) {
    this.#taken = sheet.keepers.map(() => 0);
    for (const event of deal) {
      if (event.type === "HandDealt") this.#hands.set(event.seat, cardsIn(event.cards));
    }
  }

  /** The draw an event tells of, made again; null if it tells of none. */
  async drawn(
    event: GameEvent,
    next: GameEvent | undefined,
    chance: FairChance,
  ): Promise<{ draw: ChanceUse; right: boolean } | null> {
    switch (event.type) {
      case "DiceRolled": {
        const dice = await rolled(this.started, chance);
        return { draw: "dice", right: dice.join() === event.dice.join() };
      }
      case "IntrigueDrawn": {
        const due = await this.#card(chance);
        const told = next?.type === "KeeperTaken" ? next.keeper : null;
        const clock = Math.min(this.#clocks + 1, this.sheet.clocks);
        if (due === null) this.#clocks = clock;
        else this.#taken[due] = (this.#taken[due] ?? 0) + 1;
        return { draw: "intrigue", right: told === due && event.clock === (due === null ? clock : 0) };
      }
      case "ClueDrawn": {
        const due = await this.#clue(chance);
        this.#clues.push(event.clue);
        return { draw: "clue", right: event.clue === due };
      }
      case "CardGlimpsed": {
        const due = await chance.pick(this.#hands.get(event.of) ?? []);
        return { draw: "glimpse", right: event.card === due };
      }
      default:
        return null;
    }
  }

  /** The kind of keeper, or null for a clock; the last clock is always in the pile. */
  async #card(chance: FairChance): Promise<number | null> {
    const clocks = this.sheet.clocks - Math.min(this.#clocks, this.sheet.clocks - 1);
    const left = this.sheet.keepers.map(({ copies }, kind) => copies - (this.#taken[kind] ?? 0));
    let at = (await chance.below(clocks + left.reduce((sum, n) => sum + n, 0))) - clocks;
    if (at < 0) return null;
    return left.findIndex((n) => {
      at -= n;
      return at < 0;
    });
  }

  /** Used cards come back in the order drawn, which is no chance. */
  async #clue(chance: FairChance): Promise<number | null> {
    const { clues } = this.sheet;
    const gone = this.#clues;
    if (gone.length < clues.length) {
      return chance.pick(clues.flatMap((_, clue) => (gone.includes(clue) ? [] : [clue])));
    }
    const first = gone.slice(0, clues.length);
    const returning = first.filter((clue) => clues[clue]?.id !== "clue.passage");
    return returning[(gone.length - clues.length) % returning.length] ?? null;
  }
}
