// How puzzles went, kept on this device alone: streak, statistics, and which ones to try again.
import { keep, kept } from "../state/kept";
import { daysSinceFirst, numberOn, type CalendarDay } from "./calendar";

export interface PuzzleResult {
  number: number;
  /** The day on which it was begun, counted from the first case. */
  day: number;
  /** Whether that was the day of its own. */
  onDay: boolean;
  seconds: number;
  wrong: number;
  hints: number;
  solved: boolean;
}

const KEY = "puzzles";
const AT_MOST = 2000;
/** Days after which a puzzle that was missed comes again. */
const AGAIN = [1, 4, 10];

/** The results in a kept text, as far as they make sense. */
export function resultsIn(text: string | null): PuzzleResult[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? found.filter(isResult).slice(0, AT_MOST) : [];
  } catch {
    return [];
  }
}

function isResult(found: unknown): found is PuzzleResult {
  if (typeof found !== "object" || !found) return false;
  const { number, day, onDay, seconds, wrong, hints, solved } = found as Partial<PuzzleResult>;
  const counted = [number, day, seconds, wrong, hints].every((value) => Number.isSafeInteger(value));
  return counted && typeof onDay === "boolean" && typeof solved === "boolean";
}

export function results(): PuzzleResult[] {
  return resultsIn(kept(KEY));
}

export function resultOf(number: number): PuzzleResult | undefined {
  return results().find((one) => one.number === number);
}

/** Keep a result; one that is solved stays as it was when it was solved first. */
export function noteResult(result: PuzzleResult): void {
  const others = results().filter((one) => one.number !== result.number);
  if (!resultOf(result.number)?.solved) store([result, ...others]);
}

/** A result as it begins, on a day. */
export function begun(number: number, day: CalendarDay): PuzzleResult {
  const onDay = numberOn(day) === number;
  return { number, day: daysSinceFirst(day), onDay, seconds: 0, wrong: 0, hints: 0, solved: false };
}

export function eraseResults(): void {
  store([]);
}

/** All results as one text, to be kept elsewhere. */
export function exported(): string {
  return JSON.stringify(results());
}

/** Take results of another device in; where both have one, the solved one stays. How many there were. */
export function imported(text: string): number {
  const found = resultsIn(text);
  for (const one of found) noteResult(one);
  return found.length;
}

function store(list: readonly PuzzleResult[]): void {
  keep(KEY, JSON.stringify(list.slice(0, AT_MOST)));
}

/** How many days in a row, up to today or yesterday, had their case solved on their day. */
export function streak(list: readonly PuzzleResult[], day: CalendarDay): number {
  const days = new Set(list.filter(({ solved, onDay }) => solved && onDay).map((one) => one.day));
  const now = daysSinceFirst(day);
  let last = days.has(now) ? now : now - 1;
  let length = 0;
  while (days.has(last)) {
    length += 1;
    last -= 1;
  }
  return length;
}

/** The middle time of those solved, in seconds; null if there are none. */
export function medianTime(list: readonly PuzzleResult[]): number | null {
  const times = list.filter(({ solved }) => solved).map(({ seconds }) => seconds).sort((a, b) => a - b);
  return times.length ? times[Math.floor((times.length - 1) / 2)]! : null;
}

/** Puzzles that were missed, or took hints or wrong answers, and whose time has come again. */
export function again(list: readonly PuzzleResult[], day: CalendarDay): number[] {
  const now = daysSinceFirst(day);
  const due = (one: PuzzleResult) => AGAIN.some((days) => now - one.day === days) || now - one.day > AGAIN.at(-1)!;
  return list.filter((one) => !one.solved && now > one.day && due(one)).map(({ number }) => number);
}

/** A time as minutes and seconds. */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
