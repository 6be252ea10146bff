import { expect, it } from "vitest";
import committed from "../../../tests/data/streams.jsonl?raw";
import { advise, Position } from "../deduce/position";
import type { EditionSheet, GameEvent } from "../wire/types";
import { followed } from "./followed";

interface Stream {
  edition: string;
  kinds: [number, number, number];
  keepers: string[];
  powers: (string | null)[];
  seat: number;
  events: GameEvent[];
  total: string;
  counts: string;
}

const named = (ids: readonly (string | null)[]) => ids.map((id) => (id === null ? null : { id }));
const streams = committed
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Stream)
  .map((stream) => {
    const [suspects, weapons, rooms] = stream.kinds.map((number) => Array.from({ length: number }));
    const sheet = { suspects, weapons, rooms, keepers: named(stream.keepers), powers: named(stream.powers) } as unknown as EditionSheet;
    return { ...stream, sheet };
  });

async function digest({ counts: { total, envelopes, at } }: Position): Promise<string> {
  const cases = envelopes.map(([three, ways]) => `${three.join(".")}=${ways}`).join(",");
  const rows = [...at].sort(([a], [b]) => a - b).map(([place, row]) => `${place}:${row.join(",")}`);
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${total}|${cases}|${rows.join(";")}`));
  return [...new Uint8Array(hash, 0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

it.each(streams)("counts the same deals of $edition as Python does, from what one seat was told", async ({ sheet, seat, events, total, counts }) => {
  const { seating, heard } = followed(sheet, seat, events)!;
  const position = new Position(seating, [], [], heard);
  expect(String(position.counts.total)).toBe(total);
  expect(await digest(position)).toBe(counts);
});

it("names questions of the rooms it is asked about, the best first", () => {
  const { sheet, seat, events, kinds } = streams.find(({ edition }) => edition === "classic")!;
  const { seating, heard } = followed(sheet, seat, events.slice(0, 60))!;
  const room = kinds[0] + kinds[1];
  const { ideas } = advise(new Position(seating, [], [], heard), seat, [room]);
  expect(ideas.every(({ case: [, , there] }) => there === room)).toBe(true);
  expect(ideas.map(({ worth }) => worth)).toEqual(ideas.map(({ worth }) => worth).sort((a, b) => b - a));
  for (const { outcomes } of ideas) expect(outcomes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
});

it("knows nothing before the deal", () => {
  const { sheet, seat, events } = streams[0]!;
  expect(followed(sheet, seat, events.slice(0, 1))).toBeNull();
});
