// How one's own games went, kept on this device alone: what the end screen knew of them, and what the review said later.
import { keep, kept } from "../state/kept";

export interface GameResult {
  table: string;
  game: string;
  seat: number;
  /** The day on which it ended, as 2026-11-18. */
  on: string;
  edition: string;
  players: number;
  /** Who sat at the table beside people, by the names of the bots. */
  bots: string[];
  help: string;
  won: boolean;
  /** In bits, by the review; null until it is there, or if no question counts. */
  asked: { best: number; lost: number; luck: number; questions: number } | null;
  /** The turn since which one could be certain, and how many turns there were. */
  certain: number | null;
  turns: number;
  /** How many cases were open at the end. */
  left: number | null;
}

const KEY = "games";
const AT_MOST = 1000;

/** A day as it is here, not at Greenwich. */
export function dayOf(now: Date): string {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

/** The games in a kept text, as far as they make sense. */
export function gamesIn(text: string | null): GameResult[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? found.filter(isGame).slice(0, AT_MOST) : [];
  } catch {
    return [];
  }
}

function isGame(found: unknown): found is GameResult {
  if (typeof found !== "object" || !found) return false;
  const { table, game, seat, on, edition, players, bots, help, won, asked, certain, turns, left } = found as Partial<GameResult>;
  const words = [table, game, edition, help].every((value) => typeof value === "string" && value.length <= 100);
  const numbers = [seat, players, turns].every((value) => Number.isSafeInteger(value));
  const maybe = [certain, left].every((value) => value === null || Number.isFinite(value));
  const day = typeof on === "string" && /^\d{4}-\d\d-\d\d$/.test(on);
  const named = Array.isArray(bots) && bots.length <= 6 && bots.every((bot) => typeof bot === "string");
  const heard = asked === null || (typeof asked === "object" && !!asked && [asked.best, asked.lost, asked.luck, asked.questions].every(Number.isFinite));
  return words && numbers && maybe && day && named && heard && typeof won === "boolean";
}

/** The newest first. */
export function games(): GameResult[] {
  return gamesIn(kept(KEY));
}

const same = (one: GameResult, other: GameResult) => one.table === other.table && one.game === other.game && one.seat === other.seat;

/** Keep a game; what the review has said of it before stays. */
export function noteGame(result: GameResult): void {
  const list = games();
  const before = list.find((one) => same(one, result));
  const now = before
    ? { ...result, on: before.on, asked: result.asked ?? before.asked, certain: result.certain ?? before.certain, left: result.left ?? before.left }
    : result;
  store(before ? list.map((one) => (one === before ? now : one)) : [now, ...list]);
}

export function eraseGames(): void {
  store([]);
}

export function exported(): string {
  return JSON.stringify(games());
}

/** Take games of another device in; how many there were. */
export function imported(text: string): number {
  const found = gamesIn(text);
  for (const one of [...found].reverse()) if (!games().some((other) => same(one, other))) noteGame(one);
  return found.length;
}

function store(list: readonly GameResult[]): void {
  keep(KEY, JSON.stringify(list.slice(0, AT_MOST)));
}

/** How well one asked over some games, out of 100, and how far off that may be (95 %); null if no question counts. */
export function accuracy(list: readonly GameResult[]): { mean: number; within: number | null } | null {
  const asked = list.flatMap((one) => (one.asked && one.asked.best > 0 ? [one.asked] : []));
  const best = asked.reduce((sum, one) => sum + one.best, 0);
  if (!best) return null;
  const ratio = asked.reduce((sum, one) => sum + one.lost, 0) / best;
  const many = asked.length;
  const spread = asked.reduce((sum, one) => sum + (one.lost - ratio * one.best) ** 2, 0);
  // Of a ratio of sums, game by game; with a single game nobody can say.
  const within = many < 2 ? null : (196 * Math.sqrt((many / (many - 1)) * spread)) / best;
  return { mean: 100 * (1 - ratio), within };
}
