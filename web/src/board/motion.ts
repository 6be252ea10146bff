// How a piece moves from where it stood to where it stands now.
import type { EditionSheet, Scene, Space } from "../wire/types";
import { points, way } from "./walk";
import type { Point } from "./plan";

const STEP = 90;
const LONGEST = 1200;
const GLIDE = 600;
/** Nobody walks further in one go: two dice and a keeper. */
const FURTHEST = 20;

export interface Motion {
  readonly points: readonly Point[];
  readonly milliseconds: number;
}

export interface Move {
  readonly token: number;
  readonly from: Space;
  readonly to: Space;
}

/** Whether a token goes on foot: its own turn, no passage, and not too far. */
export function onFoot(sheet: EditionSheet, scene: Scene, { token, from, to }: Move): Space[] | null {
  if (from < 0 || to < 0 || scene.suspects[scene.turn.seat] !== token) return null;
  if (sheet.board.passages[from]?.includes(to) || scene.extra_passage === from) return null;
  const found = way(sheet.board, from, to);
  return found && found.length - 1 <= FURTHEST ? found : null;
}

/** A walk along some spaces. */
export function walked(
  sheet: EditionSheet,
  spaces: readonly Space[],
  first: Point,
  last: Point,
): Motion {
  const all = points(sheet.board, spaces, first, last);
  return { points: all, milliseconds: Math.min(LONGEST, STEP * (all.length - 1)) };
}

/** Straight there. */
export function glided(first: Point, last: Point): Motion {
  return { points: [first, last], milliseconds: GLIDE };
}
