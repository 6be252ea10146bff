// What a question is worth, exactly, to somebody who wants to know the envelope: the entropy of the envelope now, less what is to be expected
// of it once the question is answered. As `deduction/asking.py`: nothing is drawn at random.
import { entropy, learnt, ratio, signOf, type Answer, type Terms } from "./belief";
import { deals } from "./count";
import { each, type Case, type Fact } from "./facts";
import { setOf } from "./reading";
import type { Sheet } from "./settle";

/** How much each case weighs, by its cards. */
type Weights = Map<string, bigint>;

/** Shown with the chance 1 - a/2 - b/2 + ab/3: by how many of the three are there, six times as much. */
const TIMES = [0n, 6n, -3n, 2n];
const WHOLE = 6n;

/** What may come of a question: a card from a seat, or nothing from anybody. */
export interface Outcome {
  by: number | null;
  card: number | null;
  chance: number;
  /** What is then still open of the envelope. */
  bits: number;
}

export class Asking {
  /** What is open before anything is asked. */
  readonly bits: number;
  readonly #now: Weights;
  readonly #alike: Map<number, number>;
  readonly #kept = new Map<string, [Case, bigint][]>();
  readonly #worth = new Map<string, number>();

  constructor(
    readonly sheet: Sheet,
    readonly terms: Terms,
    readonly answers: readonly Answer[],
    /** Those who are asked, in order. */
    readonly asked: readonly number[],
    readonly honour: boolean,
  ) {
    this.#now = this.#all(terms);
    this.bits = entropy(this.#now.values());
    this.#alike = alike(sheet, answers, asked);
  }

  /** The bits that a question tells on average. */
  worth(named: Case): number {
    const like = named.map((card) => this.#alike.get(card)!) as unknown as Case;
    const key = String(like);
    const known = this.#worth.get(key);
    if (known !== undefined) return known;
    const left = this.outcomes(like).reduce((sum, { chance, bits }) => sum + chance * bits, 0);
    this.#worth.set(key, this.bits - left);
    return this.bits - left;
  }

  /** The questions in a room that differ, each with all that are like it. */
  different(room: number): { case: Case; like: Case[] }[] {
    const found = new Map<string, { case: Case; like: Case[] }>();
    for (const suspect of each(this.sheet.layout.kinds[0])) {
      for (const weapon of each(this.sheet.layout.kinds[1])) {
        const named: Case = [suspect, weapon, room];
        const key = named.map((card) => this.#alike.get(card)!).join();
        const known = found.get(key);
        if (known) known.like.push(named);
        else found.set(key, { case: named, like: [named] });
      }
    }
    return [...found.values()];
  }

  /** All that may come of a question, in the order in which the seats are asked. */
  outcomes(named: Case): Outcome[] {
    const total = sum(this.#now);
    const found: Outcome[] = [];
    for (const [by, card, weights] of this.#outcomes(named)) {
      const weight = sum(weights);
      if (!weight) continue;
      const learnt = !this.honour ? weights : by === null ? this.#now : this.#shown(this.terms, by, named).get(card!)!;
      found.push({ by, card, chance: ratio(weight, total), bits: entropy(learnt.values()) });
    }
    return found;
  }

  *#outcomes(named: Case): Generator<[by: number | null, card: number | null, Weights]> {
    let terms = this.terms;
    for (const seat of this.asked) {
      for (const [card, weights] of this.#shown(terms, seat, named)) yield [seat, card, weights];
      terms = denied(terms, seat, named);
    }
    yield [null, null, this.#all(terms)];
  }

  /** For each card the deals in which a seat shows it, as often as it does. */
  #shown(terms: Terms, seat: number, named: Case): Map<number, Weights> {
    const shown = new Map<number, Weights>(named.map((card) => [card, new Map()]));
    for (const { sheet, worth } of terms.values()) {
      const slot = sheet.layout.places.indexOf(seat);
      for (let some = 1; some < 8; some += 1) {
        const cards = named.filter((_, at) => some & (1 << at));
        if (cards.some((card) => !(sheet.may[slot]! & (1 << card)))) continue;
        const unsure = cards.filter((card) => !(sheet.has[slot]! & (1 << card)));
        const there = this.#counted(sheet, seat, unsure);
        for (const card of cards) put(shown.get(card)!, there, worth * TIMES[cards.length]!);
      }
    }
    return shown;
  }

  /** The deals in which some cards are at a place, by case. */
  #counted(sheet: Sheet, place: number, cards: readonly number[]): [Case, bigint][] {
    const after = cards.length ? learnt(sheet, cards.map((card): Fact => ({ type: "Holds", place, card }))) : sheet;
    return after ? this.#envelopes(after) : [];
  }

  #envelopes(sheet: Sheet): [Case, bigint][] {
    const sign = signOf(sheet);
    const found = this.#kept.get(sign) ?? deals(sheet).envelopes;
    this.#kept.set(sign, found);
    return found;
  }

  #all(terms: Terms): Weights {
    const weights: Weights = new Map();
    for (const { sheet, worth } of terms.values()) put(weights, this.#envelopes(sheet), worth * WHOLE);
    return weights;
  }
}

function put(weights: Weights, envelopes: readonly [Case, bigint][], times: bigint): void {
  for (const [three, ways] of envelopes) {
    const key = `${three[0]},${three[1]},${three[2]}`;
    weights.set(key, (weights.get(key) ?? 0n) + times * ways);
  }
}

function sum(weights: Weights): bigint {
  let total = 0n;
  for (const weight of weights.values()) total += weight;
  return total;
}

/** The deals in which a seat holds none of three cards. */
function denied(terms: Terms, seat: number, named: Case): Terms {
  const left: Terms = new Map();
  for (const { sheet, worth } of terms.values()) {
    const without = learnt(sheet, [{ type: "HoldsNone", place: seat, cards: setOf(named) }]);
    if (!without) continue;
    const sign = signOf(without);
    left.set(sign, { sheet: without, worth: (left.get(sign)?.worth ?? 0n) + worth });
  }
  return left;
}

/** For each card the first of its kind that is like it: naming one tells as much as naming the other. */
function alike(sheet: Sheet, answers: readonly Answer[], asked: readonly number[]): Map<number, number> {
  const hands = asked.map((seat) => sheet.layout.places.indexOf(seat));
  const holder = (card: number): number | null => {
    const sure = hands.find((slot) => sheet.has[slot]! & (1 << card));
    if (sure !== undefined) return sure;
    return hands.some((slot) => sheet.may[slot]! & (1 << card)) ? null : -1;
  };
  const found = new Map<number, number>();
  for (const kind of sheet.layout.kinds) {
    const first: number[] = [];
    for (const card of each(kind)) {
      const like = first.find((one) => (holder(one) !== null && holder(one) === holder(card)) || exchangeable(sheet, answers, one, card));
      found.set(card, like ?? card);
      if (like === undefined) first.push(card);
    }
  }
  return found;
}

/** Whether nothing changes when two cards of a kind are exchanged. */
function exchangeable(sheet: Sheet, answers: readonly Answer[], one: number, other: number): boolean {
  const pair = (1 << one) | (1 << other);
  const swapped = (cards: number) => ((cards & pair) === 0 || (cards & pair) === pair ? cards : cards ^ pair);
  if ([...sheet.may, ...sheet.has].some((cards) => swapped(cards) !== cards)) return false;
  const turned = (card: number) => (card === one ? other : card === other ? one : card);
  const same = (before: string[], after: string[]) => before.sort().join(";") === after.sort().join(";");
  return (
    same(
      [...new Set(sheet.clauses.map(({ slot, cards }) => `${slot}:${cards}`))],
      [...new Set(sheet.clauses.map(({ slot, cards }) => `${slot}:${swapped(cards)}`))],
    ) &&
    same([...new Set(sheet.boxes.map(String))], [...new Set(sheet.boxes.map((box) => box.map(swapped).join()))]) &&
    same(
      answers.map(({ by, case: named, card }) => `${by}:${named}:${card}`),
      answers.map(({ by, case: named, card }) => `${by}:${named.map(turned)}:${turned(card)}`),
    )
  );
}
