// The plot of what was open: lines over the turns, ticks, and letters that do not lie on each other.
import type { Knew } from "../wire/types";

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}
export interface PlotPoint {
  x: number;
  y: number;
}
/** Dashes by seat: lines differ by more than their colour. */
export const DASHES = ["", "7 3", "2 3", "9 3 2 3", "4 2", "12 4"];
/** The heights that are told. */
const CASES = [1, 4, 16, 64, 256, 1024];

/** The most cases that were open to anybody. */
export function mostOpen(knew: readonly Knew[]): number {
  return Math.max(2, ...knew.flatMap(({ cases }) => cases));
}

/** Where a turn and a number of cases lie: each step down halves the cases. */
export function place(frame: Frame, turns: number, most: number, turn: number, cases: number): PlotPoint {
  const { width, height, left, right, top, bottom } = frame;
  const x = left + ((width - left - right) * turn) / Math.max(1, turns);
  const y = top + (height - top - bottom) * (1 - Math.log2(Math.max(1, cases)) / Math.log2(most));
  return { x: round(x), y: round(y) };
}

/** What a seat knew as a line in steps: what is learnt in a turn shows at its end. */
export function line(frame: Frame, turns: number, most: number, cases: readonly number[]): string {
  const points = cases.map((value, turn) => place(frame, turns, most, turn, value));
  return points.map(({ x, y }, at) => (at ? `H${x}V${y}` : `M${x} ${y}`)).join("");
}

/** How many cases the rules of the plot stand for. */
export function heights(most: number): number[] {
  return CASES.filter((cases) => cases <= most);
}

/** A few turns to write below, the first and the last among them. */
export function ticks(turns: number, about = 6): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((size) => turns / size <= about) ?? 200;
  const found: number[] = [];
  for (let turn = 0; turn <= turns - step / 2; turn += step) found.push(turn);
  return [...found, turns];
}

/** Heights moved apart so that letters can be read, none above the top; the order stays. */
export function spread(wanted: readonly number[], gap: number, lowest: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let above = Number.NEGATIVE_INFINITY;
  for (const at of order) {
    placed[at] = Math.max(wanted[at] ?? 0, above + gap);
    above = placed[at];
  }
  let below = lowest + gap;
  for (const at of order.toReversed()) {
    placed[at] = Math.min(placed[at] ?? 0, below - gap);
    below = placed[at];
  }
  return placed;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
