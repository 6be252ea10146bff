// Which place is meant: by a touch that misses a little, or by an arrow key.
import type { BoardSheet, Space } from "../wire/types";
import { cellOf, isRoom, spaceAt, type Plan, type Point } from "./plan";

/** The place among some that a point lies in, or else the nearest one within a distance in cells. */
export function meant(
  board: BoardSheet,
  plan: Plan,
  among: readonly Space[],
  at: Point,
  tolerance: number,
): Space | null {
  const hit = spaceAt(board, plan, at);
  if (hit !== null && among.includes(hit)) return hit;
  let [found, least]: [Space | null, number] = [null, tolerance];
  for (const space of among) {
    const away = distance(board, plan, space, at);
    if (away <= least) [found, least] = [space, away];
  }
  return found;
}

function distance(board: BoardSheet, plan: Plan, space: Space, at: Point): number {
  const cells = isRoom(board, space) ? (plan.rooms[space] ?? []) : [cellOf(board, space)];
  const outside = (low: number, value: number): number => Math.max(low - value, value - low - 1, 0);
  return Math.min(...cells.map(({ x, y }) => Math.hypot(outside(x, at.x), outside(y, at.y))));
}

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const WAYS: Record<Arrow, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export function isArrow(key: string): key is Arrow {
  return key in WAYS;
}

export interface Target {
  readonly space: Space;
  readonly at: Point;
}

/** The nearest target in a direction, those straight ahead first. */
export function towards(targets: readonly Target[], from: Point, arrow: Arrow): Target | null {
  const { x, y } = WAYS[arrow];
  let [found, least]: [Target | null, number] = [null, Infinity];
  for (const target of targets) {
    const [dx, dy] = [target.at.x - from.x, target.at.y - from.y];
    const ahead = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    if (ahead < 0.3 || aside > ahead * 2.5) continue;
    const cost = ahead + aside * 2;
    if (cost < least) [found, least] = [target, cost];
  }
  return found;
}
