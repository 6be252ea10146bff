// A second program on every published puzzle: it reads the logs by itself and counts with the page's own counter.
// The suite takes every 23rd puzzle; `VITE_MANY=1 python web/building.py test` takes all.
import { describe, expect, it } from "vitest";
import { sheetOf } from "../board/sheets.fixture";
import { countFacts } from "../deduce/count";
import { ENVELOPE, type Fact, type Layout } from "../deduce/facts";

const POOL = 6;
const files = import.meta.glob<string>("../../../src/lenoir/puzzles/packs/*.jsonl", { eager: true, query: "?raw", import: "default" });

interface Published {
  number: number;
  edition: string;
  seat: number;
  heard: string;
  ask: { type: "place" | "follows" | "case"; card?: number };
  answers: [number, number][][];
  deals?: number[][];
  clashes?: [number, number, number[]][];
  since?: [number, number, number][];
}

const all = Object.values(files).flatMap((text) => text.split("\n").filter(Boolean).map((line) => JSON.parse(line) as Published));
const many = !!import.meta.env["VITE_MANY"];
const puzzles = all.filter((_, at) => many || at % 23 === 0);

/** The facts of each line; line 0 is the deal. */
function read({ edition, heard }: Published): { layout: Layout; lines: Fact[][] } {
  const { suspects, weapons, rooms } = sheetOf(edition);
  const ids = [...suspects, ...weapons, ...rooms].map(({ id }) => id);
  const card = (id: string) => {
    const found = ids.indexOf(id);
    if (found < 0) throw new Error(`no card ${id}`);
    return found;
  };
  const set = (cards: string[]) => cards.reduce((bits, id) => bits | (1 << card(id)), 0);
  const [start, deal, hand, ...rest] = heard.split("\n") as [string, string, string, ...string[]];
  const seats = start.split(":")[1]!.split("+");
  const seat = (id: string) => {
    const found = seats.indexOf(id);
    if (found < 0) throw new Error(`no seat ${id}`);
    return found;
  };
  const [, , sizes, pool, inRooms] = deal.split(":");
  expect(inRooms).toBe("none");
  const range = (from: number, to: number) => ids.slice(from, to);
  const layout: Layout = {
    kinds: [
      set(range(0, suspects.length)),
      set(range(suspects.length, suspects.length + weapons.length)),
      set(range(suspects.length + weapons.length, ids.length)),
    ],
    places: [...seats.keys(), POOL],
    sizes: [...sizes!.split("+").map(Number), Number(pool)],
  };
  const holds = (place: number, id: string): Fact => ({ type: "Holds", place, card: card(id) });
  const [, me, own] = hand.split(":");
  const lines: Fact[][] = [own!.split("+").map((id) => holds(seat(me!), id))];
  for (const line of rest) {
    let named: string[] = [];
    let claimed: string[] = [];
    const [, ...tokens] = line.split(" ");
    lines.push(tokens.flatMap((token): Fact[] => {
      const [first, ...more] = token.split(":") as [string, ...string[]];
      if (token.startsWith("?")) return (named = token.slice(1).split("/")), [];
      if (token.startsWith("!")) return (claimed = token.slice(1).split("/")), [];
      if (token.endsWith("+")) return [{ type: "HoldsOneOf", place: seat(token.slice(0, -1)), cards: set(named) }];
      if (token.endsWith("-")) return [{ type: "HoldsNone", place: seat(token.slice(0, -1)), cards: set(named) }];
      if (token === "wrong") return [{ type: "NotTheCase", case: claimed.map(card) as [number, number, number] }];
      if (["stands", "look", "accuse"].includes(token) || ["power", "play", "out"].includes(first) || token.includes("->")) return [];
      if (first === "opened") return [holds(seat(more[0]!), more[1]!)];
      if (first === "spied" || first === "glimpse") return [holds(seat(more[1]!), more[2]!)];
      if (first === "sees") return more[0]!.split("+").map((id) => holds(POOL, id));
      if (first === "nobody") return seats.map((_, place): Fact => ({ type: "HoldsNone", place, cards: set(more) }));
      return [holds(seat(first), more[0]!)];
    }));
  }
  return { layout, lines };
}

/** Whether a fact is true of a deal, by place. */
function agrees(fact: Fact, at: ReadonlyMap<number, number>): boolean {
  if (fact.type === "NotTheCase") return !fact.case.every((one) => at.get(ENVELOPE)! & (1 << one));
  const there = at.get(fact.place)!;
  if (fact.type === "Holds") return !!(there & (1 << fact.card));
  return fact.type === "HoldsNone" ? !(there & fact.cards) : !!(there & fact.cards);
}

describe("a published puzzle", () => {
  it.each(puzzles.map((puzzle) => [puzzle.number, puzzle] as const))("%i has one answer, and every other one is refuted", (_, puzzle) => {
    const { layout, lines } = read(puzzle);
    const facts = lines.flat();
    const { total, at } = countFacts(layout, facts);
    expect(total > 0n).toBe(true);
    const certain = (counts: typeof at, sum: bigint, place: number, card: number) => counts.get(place)![card] === sum;
    const [answer] = puzzle.answers;
    for (const [place, card] of answer!) expect(certain(at, total, place, card)).toBe(true);

    const before = countFacts(layout, lines.slice(0, -1).flat());
    expect(answer!.some(([place, card]) => !certain(before.at, before.total, place, card))).toBe(true);
    const deals = (puzzle.deals ?? []).map((hands) => new Map([...layout.places, ENVELOPE].map((place, n) => [place, hands[n]!])));
    for (const deal of deals) expect(facts.every((fact) => agrees(fact, deal))).toBe(true);
    const clashes = new Map((puzzle.clashes ?? []).map(([place, card, entries]) => [`${place}/${card}`, entries]));
    const since = new Set((puzzle.since ?? []).map(([place, card]) => `${place}/${card}`));

    for (const [slot, place] of [...layout.places, ENVELOPE].entries()) {
      if (place !== ENVELOPE && !layout.sizes[slot]) continue;
      at.get(place)!.forEach((ways, card) => {
        const key = `${place}/${card}`;
        if (answer!.some((one) => `${one[0]}/${one[1]}` === key)) return;
        if (puzzle.ask.type === "place" && card !== puzzle.ask.card) return;
        if (puzzle.ask.type === "case" && place !== ENVELOPE) return;
        if (ways === total) expect(since.has(key) && certain(before.at, before.total, place, card), key).toBe(true);
        else if (ways) expect(deals.some((deal) => !(deal.get(place)! & (1 << card))), key).toBe(true);
        else {
          const entries = clashes.get(key)!;
          const told = [0, ...entries.filter(Boolean)].flatMap((entry) => lines[entry]!);
          expect(countFacts(layout, [...told, { type: "Holds", place, card }]).total, key).toBe(0n);
        }
      });
    }
  }, 120_000);
});
