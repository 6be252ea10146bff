// Proofs by plain steps: each certain cell by as few facts and steps as are found, as `deduction/proving` does. Nothing is supposed here; what
// plain steps do not reach is left to trying every deal.
import { deals } from "./count";
import { each, ENVELOPE, Impossible, type Fact, type Layout, type Place } from "./facts";
import { keyOf } from "./reading";
import { blank, learn } from "./settle";

export type Rule = "told" | "elsewhere" | "full" | "last_place" | "rest" | "one_of" | "taken" | "wrong_case";

/** A card is at a place, or is not. */
export interface Cell {
  place: Place;
  card: number;
  there: boolean;
}

export interface Step {
  cell: Cell;
  rule: Rule;
  premises: Cell[];
  facts: Fact[];
}

/** How hard a proof is: crossing off, one of three, full hands; or trying every deal. */
export type Level = 1 | 2 | 3 | 4;

export interface Proof {
  cell: Cell;
  level: Level;
  facts: Fact[];
  /** None if every deal was tried. */
  steps: Step[];
}

const CROSSING_OFF: readonly Rule[] = ["told", "elsewhere", "full", "rest", "last_place"];
const RULES: Record<1 | 2 | 3, ReadonlySet<Rule>> = {
  1: new Set(CROSSING_OFF),
  2: new Set([...CROSSING_OFF, "one_of"]),
  3: new Set([...CROSSING_OFF, "one_of", "taken", "wrong_case"]),
};
const PLAIN = [1, 2, 3] as const;

/** Of sets that take up a place. */
const MOST_CHOICES = 300;

type Bits = Int32Array;

interface Reason {
  uses: Bits;
  steps: Bits;
  cost: [facts: number, steps: number];
  rule: Rule;
  premises: number[];
  facts: Fact[];
}

type OneOf = Extract<Fact, { type: "HoldsOneOf" }>;

interface Slot {
  place: Place;
  cards: number[];
  size: number;
}

