import { describe, expect, it } from "vitest";
import type { Entry, Jotting } from "../deduce/entries";
import { boxOf } from "./boxes";
import { carriedIn, linkTo, recordOf, sharedOf, turned } from "./carrying";
import { begun, changed, handSizes, nextSeat, redo, spliced, undo, uneven, type KeptLog, type BoxTable } from "./log";
import { BadLine, Shorthand } from "./shorthand";

const TABLE: BoxTable = {
  edition: "classic",
  suspects: [1, 0, 5],
  names: ["", "Anna", "Ben"],
  first: null,
  rooms: [],
  hand: [2, 6, 9, 12, 13, 20],
  honour: false,
  help: "odds",
};
const question = (seat: number, by: number | null, card: number | null = null): Entry => ({ type: "Question", seat, case: [3, 7, 14], by, card, blocked: null });
const sure = (entry: Entry): Jotting => ({ entry, sure: true });
const entered = (...entries: Entry[]): KeptLog => entries.reduce((kept, entry) => changed(kept, spliced(kept, kept.log.lines.length, 0, [sure(entry)])), begun(TABLE));

describe("a notebook", () => {
  it("can be taken back to its beginning and forth again", () => {
    let kept = entered(question(1, 2), question(2, null), question(0, 1, 3));
    const all = kept.log.lines;
    for (let steps = 0; steps < 5; steps += 1) kept = undo(kept);
    expect(kept.log.lines).toEqual([]);
    for (let steps = 0; steps < 5; steps += 1) kept = redo(kept);
    expect(kept.log.lines).toEqual(all);
  });

  it("has lines changed, put in and taken out anywhere, and all of that undone", () => {
    const kept = entered(question(1, 2), question(2, null));
    const doubted = changed(kept, spliced(kept, 0, 1, [{ entry: question(1, 0), sure: false }]));
    const more = changed(doubted, spliced(doubted, 1, 0, [sure(question(0, 2))]));
    const less = changed(more, spliced(more, 2, 1, []));
    expect(less.log.lines.map(({ entry }) => entry.seat)).toEqual([1, 0]);
    expect(undo(undo(undo(less))).log).toEqual(kept.log);
  });

  it("expects the next player who still takes turns", () => {
    expect(nextSeat(begun(TABLE).log)).toBe(1); // Anna plays Miss Scarlett, who begins
    expect(nextSeat(entered(question(1, 2)).log)).toBe(2);
    expect(nextSeat(entered(question(1, 2), { type: "Wrong", seat: 2, case: null }).log)).toBe(0);
    expect(nextSeat(entered({ type: "Wrong", seat: 2, case: null }, question(1, 0)).log)).toBe(0);
    expect(nextSeat(entered(question(1, 2), { type: "Noticed", seat: 0, of: 1, card: 4 }).log)).toBe(2);
  });

  it("knows how many cards everybody has", () => {
    expect(handSizes(boxOf("classic"), 5, 0, 2).sizes).toEqual([3, 3, 4, 4, 4]);
    expect(handSizes(boxOf("detectives"), 5, 0, 0)).toEqual({ sizes: [4, 4, 4, 4, 4], pool: 1 });
    expect(handSizes(boxOf("modern"), 2, 4, 0)).toEqual({ sizes: [7, 7], pool: 0 });
    expect(uneven(boxOf("classic"), 4, 0)).toBe(true);
    expect(uneven(boxOf("classic"), 3, 0)).toBe(false);
  });
});

describe("shorthand", () => {
  const read = (line: string) => new Shorthand(boxOf("classic"), TABLE).read(line, 1);
  it.each([
    ["gr ca conserv ben", question(1, 2)],
    ["chand olive salon ben", { ...question(1, 2), case: [3, 7, 18] }],
    ["me: green candlestick dining -", { ...question(0, null), case: [3, 7, 15] }],
    ["green candlestick ballroom anna:green", { ...question(1, 1), case: [3, 7, 13], card: 3 }],
    ["green candlestick ballroom block ben", { ...question(1, null), case: [3, 7, 13], blocked: 2 }],
    ["ben: accuse green rope hall", { type: "Wrong", seat: 2, case: [3, 9, 19] }],
    ["montre ben corde", { type: "Open", seat: 2, card: 9 }],
    ["notice anna study", { type: "Noticed", seat: 0, of: 1, card: 20 }],
    ["quitte ben", { type: "Left", seat: 2 }],
  ])("reads %s", (line, entry) => {
    expect(read(line)).toEqual(entry);
  });
  it.each([
    ["plum rope", "three"],
    ["plum rope hall", "no-answer"],
    ["plum rope hall zoe", "no-seat"],
    ["plum rope hall ben now", "too-long"],
    ["open ben banana", "no-card"],
    ["anna:", "empty"],
  ])("refuses %s", (line, code) => {
    try {
      read(line);
      expect.unreachable();
    } catch (error) {
      expect((error as BadLine).code).toBe(code);
    }
  });
});

describe("a link for the others", () => {
  const shown = entered(question(0, 1, 3), question(1, 0, 14), { type: "Noticed", seat: 0, of: 1, card: 4 }, { type: "Passed", seat: 2, to: 0, card: 8 });

  it("is the same whatever one holds and has seen", () => {
    const other = entered(question(0, 1, 7), question(1, 0, 7), { type: "Noticed", seat: 0, of: 2, card: 5 }, { type: "Passed", seat: 2, to: 0, card: 10 });
    const elsewhere = { ...other.log, table: { ...TABLE, hand: [0, 1, 3, 4, 5, 7] }, marks: { "1/2": "yes" as const } };
    expect(JSON.stringify(sharedOf(elsewhere))).toBe(JSON.stringify(sharedOf(shown.log)));
  });

  it("is read from everybody's own seat", () => {
    const mine = turned(sharedOf(shown.log), 2);
    expect(mine.table.names).toEqual(["Ben", "", "Anna"]);
    expect(mine.lines[0]!.entry).toMatchObject({ seat: 1, by: 2, card: null });
    expect(turned(mine, 1)).toEqual(sharedOf(shown.log));
  });

  it("comes back as it was sent, and what is none is passed over", () => {
    globalThis.location ??= { origin: "https://example.org" } as Location;
    const hash = linkTo("move", shown.log).split("/notebook")[1]!;
    expect(carriedIn(hash)).toEqual({ kind: "move", log: shown.log });
    expect(carriedIn("#move=AAAA")).toBeNull();
    const crooked = { ...shown.log, table: { ...TABLE, suspects: [0, 99] } };
    expect(carriedIn(linkTo("log", crooked).split("/notebook")[1]!)).toBeNull();
  });
});

it("is a record of the kind heard, unsure lines and all", () => {
  const kept = entered(question(1, 2));
  const doubted = changed(kept, spliced(kept, 0, 1, [{ entry: question(1, 2), sure: false }]));
  const [header, started, dealt, hand, ...events] = recordOf(doubted.log).trim().split("\n").map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(header).toMatchObject({ kind: "heard", seat: 0, tags: { Name1: "Anna", Unsure: "1" } });
  expect(started).toMatchObject({ type: "GameStarted", suspects: [1, 0, 5] });
  expect(dealt).toMatchObject({ sizes: [6, 6, 6], pool: 0 });
  expect(hand).toMatchObject({ seat: 0 });
  expect(events.map(({ type }) => type)).toEqual(["TurnBegan", "SuggestionMade", "SuggestionRefuted"]);
});
