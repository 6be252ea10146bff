// Exact counts. The case is chosen first, then one place after the other takes its cards. Cards that no place still to be filled can tell
// apart are alike, and of those only the number left matters; so what is behind a state is worked out once.
import { each, ENVELOPE, Impossible, size, type Case, type Fact, type Layout, type Place } from "./facts";
import { blank, learn, type Sheet } from "./settle";

/** Numbers of deals, exact whatever their size. */
export interface Counts {
  total: bigint;
  /** The deals with each case that is still possible, in the order of the cards. */
  envelopes: [Case, bigint][];
  /** For each place the deals in which each card lies there. */
  at: Map<Place, bigint[]>;
}

/** One place, or several without clauses that may hold the same cards. */
interface Spot {
  slots: { slot: number; need: number }[];
  need: number;
  may: number;
  clauses: number[];
}

/** The number of deals that agree with a settled sheet, and by case. */
export interface Deals {
  total: bigint;
  envelopes: [Case, bigint][];
}

/** Everything about some facts; nothing but zeros if they contradict each other. */
export function countFacts(layout: Layout, facts: Iterable<Fact>): Counts {
  try {
    return count(learn(blank(layout), facts));
  } catch (error) {
    if (!(error instanceof Impossible)) throw error;
    const nowhere = () => Array.from({ length: 32 - Math.clz32(blank(layout).deck) }, () => 0n);
    return { total: 0n, envelopes: [], at: new Map([...layout.places, ENVELOPE].map((place) => [place, nowhere()])) };
  }
}

/** Everything about a settled sheet. Each spot in turn is filled first, when all cards that differ are still told apart. */
export function count(sheet: Sheet): Counts {
  const { layout, deck, has } = sheet;
  const { total, envelopes } = deals(sheet);
  const cards = 32 - Math.clz32(deck);
  const row = () => Array.from({ length: cards }, () => 0n);
  const rows = layout.places.map(row);
  const sealed = row();
  for (const [three, ways] of envelopes) {
    for (const card of three) sealed[card]! += ways;
  }
  has.slice(0, layout.places.length).forEach((held, slot) => {
    for (const card of each(held)) rows[slot]![card] = total;
  });
  const groups = alike(sheet);
  const spots = spotsOf(sheet);
  // What all the other places did not get went to the last.
  const rest = groups.map((group) => (total - sealed[group[0]!]!) * BigInt(group.length));
  spots.forEach((spot, at) => {
    const others = spots.filter((other) => other !== spot);
    const got = at < others.length ? tallied(sheet, groups, [spot, ...inOrder(others, groups)]) : rest;
    got.forEach((taken, group) => {
      if (at < others.length) rest[group]! -= taken;
      const each = taken / BigInt(groups[group]!.length);
      for (const { slot, need } of spot.slots) {
        for (const card of groups[group]!) rows[slot]![card] = (each * BigInt(need)) / BigInt(spot.need);
      }
    });
  });
  const at = new Map<Place, bigint[]>(layout.places.map((place, slot) => [place, rows[slot]!]));
  return { total, envelopes, at: at.set(ENVELOPE, sealed) };
}

/** For each group how many of its cards the first spot takes, summed over all deals. */
function tallied(sheet: Sheet, groups: number[][], spots: Spot[]): bigint[] {
  const filling = new Filling(spots, groups, true);
  const cases = [...casesOf(sheet, groups)].map(({ left, ways }): [number[], bigint] => [left, BigInt(ways)]);
  return filling.taken(cases).map((taken) => taken * filling.splits);
}

/** How a card without a sure place looks to everything on a sheet. */
function sign(sheet: Sheet, card: number): string {
  const bit = (cards: number) => (cards >> card) & 1;
  return [...sheet.may, ...sheet.clauses.map((clause) => clause.cards), ...sheet.boxes.flat()].map(bit).join("");
}

/** The cards without a sure place, those together that nothing tells apart. */
function alike(sheet: Sheet): number[][] {
  const hands = sheet.has.slice(0, sheet.layout.places.length);
  const groups = new Map<string, number[]>();
  for (const card of each(sheet.deck & ~hands.reduce((known, held) => known | held, 0))) {
    const key = sign(sheet, card);
    const group = groups.get(key);
    if (group) group.push(card);
    else groups.set(key, [card]);
  }
  return [...groups.values()];
}

