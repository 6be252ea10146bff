// The lessons in their order, and which puzzles belong to each: the first is worked out, five are to be solved.
import type { PuzzleSheet } from "../wire/types";
import type { PuzzleResult } from "./results";

export const LADDER = ["last_place", "one_of", "full", "chain", "taken", "wrong_case", "suppose", "case"] as const;
export type Rung = (typeof LADDER)[number];

const ENOUGH = 4;
const FIVE = [2, 3, 4, 5, 6];

/** The number of the example of a lesson. */
export function exampleOf(rung: Rung): number {
  return numberIn(rung, 1);
}

/** The numbers of the puzzles of a lesson. */
export function puzzlesOf(rung: Rung): number[] {
  return FIVE.map((at) => numberIn(rung, at));
}

function numberIn(rung: Rung, at: number): number {
  return 1000 + 100 * (LADDER.indexOf(rung) + 1) + at;
}

/** The lesson one is at: the first without four puzzles solved without a hint. */
export function rungNow(list: readonly PuzzleResult[]): Rung | undefined {
  const clean = new Set(list.filter(({ solved, hints }) => solved && !hints).map(({ number }) => number));
  return LADDER.find((rung) => puzzlesOf(rung).filter((number) => clean.has(number)).length < ENOUGH);
}

export function isRung(name: string): name is Rung {
  return (LADDER as readonly string[]).includes(name);
}

/** The next puzzle of a lesson that is not solved yet. */
export function nextOf(rung: Rung, list: readonly PuzzleResult[]): number | undefined {
  const solved = new Set(list.filter((one) => one.solved).map(({ number }) => number));
  return puzzlesOf(rung).find((number) => !solved.has(number));
}

/** The lines of a proof that are told so far. */
export function toldSoFar(puzzle: PuzzleSheet, lines: number): PuzzleSheet["proof"] {
  return puzzle.proof.slice(0, lines);
}