function popcount(bits: Bits): number {
  let number = 0;
  for (const word of bits) {
    let rest = word - ((word >>> 1) & 0x55555555);
    rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
    number += (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
  }
  return number;
}

function add(to: Bits, from: Bits): void {
  for (let at = 0; at < to.length; at += 1) to[at]! |= from[at]!;
}

const has = (bits: Bits, number: number) => Boolean(bits[number >> 5]! & (1 << (number & 31)));

function put(bits: Bits, number: number): void {
  bits[number >> 5]! |= 1 << (number & 31);
}

/** All that plain steps by some rules reach; cells are numbers. */
class Sheet {
  readonly #everywhere: Place[];
  readonly #somewhere: Place[];
  readonly #slots: Slot[];
  readonly #numbers: Map<Fact, number>;
  readonly #oneOf = new Map<Place, OneOf[]>();
  readonly reasons = new Map<number, Reason>();
  #news = new Set<number>();
  readonly #words: [facts: number, cells: number];

  constructor(
    readonly layout: Layout,
    readonly facts: readonly Fact[],
    readonly rules: ReadonlySet<Rule>,
  ) {
    this.#everywhere = [...layout.places, ENVELOPE];
    this.#somewhere = [...layout.places.filter((_, slot) => layout.sizes[slot]), ENVELOPE];
    const deck = layout.kinds[0] | layout.kinds[1] | layout.kinds[2];
    this.#slots = [
      ...layout.places.map((place, slot) => ({ place, cards: [...each(deck)], size: layout.sizes[slot]! })),
      ...layout.kinds.map((kind) => ({ place: ENVELOPE, cards: [...each(kind)], size: 1 })),
    ];
    this.#numbers = new Map(facts.map((fact, number) => [fact, number]));
    this.#words = [(facts.length >> 5) + 1, Math.max(...this.#everywhere) * 2 + 2];
    for (const fact of facts) {
      if (fact.type === "HoldsOneOf") this.#oneOf.set(fact.place, [...(this.#oneOf.get(fact.place) ?? []), fact]);
    }
    for (const fact of facts) this.#told(fact);
    this.#try([...each(deck)], new Set(this.#everywhere));
    while (this.#news.size) {
      const news = [...this.#news];
      this.#news = new Set();
      const cards = [...new Set(news.map((cell) => (cell >> 1) & 31))].sort((a, b) => a - b);
      this.#try(cards, new Set(news.map((cell) => cell >> 6)));
    }
  }

  #knows(place: Place, card: number, there: boolean): number | null {
    const cell = cellNumber(place, card, there);
    return this.reasons.has(cell) ? cell : null;
  }

  #all(place: Place, cards: readonly number[], there: boolean): number[] {
    return cards.map((card) => this.#knows(place, card, there)).filter((cell) => cell !== null);
  }

  readonly #byCost = (a: number, b: number): number => {
    const [one, other] = [this.reasons.get(a)!.cost, this.reasons.get(b)!.cost];
    return one[0] - other[0] || one[1] - other[1] || a - b;
  };

  #note(cell: number, rule: Rule, premises: number[], facts: Fact[] = []): void {
    if (!this.rules.has(rule)) return;
    const [uses, steps] = [new Int32Array(this.#words[0]), new Int32Array(this.#words[1])];
    put(steps, cell);
    for (const fact of facts) put(uses, this.#numbers.get(fact)!);
    for (const premise of premises) {
      const reason = this.reasons.get(premise)!;
      if (has(reason.steps, cell)) return;
      add(uses, reason.uses);
      add(steps, reason.steps);
    }
    const cost: Reason["cost"] = [popcount(uses), popcount(steps)];
    const known = this.reasons.get(cell);
    if (known && (cost[0] - known.cost[0] || cost[1] - known.cost[1]) >= 0) return;
    this.reasons.set(cell, { uses, steps, cost, rule, premises, facts });
    this.#news.add(cell);
  }

  #try(cards: readonly number[], places: ReadonlySet<Place>): void {
    for (const card of cards) {
      this.#elsewhere(card);
      this.#lastPlace(card);
    }
    for (const slot of this.#slots) {
      if (!places.has(slot.place)) continue;
      this.#full(slot);
      this.#rest(slot);
      if (this.rules.has("taken") && slot.place !== ENVELOPE && this.#oneOf.has(slot.place)) this.#taken(slot);
    }
    for (const fact of this.facts) {
      if (fact.type === "HoldsOneOf" && places.has(fact.place)) this.#one(fact);
      else if (fact.type === "NotTheCase" && places.has(ENVELOPE)) this.#wrongCase(fact);
    }
  }

  #told(fact: Fact): void {
    if (fact.type === "Holds") this.#note(cellNumber(fact.place, fact.card, true), "told", [], [fact]);
    else if (fact.type === "HoldsNone") {
      for (const card of each(fact.cards)) this.#note(cellNumber(fact.place, card, false), "told", [], [fact]);
    }
  }

  #elsewhere(card: number): void {
    for (const place of this.#somewhere) {
      const here = this.#knows(place, card, true);
      if (here === null) continue;
      for (const other of this.#everywhere) {
        if (other !== place) this.#note(cellNumber(other, card, false), "elsewhere", [here]);
      }
    }
  }

  #lastPlace(card: number): void {
    const gone = new Map<Place, number>();
    for (const place of this.#somewhere) {
      const cell = this.#knows(place, card, false);
      if (cell !== null) gone.set(place, cell);
    }
    if (gone.size < this.#somewhere.length - 1) return;
    for (const place of this.#somewhere) {
      if (gone.has(place) && gone.size < this.#somewhere.length) continue;
      const others = [...gone].filter(([other]) => other !== place).map(([, cell]) => cell);
      this.#note(cellNumber(place, card, true), "last_place", others);
    }
  }

  #full({ place, cards, size }: Slot): void {
    const there = this.#all(place, cards, true);
    if (there.length < size) return;
    const those = there.sort(this.#byCost).slice(0, size);
    const taken = new Set(those.map((cell) => (cell >> 1) & 31));
    for (const card of cards) {
      if (!taken.has(card)) this.#note(cellNumber(place, card, false), "full", those);
    }
  }

  #rest({ place, cards, size }: Slot): void {
    const gone = this.#all(place, cards, false);
    if (!size || cards.length - gone.length > size) return;
    const those = gone.sort(this.#byCost).slice(0, cards.length - size);
    const away = new Set(those.map((cell) => (cell >> 1) & 31));
    for (const card of cards) {
      if (!away.has(card)) this.#note(cellNumber(place, card, true), "rest", those);
    }
  }

  #one(fact: OneOf): void {
    const cards = [...each(fact.cards)];
    const gone = this.#all(fact.place, cards, false);
    if (gone.length < cards.length - 1) return;
    const away = new Set(gone.map((cell) => (cell >> 1) & 31));
    for (const card of cards) {
      if (away.has(card) && gone.length < cards.length) continue;
      const others = gone.filter((cell) => ((cell >> 1) & 31) !== card);
      this.#note(cellNumber(fact.place, card, true), "one_of", others, [fact]);
    }
  }

  #wrongCase(fact: Extract<Fact, { type: "NotTheCase" }>): void {
    const sealed = fact.case.map((card) => this.#knows(ENVELOPE, card, true));
    fact.case.forEach((card, at) => {
      const others = sealed.filter((cell, other) => cell !== null && other !== at) as number[];
      if (others.length === 2) this.#note(cellNumber(ENVELOPE, card, false), "wrong_case", others, [fact]);
    });
  }

  #taken({ place, cards, size }: Slot): void {
    const there = this.#all(place, cards, true);
    const room = size - there.length;
    if (room <= 0) return;
    const held = there.reduce((bits, cell) => bits | (1 << ((cell >> 1) & 31)), 0);
    let choices = 0;
    for (const some of apart(this.#sets(place, held), room)) {
      if ((choices += 1) > MOST_CHOICES) break;
      const inside = some.reduce((bits, one) => bits | one.cards, held);
      const premises = [...there, ...some.flatMap((one) => one.without)];
      const facts = some.map((one) => one.fact);
      for (const card of cards) {
        if (!(inside & (1 << card))) this.#note(cellNumber(place, card, false), "taken", premises, facts);
      }
    }
  }

  #sets(place: Place, held: number): Taking[] {
    const found = new Map<number, Taking>();
    for (const fact of this.#oneOf.get(place) ?? []) {
      if (fact.cards & held) continue;
      const without = this.#all(place, [...each(fact.cards)], false);
      const less = without.reduce((cards, cell) => cards & ~(1 << ((cell >> 1) & 31)), fact.cards);
      if (!found.has(fact.cards)) found.set(fact.cards, { cards: fact.cards, fact, without: [] });
      if (!found.has(less)) found.set(less, { cards: less, fact, without });
    }
    return [...found.values()];
  }

  /** The steps to a cell, each after its premises. */
  wayTo(cell: number): Step[] {
    const steps = new Map<number, Step>();
    const walk = (one: number) => {
      if (steps.has(one)) return;
      const { rule, premises, facts } = this.reasons.get(one)!;
      premises.forEach(walk);
      steps.set(one, { cell: cellOf(one), rule, premises: premises.map(cellOf), facts });
    };
    walk(cell);
    return [...steps.values()];
  }
}

