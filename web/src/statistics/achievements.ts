// What is worth being proud of: good detective work, never time spent. Each is worked out anew from what is kept on this device.
import { LADDER, puzzlesOf } from "../puzzle/ladder";
import type { PuzzleResult } from "../puzzle/results";
import { accuracy, type GameResult } from "./games";

export interface Kept {
  games: readonly GameResult[];
  puzzles: readonly PuzzleResult[];
  /** The longest run of days with their case solved. */
  streak: number;
}

const won = (holds: (game: GameResult) => boolean) => ({ games }: Kept) => games.some((game) => game.won && holds(game));
const asked = (holds: (asked: NonNullable<GameResult["asked"]>) => boolean) => ({ games }: Kept) =>
  games.some(({ asked: one }) => one !== null && one.questions >= 5 && holds(one));
const share = ({ best, lost }: { best: number; lost: number }) => 1 - lost / best;
const solved = ({ puzzles }: Kept) => puzzles.filter((one) => one.solved);
const clean = (kept: Kept) => solved(kept).filter(({ wrong, hints }) => !wrong && !hints);

const TESTS = {
  first: won(() => true),
  miro: won(({ edition }) => edition === "miro"),
  classic: won(({ edition }) => edition === "classic"),
  detectives: won(({ edition }) => edition === "detectives"),
  modern: won(({ edition }) => edition === "modern"),
  full_house: won(({ players }) => players >= 6),
  master: won(({ bots }) => bots.includes("lenoir")),
  masters: won(({ bots }) => bots.filter((bot) => bot === "lenoir").length >= 3),
  bare: won(({ help }) => help === "none"),
  bare_master: won(({ help, bots }) => help === "none" && bots.includes("lenoir")),
  sharp: asked((one) => share(one) >= 0.9),
  flawless: asked((one) => share(one) >= 0.995),
  against_luck: won(({ asked: one }) => one !== null && one.luck <= -0.5),
  prompt: won(({ certain, turns, players }) => certain !== null && turns - certain <= players),
  nearly: ({ games }) => games.some(({ won: mine, left }) => !mine && left === 1),
  steady: ({ games }) => {
    const counted = games.filter(({ asked: one }) => one !== null).slice(0, 10);
    return counted.length === 10 && (accuracy(counted)?.mean ?? 0) >= 80;
  },
  case: (kept) => solved(kept).some(({ onDay }) => onDay),
  week: ({ streak }) => streak >= 7,
  ten_clean: (kept) => clean(kept).length >= 10,
  ladder: (kept) => {
    const numbers = new Set(solved(kept).map(({ number }) => number));
    return LADDER.every((rung) => puzzlesOf(rung).every((number) => numbers.has(number)));
  },
} satisfies Record<string, (kept: Kept) => boolean>;

export type Achievement = keyof typeof TESTS;
export const ACHIEVEMENTS = Object.keys(TESTS) as Achievement[];

export function achieved(kept: Kept): Set<Achievement> {
  return new Set(ACHIEVEMENTS.filter((one) => (TESTS[one] as (kept: Kept) => boolean)(kept)));
}
