import { beforeEach, expect, test, vi } from "vitest";
import { LADDER, puzzlesOf } from "../puzzle/ladder";
import { ACHIEVEMENTS, achieved, type Achievement, type Kept } from "./achievements";
import { accuracy, dayOf, eraseGames, exported, games, gamesIn, imported, noteGame, type GameResult } from "./games";

const store = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) });
beforeEach(() => store.clear());

const GAME: GameResult = {
  ...{ table: "t-1", game: "g-1", seat: 0, on: "2026-11-18", edition: "classic", players: 3, bots: ["notebook", "novice"], help: "shown" },
  ...{ won: false, asked: null, certain: null, turns: 40, left: 12 },
};
const asked = (best: number, lost: number, questions = 6, luck = 0) => ({ asked: { best, lost, luck, questions } });
const solved = (number: number, more = {}) => ({ number, day: number, onDay: false, seconds: 60, wrong: 0, hints: 0, solved: true, ...more });

test("a game is kept once, and what the review said of it stays", () => {
  noteGame(GAME);
  noteGame({ ...GAME, ...asked(4, 1), certain: 30 });
  noteGame({ ...GAME, on: "2026-12-01" });
  expect(games()).toEqual([{ ...GAME, ...asked(4, 1), certain: 30 }]);
  noteGame({ ...GAME, game: "g-2" });
  expect(games().map(({ game }) => game)).toEqual(["g-2", "g-1"]);
});

test("games go to another device and back, and can be erased", () => {
  noteGame(GAME);
  noteGame({ ...GAME, game: "g-2", won: true });
  const text = exported();
  eraseGames();
  expect(games()).toEqual([]);
  expect(imported(text)).toBe(2);
  expect(imported(text)).toBe(2);
  expect(exported()).toBe(text);
});

test("nonsense in a file is passed over", () => {
  const wrong = [{ ...GAME, on: "yesterday" }, { ...GAME, seat: 0.5 }, { ...GAME, bots: "lenoir" }, { ...GAME, asked: { best: 1 } }, { ...GAME, table: "x".repeat(101) }, null, 3];
  for (const text of [null, "", "{", "3", JSON.stringify(wrong)]) expect(gamesIn(text)).toEqual([]);
});

test("accuracy is that of all questions together, and one game does not say how sure it is", () => {
  expect(accuracy([GAME])).toBeNull();
  expect(accuracy([{ ...GAME, ...asked(4, 1) }])).toEqual({ mean: 75, within: null });
  const both = accuracy([{ ...GAME, ...asked(4, 1) }, { ...GAME, ...asked(12, 3) }])!;
  expect(both.mean).toBe(75);
  expect(both.within).toBeCloseTo(0, 9);
  expect(accuracy([{ ...GAME, ...asked(4, 0) }, { ...GAME, ...asked(4, 2) }])!.within).toBeGreaterThan(20);
});

const LATEST = Array.from({ length: 10 }, (_, at): GameResult => ({ ...GAME, game: `g-${at}`, ...asked(5, 0.9) }));
const EARNED: Record<Achievement, Partial<Kept>> = {
  first: { games: [{ ...GAME, won: true, edition: "other" }] },
  miro: { games: [{ ...GAME, won: true, edition: "miro" }] },
  classic: { games: [{ ...GAME, won: true }] },
  detectives: { games: [{ ...GAME, won: true, edition: "detectives" }] },
  modern: { games: [{ ...GAME, won: true, edition: "modern" }] },
  full_house: { games: [{ ...GAME, won: true, players: 6 }] },
  master: { games: [{ ...GAME, won: true, bots: ["lenoir", "novice"] }] },
  masters: { games: [{ ...GAME, won: true, bots: ["lenoir", "lenoir", "lenoir"] }] },
  bare: { games: [{ ...GAME, won: true, help: "none" }] },
  bare_master: { games: [{ ...GAME, won: true, help: "none", bots: ["lenoir"] }] },
  sharp: { games: [{ ...GAME, ...asked(5, 0.5, 5) }] },
  flawless: { games: [{ ...GAME, ...asked(5, 0.01, 5) }] },
  against_luck: { games: [{ ...GAME, won: true, ...asked(5, 3, 3, -0.6) }] },
  prompt: { games: [{ ...GAME, won: true, certain: 37 }] },
  nearly: { games: [{ ...GAME, left: 1 }] },
  steady: { games: LATEST },
  case: { puzzles: [solved(1, { onDay: true })] },
  week: { streak: 7 },
  ten_clean: { puzzles: LATEST.map((_, at) => solved(at + 1)) },
  ladder: { puzzles: LADDER.flatMap((rung) => puzzlesOf(rung).map((number) => solved(number, { hints: 1 }))) },
};

test.each(ACHIEVEMENTS)("%s is earned by what it says, and by nothing less", (one) => {
  expect(achieved({ games: [], puzzles: [], streak: 0, ...EARNED[one] })).toContain(one);
  const lost: Kept = { games: [{ ...GAME, ...asked(5, 2.5, 4) }], puzzles: [{ ...solved(1), solved: false, wrong: 1 }], streak: 1 };
  expect(achieved(lost)).not.toContain(one);
});

test("a day is the day on the wall", () => {
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