/** The groups of a possible case, what they leave, and how many cases they stand for. */
interface Chosen {
  three: [number[], number[], number[]];
  left: number[];
  ways: number;
}

function* casesOf(sheet: Sheet, groups: number[][]): Generator<Chosen> {
  const first = sheet.layout.places.length;
  const [suspects, weapons, rooms] = [0, 1, 2].map((kind) => groups.filter((group) => sheet.may[first + kind]! & (1 << group[0]!)));
  for (const s of suspects!) {
    for (const w of weapons!) {
      for (const r of rooms!) {
        const three: Chosen["three"] = [s, w, r];
        if (sheet.boxes.some((box) => box.every((cards, kind) => cards & (1 << three[kind]![0]!)))) continue;
        const left = groups.map((group) => group.length - three.filter((one) => one === group).length);
        yield { three, left, ways: s.length * w.length * r.length };
      }
    }
  }
}

/** The number of deals of a settled sheet. */
export function deals(sheet: Sheet): Deals {
  const groups = alike(sheet);
  const filling = new Filling(inOrder(spotsOf(sheet), groups), groups);
  const envelopes: [Case, bigint][] = [];
  let total = 0n;
  for (const { three, left } of casesOf(sheet, groups)) {
    const ways = filling.ways(left) * filling.splits;
    if (!ways) continue;
    for (const suspect of three[0]) {
      for (const weapon of three[1]) {
        for (const room of three[2]) {
          envelopes.push([[suspect, weapon, room], ways]);
          total += ways;
        }
      }
    }
  }
  envelopes.sort(([a], [b]) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
  return { total, envelopes };
}

/** The places that still need cards. */
function spotsOf(sheet: Sheet): Spot[] {
  const spots: Spot[] = [];
  const plain = new Map<number, Spot>();
  sheet.layout.sizes.forEach((wanted, slot) => {
    const need = wanted - size(sheet.has[slot]!);
    if (!need) return;
    const may = sheet.may[slot]! & ~sheet.has[slot]!;
    const clauses = sheet.clauses.filter((clause) => clause.slot === slot).map((clause) => clause.cards & may);
    const known = clauses.length ? undefined : plain.get(may);
    if (known) {
      known.slots.push({ slot, need });
      known.need += need;
      return;
    }
    const spot = { slots: [{ slot, need }], need, may, clauses };
    spots.push(spot);
    if (!clauses.length) plain.set(may, spot);
  });
  return spots;
}

/** Next comes the spot after which the fewest states can be, rather one with many clauses. */
function inOrder(spots: Spot[], groups: number[][]): Spot[] {
  const left = [...spots];
  const order: Spot[] = [];
  while (left.length > 1) {
    const cost = (spot: Spot) => {
      const rest = left.filter((other) => other !== spot);
      return merged(rest, groups).reduce((states, number) => states * (number + 1), 1) / 2 ** spot.clauses.length;
    };
    const costs = left.map(cost);
    order.push(...left.splice(costs.indexOf(Math.min(...costs)), 1));
  }
  return [...order, ...left];
}

/** How many cards there are of each sort that some spots can tell apart. */
function merged(spots: Spot[], groups: number[][]): number[] {
  const numbers = new Map<string, number>();
  for (const group of groups) {
    const key = seenBy(spots, group[0]!);
    numbers.set(key, (numbers.get(key) ?? 0) + group.length);
  }
  return [...numbers.values()];
}

function seenBy(spots: Spot[], card: number): string {
  return spots.flatMap((spot) => [spot.may, ...spot.clauses]).map((cards) => (cards >> card) & 1).join("");
}

/** A sort of cards offered to a spot. */
interface Offer {
  /** The most there can be of it, and whether the spot may hold it. */
  most: number;
  allowed: boolean;
  /** Whether no later spot may hold it. */
  must: boolean;
  /** Which clauses of the spot a card of it satisfies, and which can still be satisfied after it. */
  satisfies: number;
  later: number;
  /** How many cards the sorts after it can give at most. */
  supply: number;
  /** What one card of it is worth in a state of this spot, and in one of the next. */
  unit: number;
  nextUnit: number;
  /** Its place among the sorts of the beginning. */
  sort: number;
}

/** A state in the middle of a spot, and in how many ways it is reached. */
interface Reached {
  left: number;
  next: number;
  need: number;
  unsatisfied: number;
  weight: bigint;
}

/** How a spot is filled. */
interface Step {
  spot: Spot;
  offers: Offer[];
  /** States are below this. */
  states: number;
}

/**
 * Fills the spots one after the other. A state is one number: how many cards are left of each sort, sorts having become one where no spot
 * still to be filled can tell them apart.
 */
class Filling {
  /** In how many ways spots of several places are shared out among these. */
  readonly splits: bigint;
  readonly #steps: Step[] = [];
  readonly #units: number[];
  readonly #kept: Map<number, bigint>[][];

  constructor(spots: Spot[], groups: number[][], apart = false) {
    this.splits = spots.reduce((ways, { need, slots }) => slots.reduce((rest, some) => rest / factorial(some.need), ways * factorial(need)), 1n);
    const numbers = groups.map((group) => group.length);
    const sorted = spots.map((_, at) => (apart && !at ? [...groups.keys()] : sortsOf(spots.slice(at), groups)));
    sorted.push(sortsOf([], groups));
    const laid = sorted.map((sorts, at) => laidOut(sorts, spots, at, numbers, groups));
    spots.forEach((spot, at) => {
      const { order, units, states, most } = laid[at]!;
      const next = laid[at + 1]!;
      let later = 0;
      let supply = 0;
      const offers = [...order].reverse().map((sort): Offer => {
        const group = sorted[at]!.indexOf(sort);
        const card = groups[group]![0]!;
        const allowed = Boolean(spot.may & (1 << card));
        const satisfies = spot.clauses.reduce((bits, cards, clause) => bits | (cards & (1 << card) ? 1 << clause : 0), 0);
        const must = !spots.slice(at + 1).some((other) => other.may & (1 << card));
        const nextUnit = next.units[sorted[at + 1]![group]!]!;
        const offer = { most: most[sort]!, allowed, must, satisfies, later, supply, unit: units[sort]!, nextUnit, sort };
        later |= allowed ? satisfies : 0;
        supply += allowed ? most[sort]! : 0;
        return offer;
      });
      this.#steps.push({ spot, offers: offers.reverse(), states });
    });
    this.#units = groups.map((_, group) => laid[0]!.units[sorted[0]![group]!]!);
    this.#kept = this.#steps.map((step) => step.offers.map(() => new Map()));
  }

  /** In how many ways the cards left of each group can be shared out among the spots. */
  ways(left: number[]): bigint {
    return this.#fill(0, this.#state(left));
  }

  /** For each group how many of its cards the first spot takes, summed over all ways in some states; the groups must be kept apart. */
  taken(states: Iterable<[left: number[], weight: bigint]>): bigint[] {
    const { spot, offers } = this.#steps[0]!;
    const sums = this.#units.map(() => 0n);
    let now = new Map<number, Reached>();
    const all = (1 << spot.clauses.length) - 1;
    for (const [left, weight] of states) this.#reach(now, { left: this.#state(left), next: 0, need: spot.need, unsatisfied: all, weight });
    offers.forEach((offer, index) => {
      const then = new Map<number, Reached>();
      for (const { left, next, need, unsatisfied, weight } of now.values()) {
        const number = Math.floor(left / offer.unit);
        const most = offer.allowed ? Math.min(number, need) : 0;
        for (let take = fewest(offer, number, need); take <= most; take += 1) {
          const still = take ? unsatisfied & ~offer.satisfies : unsatisfied;
          if (still & ~offer.later) continue;
          const after = { left: left % offer.unit, next: next + (number - take) * offer.nextUnit, need: need - take, unsatisfied: still };
          const behind = this.#take(0, index + 1, after.left, after.next, after.need, still);
          if (!behind) continue;
          const reached = weight * choose(number, take);
          sums[offer.sort]! += BigInt(take) * reached * behind;
          this.#reach(then, { ...after, weight: reached });
        }
      }
      now = then;
    });
    return sums;
  }

  #reach(states: Map<number, Reached>, state: Reached): void {
    const key = keyOf(this.#steps[0]!, state.left, state.next, state.need, state.unsatisfied);
    const known = states.get(key);
    if (known) known.weight += state.weight;
    else states.set(key, state);
  }

  #state(left: number[]): number {
    return left.reduce((state, number, group) => state + number * this.#units[group]!, 0);
  }

  #fill(at: number, state: number): bigint {
    const step = this.#steps[at];
    if (!step) return state ? 0n : 1n;
    return this.#take(at, 0, state, 0, step.spot.need, (1 << step.spot.clauses.length) - 1);
  }

  /** From one sort on: how many of it the spot takes, and what that leaves to the next. */
  #take(at: number, index: number, left: number, next: number, need: number, unsatisfied: number): bigint {
    const step = this.#steps[at]!;
    const offer = step.offers[index];
    if (!offer) return need || unsatisfied ? 0n : this.#fill(at + 1, next);
    const key = keyOf(step, left, next, need, unsatisfied);
    const kept = this.#kept[at]![index]!.get(key);
    if (kept !== undefined) return kept;
    const number = Math.floor(left / offer.unit);
    const rest = left % offer.unit;
    const most = offer.allowed ? Math.min(number, need) : 0;
    let ways = 0n;
    for (let take = fewest(offer, number, need); take <= most; take += 1) {
      const still = take ? unsatisfied & ~offer.satisfies : unsatisfied;
      if (still & ~offer.later) continue;
      const behind = this.#take(at, index + 1, rest, next + (number - take) * offer.nextUnit, need - take, still);
      if (behind) ways += choose(number, take) * behind;
    }
    this.#kept[at]![index]!.set(key, ways);
    return ways;
  }
}

