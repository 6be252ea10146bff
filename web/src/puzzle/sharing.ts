// Three lines to share: they name no card, and read aloud well.
import type { PuzzleSheet } from "../wire/types";
import { t } from "../words/words.svelte";
import { clock, type PuzzleResult } from "./results";

export function shared(puzzle: PuzzleSheet, result: PuzzleResult, origin: string): string {
  const { number, grade, load } = puzzle;
  const technique = t(`puzzle-technique-${puzzle.technique}`);
  return [
    t("puzzle-share-what", { number, grade, technique, load }),
    t("puzzle-share-how", { hints: result.hints, wrong: result.wrong, time: clock(result.seconds) }),
    `${origin}/puzzle/${number}`,
  ].join("\n");
}
