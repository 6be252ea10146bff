import { describe, expect, it } from "vitest";
import committed from "../../../tests/data/notebooks.jsonl?raw";
import { ratio } from "./belief";
import type { Counts } from "./count";
import type { Entry, Jotting, Seating } from "./entries";
import type { Case } from "./facts";
import { Position } from "./position";

type CellNumbers = [place: number, card: number, there: number];

interface Followed {
  total: string;
  counts: string;
  proofs: [CellNumbers, [CellNumbers, string][]][];
  knows: [seat: number, told: number[], cases: number][];
  chances?: [number, number, number, number][];
  worths?: [bits: number, [number, number, number, number][]];
}

interface Written {
  id: string;
  seating: Seating;
  lines: Entry[];
  after: [lines: number, Followed][];
}

/** Many more notebooks than are kept here: `python -m tests.companion.notebooks FILE --games 40`. */
const more = import.meta.env["VITE_NOTEBOOKS"] as string | undefined;
const text = more ? ((await import(/* @vite-ignore */ `${more}?raw`)) as { default: string }).default : committed;
const notebooks = text
  .split("\n")
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Written);

async function digest({ total, envelopes, at }: Counts): Promise<string> {
  const cases = envelopes.map(([three, ways]) => `${three.join(".")}=${ways}`).join(",");
  const rows = [...at].sort(([a], [b]) => a - b).map(([place, row]) => `${place}:${row.join(",")}`);
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${total}|${cases}|${rows.join(";")}`));
  return [...new Uint8Array(hash, 0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const moments = notebooks.flatMap(({ id, seating, lines, after }) =>
  after.map(([number, followed]) => {
    const jottings = lines.slice(0, number).map((entry): Jotting => ({ entry, sure: true }));
    return { id: `${id} ${number}`, position: new Position(seating, jottings), seating, followed };
  }),
);

describe("what follows from a notebook, as Python says it", () => {
  it("is the same number of deals for each card and case", async () => {
    for (const { id, position, followed } of moments) {
      expect(String(position.counts.total), id).toBe(followed.total);
      expect(await digest(position.counts), id).toBe(followed.counts);
    }
  }, 3_600_000);

  it("is proved by the same steps", () => {
    for (const { id, position, followed } of moments) {
      for (const [[place, card, there], steps] of followed.proofs) {
        const proof = position.proof({ place, card, there: Boolean(there) });
        const told = proof.steps.map(({ cell, rule }) => [[cell.place, cell.card, Number(cell.there)], rule]);
        expect(told, `${id}: ${place} ${card}`).toEqual(steps);
      }
    }
  }, 3_600_000);

  it("is known to the others as well", () => {
    for (const { id, position, followed } of moments) {
      expect(position.knows().map(({ seat, told, cases }) => [seat, told, cases]), id).toEqual(followed.knows);
    }
  }, 3_600_000);

  it("makes the same cases likely", () => {
    for (const { id, position, followed } of moments) {
      if (!followed.chances || !position.terms) continue;
      const { total, envelopes } = position.chances;
      const told = envelopes.slice(0, 6).map(([three, ways]) => [...three, ratio(ways, total)]);
      expect(told.length, id).toBe(followed.chances.length);
      told.forEach((row, at) => row.forEach((number, n) => expect(number, id).toBeCloseTo(followed.chances![at]![n]!, 7)));
    }
  }, 3_600_000);

  it("makes the same questions worth asking", () => {
    const times: number[] = [];
    for (const { id, position, seating, followed } of moments) {
      if (!followed.worths || !position.terms) continue;
      const [bits, worths] = followed.worths;
      const began = performance.now();
      const asking = position.asking(seating.me);
      expect(asking.bits, id).toBeCloseTo(bits, 6);
      for (const [suspect, weapon, room, worth] of worths) {
        const named: Case = [suspect, weapon, room];
        expect(asking.worth(named), `${id}: ${named}`).toBeCloseTo(worth, 6);
      }
      times.push(performance.now() - began);
    }
    if (more) console.log(`${moments.length} moments; questions: ${summary(times)}`);
  }, 3_600_000);
});

function summary(times: number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]?.toFixed(0);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${sorted.at(-1)?.toFixed(0)} ms`;
}
