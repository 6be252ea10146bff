// Lines as a hand draws them: corners a little round, edges never quite straight, always the same.
import type { Point } from "./plan";

/** The units of the drawing that make a cell. */
export const CELL = 20;

/** A number of the drawing, short. */
export function unit(cells: number): number {
  return Math.round(cells * CELL * 10) / 10;
}

export interface Hand {
  /** How far a line strays, in cells. */
  stray?: number;
  /** How round a corner is, in cells. */
  round?: number;
  /** How far inside the outline the line runs, in cells. */
  inset?: number;
}

/** Closed loops as the data of one path. */
export function drawn(loops: readonly (readonly Point[])[], hand: Hand = {}): string {
  return loops.map((loop) => closed(loop, hand)).join("");
}

function closed(loop: readonly Point[], { stray = 0.05, round = 0.28, inset = 0 }: Hand): string {
  const own = inset ? moved(loop, inset) : loop;
  let path = "";
  own.forEach((corner, at) => {
    const next = own[(at + 1) % own.length] ?? corner;
    const after = own[(at + 2) % own.length] ?? corner;
    const length = Math.hypot(next.x - corner.x, next.y - corner.y);
    const from = between(corner, next, Math.min(0.5, round / length));
    const to = between(corner, next, Math.max(0.5, 1 - round / length));
    const leaving = Math.hypot(after.x - next.x, after.y - next.y);
    const start = between(next, after, Math.min(0.5, round / leaving));
    path += `${path ? "" : `M${text(from)}`}${edge(from, to, stray)}Q${text(next)} ${text(start)}`;
  });
  return `${path}Z`;
}

/** A line that strays a little on its way. */
export function edge(from: Point, to: Point, stray: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const bends = Math.max(1, Math.round(length / 1.7));
  const across = { x: (from.y - to.y) / (length || 1), y: (to.x - from.x) / (length || 1) };
  let path = "";
  for (let bend = 1; bend <= bends; bend += 1) {
    const end = between(from, to, bend / bends);
    const middle = between(from, to, (bend - 0.5) / bends);
    const off = stray * chance(middle.x, middle.y);
    path += `Q${text({ x: middle.x + across.x * off, y: middle.y + across.y * off })} ${text(end)}`;
  }
  return path;
}

/** A number from -1 to 1 that a place always has. */
export function chance(x: number, y: number): number {
  const wave = Math.sin(x * 127.1 + y * 311.7 + 74.7) * 43758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
}

function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function text({ x, y }: Point): string {
  return `${unit(x)} ${unit(y)}`;
}

/** A clockwise loop moved inwards. */
function moved(loop: readonly Point[], inset: number): Point[] {
  return loop.map((corner, at) => {
    const before = loop[(at + loop.length - 1) % loop.length] ?? corner;
    const after = loop[(at + 1) % loop.length] ?? corner;
    const [into, out] = [way(before, corner), way(corner, after)];
    return { x: corner.x - inset * (into.y + out.y), y: corner.y + inset * (into.x + out.x) };
  });
}

function way(from: Point, to: Point): Point {
  return { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) };
}