interface Taking {
  cards: number;
  fact: OneOf;
  without: number[];
}

/** Every choice of `number` sets without a common card. */
function* apart(sets: readonly Taking[], number: number, taken = 0, from = 0): Generator<Taking[]> {
  if (!number) {
    yield [];
    return;
  }
  for (let at = from; at < sets.length; at += 1) {
    const one = sets[at]!;
    if (one.cards & taken) continue;
    for (const more of apart(sets, number - 1, taken | one.cards, at + 1)) yield [one, ...more];
  }
}

const cellNumber = (place: Place, card: number, there: boolean) => (place << 6) | (card << 1) | Number(there);

const cellOf = (cell: number): Cell => ({ place: cell >> 6, card: (cell >> 1) & 31, there: Boolean(cell & 1) });

/** Whether there is a deal of which all these facts are true. */
export function agree(layout: Layout, facts: Iterable<Fact>): boolean {
  try {
    return deals(learn(blank(layout), facts)).total > 0n;
  } catch (error) {
    if (error instanceof Impossible) return false;
    throw error;
  }
}

/** Facts of which none can be left out if something is to hold of them; the latest are kept. */
export function needed(facts: readonly Fact[], holds: (facts: Fact[]) => boolean): Fact[] {
  let kept = [...facts];
  for (const fact of facts) {
    const rest = kept.filter((other) => other !== fact);
    if (holds(rest)) kept = rest;
  }
  return kept;
}

/** Facts that cannot all be true, and without any one of them the others can. */
export function smallest(layout: Layout, facts: readonly Fact[]): Fact[] {
  return needed(facts, (some) => !agree(layout, some));
}

function opposite({ place, card, there }: Cell): Fact {
  return there ? { type: "HoldsNone", place, cards: 1 << card } : { type: "Holds", place, card };
}

/** Why what is certain is certain. */
export class Explanation {
  readonly #sheets = new Map<Level, Sheet>();

  constructor(
    readonly layout: Layout,
    readonly facts: readonly Fact[],
  ) {}

  #sheet(level: 1 | 2 | 3): Sheet {
    const known = this.#sheets.get(level) ?? new Sheet(this.layout, this.facts, RULES[level]);
    this.#sheets.set(level, known);
    return known;
  }

  /** The plainest technique that leads to a certain cell. */
  level({ place, card, there }: Cell): Level {
    const cell = cellNumber(place, card, there);
    return PLAIN.find((at) => this.#sheet(at).reasons.has(cell)) ?? 4;
  }

  /** Why a certain cell is so; none of the facts can be left out. */
  proof(cell: Cell): Proof {
    const level = this.level(cell);
    const implied = (facts: Fact[]) => !agree(this.layout, [...facts, opposite(cell)]);
    if (level === 4) return { cell, level, facts: needed(this.facts, implied), steps: [] };
    const number = cellNumber(cell.place, cell.card, cell.there);
    let steps = this.#sheet(level).wayTo(number);
    const used = factsIn(steps);
    let facts = needed(used, implied);
    if (facts.length < used.length) {
      const reaches = (some: Fact[]) => new Sheet(this.layout, some, RULES[level]).reasons.has(number);
      if (!reaches(facts)) facts = needed(used, reaches);
      steps = new Sheet(this.layout, facts, RULES[level]).wayTo(number);
    }
    return { cell, level, facts, steps };
  }
}

function factsIn(steps: readonly Step[]): Fact[] {
  const found = new Map(steps.flatMap((step) => step.facts).map((fact) => [keyOf(fact), fact]));
  return [...found.values()];
}