/** How many of a sort must be taken at least: all, if nobody else may hold it, or as many as the later sorts cannot give. */
function fewest(offer: Offer, number: number, need: number): number {
  return Math.max(offer.must ? number : 0, need - offer.supply, 0);
}

function keyOf({ spot, states }: Step, left: number, next: number, need: number, unsatisfied: number): number {
  return ((next * states + left) * (spot.need + 1) + need) * 2 ** spot.clauses.length + unsatisfied;
}

/** For each group the number of its sort, as some spots see it. */
function sortsOf(spots: Spot[], groups: number[][]): number[] {
  return number(groups.map((group) => seenBy(spots, group[0]!)));
}

/** In which order sorts are offered to a spot, and what a card of each is worth in a state. */
function laidOut(sorts: number[], spots: Spot[], at: number, numbers: number[], groups: number[][]) {
  const most: number[] = [];
  sorts.forEach((sort, group) => (most[sort] = (most[sort] ?? 0) + numbers[group]!));
  const rank = (sort: number): number => {
    const card = 1 << groups[sorts.indexOf(sort)]![0]!;
    const later = spots.slice(at + 1).some((spot) => spot.may & card);
    const clause = spots[at]?.clauses.findIndex((cards) => cards & card) ?? -1;
    return (later ? 100 : 0) + (clause < 0 ? 50 : clause);
  };
  const order = most.map((_, sort) => sort).sort((a, b) => rank(a) - rank(b));
  const units: number[] = [];
  let states = 1;
  for (const sort of [...order].reverse()) {
    units[sort] = states;
    states *= most[sort]! + 1;
  }
  return { order, units, states, most };
}

/** A number for each different word, in the order in which they come. */
function number(words: string[]): number[] {
  const known = new Map<string, number>();
  return words.map((word) => {
    if (!known.has(word)) known.set(word, known.size);
    return known.get(word)!;
  });
}

const FACTORIALS = [1n];

function factorial(number: number): bigint {
  for (let n = FACTORIALS.length; n <= number; n += 1) FACTORIALS.push(FACTORIALS[n - 1]! * BigInt(n));
  return FACTORIALS[number]!;
}

const CHOOSE: bigint[][] = [];

function choose(number: number, take: number): bigint {
  const row = (CHOOSE[number] ??= Array.from({ length: number + 1 }, (_, k) => factorial(number) / (factorial(k) * factorial(number - k))));
  return row[take]!;
}
