// What others know, as far as one can tell: what everybody was told, the cards that one knows they were shown, and where they have looked. As
// `deduction/minds`.
import type { Answer } from "./belief";
import type { Counts } from "./count";
import type { Heard, Seating } from "./entries";
import { each, ENVELOPE, type Fact, type Layout, type Place } from "./facts";
import { inRoom, keyOf, POOL, Reader, setOf } from "./reading";

/** A card that passed before somebody's eyes; which, if one has seen it. */
interface Showing {
  by: number;
  to: number;
  among: number;
  card: number | null;
  eyes: number[];
}

/** One of these cards, at that place, was seen. */
interface Glance {
  place: Place;
  among: number;
}

export interface Mind {
  facts: Fact[];
  looked: Place[];
  glances: Glance[];
}

const PRIVATE: ReadonlySet<Heard["type"]> = new Set(["CardShown", "CardSpied", "CardGlimpsed", "CardNoticed", "CaseWritten", "EnvelopeSeen", "PoolSeen", "RoomCardSeen"]);

/** Goes through what was heard, and notes who looked at what. */
export class Witness {
  readonly showings: Showing[] = [];
  readonly #looked = new Map<number, Set<Place>>();
  readonly #public = new Map<string, Fact>();
  /** The answers of others that one saw. */
  readonly answers: Answer[] = [];
  #asked: Extract<Heard, { type: "SuggestionRefuted" }> | null = null;
  readonly #deck: number;

  constructor(
    readonly seating: Seating,
    lines: readonly Heard[][],
  ) {
    const [suspects, weapons, rooms] = seating.kinds;
    this.#deck = 2 ** (suspects + weapons + rooms) - 1;
    const reader = new Reader(seating);
    for (const event of lines.flat()) {
      this.#watch(event);
      if (PRIVATE.has(event.type)) continue;
      for (const fact of reader.read(event)) {
        if (!this.#public.has(keyOf(fact))) this.#public.set(keyOf(fact), fact);
      }
    }
  }

  #watch(event: Heard): void {
    const { powers, suspects, spy } = this.seating;
    const last = this.showings.at(-1);
    switch (event.type) {
      case "SuggestionRefuted":
        this.#asked = event;
        this.showings.push({ by: event.by, to: event.to, among: setOf(event.case), card: null, eyes: [event.to] });
        return;
      case "CardPassed":
        this.#asked = null;
        this.showings.push({ by: event.by, to: event.to, among: this.#deck, card: null, eyes: [event.to] });
        return;
      case "CardShown":
      case "CardGlimpsed":
        if (last) last.card = event.card;
        if (event.type === "CardShown") this.#answer(event.by, event.to, event.card);
        return;
      case "CardSpied":
        if (last) last.card = event.card;
        if (last && !last.eyes.includes(event.seat)) last.eyes.push(event.seat);
        if (this.#asked) this.#answer(event.by, this.#asked.to, event.card);
        return;
      case "KeeperPlayed":
        if (event.keeper === spy && last && !last.eyes.includes(event.seat)) last.eyes.push(event.seat);
        return;
      case "PowerUsed": {
        const power = powers[suspects[event.seat]!];
        if (power === "spy" && last && !last.eyes.includes(event.seat)) last.eyes.push(event.seat);
        else if (power === "glimpse" && last) this.showings.push({ by: last.to, to: event.seat, among: this.#deck, card: null, eyes: [event.seat] });
        return;
      }
      case "PoolLooked":
        this.#look(event.seat, POOL);
        return;
      case "RoomCardLooked":
        this.#look(event.seat, inRoom(event.room));
        return;
      case "AccusationFailed":
        this.#look(event.seat, ENVELOPE); // C-8
        return;
      default:
    }
  }

  #answer(by: number, to: number, card: number): void {
    const asked = this.#asked;
    if (!asked || asked.by !== by || asked.to !== to || by === this.seating.me) return;
    this.answers.push({ by, case: asked.case, card });
  }

  #look(seat: number, place: Place): void {
    this.#looked.set(seat, (this.#looked.get(seat) ?? new Set()).add(place));
  }

  mind(seat: number): Mind {
    const facts = new Map(this.#public);
    const glances: Glance[] = [];
    for (const { by, among, card, eyes } of this.showings) {
      if (!eyes.includes(seat)) continue;
      if (card === null) glances.push({ place: by, among });
      else {
        const fact: Fact = { type: "Holds", place: by, card };
        if (!facts.has(keyOf(fact))) facts.set(keyOf(fact), fact);
      }
    }
    return { facts: [...facts.values()], looked: [seat, ...(this.#looked.get(seat) ?? [])], glances };
  }
}

/** One's own cards that a mind has seen. */
export function toldOf({ facts }: Mind, me: number): number[] {
  return facts.flatMap((fact) => (fact.type === "Holds" && fact.place === me ? [fact.card] : []));
}

/** What a seat knows for sure, whatever the deal: what it was told, and what one knows of where it has looked and of cards it was shown. */
export function surely({ facts, looked, glances }: Mind, { total, at }: Counts, layout: Layout): Fact[] {
  const deck = [...each(layout.kinds[0] | layout.kinds[1] | layout.kinds[2])];
  const found = [...facts];
  for (const place of looked) {
    const row = at.get(place)!;
    for (const card of deck) if (row[card] === total) found.push({ type: "Holds", place, card });
    const gone = setOf(deck.filter((card) => !row[card]));
    if (gone) found.push({ type: "HoldsNone", place, cards: gone });
  }
  for (const { place, among } of glances) {
    const row = at.get(place)!;
    const maybe = [...each(among)].filter((card) => row[card]);
    if (maybe.length === 1) found.push({ type: "Holds", place, card: maybe[0]! });
  }
  return found;
}
