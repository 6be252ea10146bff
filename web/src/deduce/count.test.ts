import { describe, expect, it } from "vitest";
import recorded from "../../../tests/data/recorded-positions.jsonl?raw";
import positions from "../../../tests/data/positions.jsonl?raw";
import { countFacts, deals, type Counts } from "./count";
import { ENVELOPE, type Fact, type Layout } from "./facts";
import { blank, learn } from "./settle";

const POOL = 6;

interface Written {
  id: string;
  layout: Layout;
  facts: Fact[];
  total: string;
  envelopes: [number, number, number, string][];
  at: [place: number, deals: string[]][];
}

interface Position {
  id: string;
  categories: [number[], number[], number[]];
  hand_sizes: number[];
  pool_size: number;
  observer: number | null;
  own_hand: number[];
  pool_known: number[];
  public: number[];
  has: [number, number][];
  has_none: [number, number[]][];
  one_of: [number, number[]][];
  not_envelope: [number, number, number][];
  truth: { total: number; envelope_joint: [number, number, number, number][]; counts: number[][] };
}

function lines<T>(text: string): T[] {
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);
}

const set = (cards: number[]) => cards.reduce((bits, card) => bits | (1 << card), 0);

function factsOf(position: Position): Fact[] {
  const held = new Set([...position.has.map(([, card]) => card), ...position.own_hand]);
  const open = position.public.filter((card) => !held.has(card));
  const seat = position.observer ?? -1;
  return [
    ...(seat < 0 ? [] : position.own_hand.map((card): Fact => ({ type: "Holds", place: seat, card }))),
    ...[...position.pool_known, ...open].map((card): Fact => ({ type: "Holds", place: POOL, card })),
    ...position.has.map(([place, card]): Fact => ({ type: "Holds", place, card })),
    ...position.has_none.map(([place, cards]): Fact => ({ type: "HoldsNone", place, cards: set(cards) })),
    ...position.one_of.map(([place, cards]): Fact => ({ type: "HoldsOneOf", place, cards: set(cards) })),
    ...position.not_envelope.map((three): Fact => ({ type: "NotTheCase", case: three })),
  ];
}

function layoutOf({ categories: [suspects, weapons, rooms], hand_sizes, pool_size }: Position): Layout {
  return {
    kinds: [set(suspects), set(weapons), set(rooms)],
    places: [...hand_sizes.keys(), POOL],
    sizes: [...hand_sizes, pool_size],
  };
}

function told({ total, envelopes, at }: Counts) {
  return {
    total: String(total),
    envelopes: envelopes.map(([three, ways]) => [...three, String(ways)]),
    at: Object.fromEntries([...at].map(([place, row]) => [place, row.map(String)])),
  };
}

describe("counts", () => {
  it("are those of the two hundred positions", () => {
    const all = lines<Position>(positions);
    expect(all).toHaveLength(200);
    for (const position of all) {
      const { total, envelope_joint } = position.truth;
      const found = deals(learn(blank(layoutOf(position)), factsOf(position)));
      expect(String(found.total), position.id).toBe(String(total));
      expect(found.envelopes.map(([three, ways]) => [...three, Number(ways)]), position.id).toEqual(envelope_joint);
    }
  }, 600_000);

  it("say of each card where it is in how many deals", () => {
    // Every eighth, for the suite's sake.
    for (const position of lines<Position>(positions).filter((_, at) => at % 8 === 0)) {
      const places = [...position.hand_sizes.keys(), POOL, ENVELOPE];
      const { at } = countFacts(layoutOf(position), factsOf(position));
      for (const [row, place] of places.entries()) {
        expect(at.get(place)!.map(Number), `${position.id} ${place}`).toEqual(position.truth.counts[row]);
      }
    }
  }, 600_000);

  it("are those of Python in recorded games of every edition", () => {
    for (const { id, layout, facts, total, envelopes, at } of lines<Written>(recorded)) {
      expect(told(countFacts(layout, facts)), id).toEqual({ total, envelopes, at: Object.fromEntries(at) });
    }
  }, 600_000);

  it("are nought where the facts contradict each other", () => {
    const layout: Layout = { kinds: [0b11, 0b100, 0b11000], places: [0, 1], sizes: [1, 1] };
    const both: Fact[] = [0, 1].map((place) => ({ type: "Holds", place, card: 0 }));
    const counts = countFacts(layout, both);
    expect(counts.total).toBe(0n);
    expect(counts.at.get(0)).toEqual([0n, 0n, 0n, 0n, 0n]);
  });
});
