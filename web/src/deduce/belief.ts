// Chances rather than shares, since the card somebody chose to show says something too. Whoever can show several cards shows any, each as
// likely. The weight of a deal is a polynomial in the cells of the sheet, whose every term is a number of deals; so the chances are exact.
import { count, type Counts } from "./count";
import { Impossible, type Case, type Fact, type Place } from "./facts";
import { learn, type Sheet } from "./settle";

/** A suggestion refuted with a card that one has seen. */
export interface Answer {
  by: number;
  case: Case;
  card: number;
}

/** Deals as a sheet to count, and what each count is worth. */
export interface Term {
  sheet: Sheet;
  worth: bigint;
}

export type Terms = Map<string, Term>;

/** After this many the chances are left to shares. */
export const MOST_TERMS = 256;

/** What tells one sheet from another. */
export function signOf({ may, has, clauses, boxes }: Sheet): string {
  const sorted = clauses.map(({ slot, cards }) => `${slot}:${cards}`).sort();
  return `${may.join()}/${has.join()}/${sorted.join()}/${boxes.map((box) => box.join(":")).sort().join()}`;
}

/** A sheet with facts more, or null if no deal is left at once. */
export function learnt(sheet: Sheet, facts: Iterable<Fact>): Sheet | null {
  try {
    return learn(sheet, facts);
  } catch (error) {
    if (error instanceof Impossible) return null;
    throw error;
  }
}

/** The weight of all deals, six times for each answer as much as it is; null if there are too many terms. */
export function termsOf(sheet: Sheet, answers: readonly Answer[]): Terms | null {
  let terms: Terms = new Map([[signOf(sheet), { sheet, worth: 1n }]]);
  const inOrder = [...answers].sort((a, b) => a.by - b.by || compared(a.case, b.case) || a.card - b.card);
  for (const { by, case: named, card } of inOrder) {
    const [one, other] = named.filter((named) => named !== card) as [number, number];
    const holds = (there: number): Fact => ({ type: "Holds", place: by, card: there });
    const factors: [Fact[], bigint][] = [
      [[], 6n],
      [[holds(one)], -3n],
      [[holds(other)], -3n],
      [[holds(one), holds(other)], 2n],
    ];
    const product: Terms = new Map();
    for (const { sheet: before, worth } of terms.values()) {
      for (const [facts, times] of factors) {
        const after = facts.length ? learnt(before, facts) : before;
        if (!after) continue;
        const sign = signOf(after);
        const term = product.get(sign) ?? { sheet: after, worth: 0n };
        product.set(sign, { sheet: after, worth: term.worth + worth * times });
      }
    }
    terms = new Map([...product].filter(([, { worth }]) => worth));
    if (terms.size > MOST_TERMS) return null;
  }
  return terms;
}

function compared(a: Case, b: Case): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/** All counts of some terms, added up. */
export function weighed(terms: Terms): Counts {
  const sums: Counts = { total: 0n, envelopes: [], at: new Map<Place, bigint[]>() };
  const cases = new Map<string, [Case, bigint]>();
  for (const { sheet, worth } of terms.values()) {
    const { total, envelopes, at } = count(sheet);
    sums.total += worth * total;
    for (const [three, ways] of envelopes) cases.set(String(three), [three, (cases.get(String(three))?.[1] ?? 0n) + worth * ways]);
    for (const [place, row] of at) {
      const before = sums.at.get(place);
      sums.at.set(place, row.map((ways, card) => worth * ways + (before?.[card] ?? 0n)));
    }
  }
  sums.envelopes = [...cases.values()].filter(([, weight]) => weight).sort(([a], [b]) => compared(a, b));
  return sums;
}

/** A share of two great numbers. */
export function ratio(part: bigint, whole: bigint): number {
  if (!whole) return 0;
  const much = whole < 0n ? -whole : whole;
  if (much < 1n << 52n) return Number(part) / Number(whole);
  const shift = BigInt(much.toString(2).length - 60);
  return Number(part >> shift) / Number(whole >> shift);
}

/** Bits of what is open. */
export function entropy(weights: Iterable<bigint>): number {
  const all = [...weights].filter((weight) => weight > 0n);
  const total = all.reduce((sum, weight) => sum + weight, 0n);
  return all.reduce((bits, weight) => {
    const share = ratio(weight, total);
    return share > 0 ? bits - share * Math.log2(share) : bits;
  }, 0);
}
