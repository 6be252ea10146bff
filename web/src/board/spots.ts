// Places for pieces in a room: on a grid, as roomy as it can be with enough of them.
import { around, cellSet, hull, middle, overlap, within, type Box } from "./box";
import type { Point } from "./plan";

export interface Spots {
  /** The best places first: tokens in the middle, weapons along the lower wall. */
  readonly tokens: readonly Point[];
  readonly weapons: readonly Point[];
}

/** How far a guest's head is above the middle of the place. */
const HEAD = 0.7;
/** From column to column and from row to row, the roomiest first. */
const PITCHES: readonly (readonly [number, number])[] = [
  [1.3, 1.35],
  [1.2, 1.22],
  [1.1, 1.1],
  [1.02, 1.02],
  [0.95, 0.95],
  [0.9, 0.9],
];
/** More weapons than this seldom come together; they may then overlap. */
const FEW = 5;

/** Places in some cells, none over what is taken, nobody's head over the name; tokens gather around the middle of a box. */
export function spots(
  cells: readonly Point[],
  taken: readonly Box[],
  name: Box,
  stage: Box,
  tokens: number,
  weapons: number,
): Spots {
  const wanted = tokens + Math.min(FEW, weapons);
  let all: Point[] = [];
  for (const pitch of PITCHES) {
    const found = grid(cells, taken, name, middle(stage).x, pitch);
    if (found.length > all.length) all = found;
    if (all.length >= wanted) break;
  }
  const guests = nearest(all, middle(stage)).slice(0, tokens);
  const rest = all.filter((spot) => !guests.includes(spot));
  const low = { x: middle(stage).x, y: stage.y + stage.height };
  return { tokens: guests, weapons: nearest(rest.length ? rest : all, low).slice(0, weapons) };
}

/** Rows from below to above; each has as many places as it can, in the middle or beside it. */
function grid(
  cells: readonly Point[],
  taken: readonly Box[],
  name: Box,
  centre: number,
  [across, down]: readonly [number, number],
): Point[] {
  const [inside, bounds] = [cellSet(cells), hull(cells)];
  const fits = (spot: Point): boolean =>
    within(around(spot, Math.min(across, 1.04) + 0.02, Math.min(down, 1.1)), inside) &&
    !overlap(name, standing(spot, Math.min(across, 1.04), Math.min(down, 1.16))) &&
    !taken.some((box) => overlap(box, around(spot, Math.min(across, 1.04), Math.min(down, 1.16))));
  const found: Point[] = [];
  for (let y = bounds.y + bounds.height - 0.62; y > bounds.y + 0.6; y -= down) {
    const rows = [0, 0.5].map((shift) =>
      Array.from({ length: 21 }, (_, at) => ({ x: centre + (at - 10 + shift) * across, y })).filter(fits),
    );
    found.push(...rows.reduce((best, row) => (row.length > best.length ? row : best)));
  }
  return found;
}

/** What a piece covers: a guest's head is above the place where the guest stands. */
export function standing({ x, y }: Point, width = 1, height = 1): Box {
  return { x: x - width / 2, y: y - HEAD, width, height: HEAD + height / 2 };
}

function nearest(spots: readonly Point[], to: Point): Point[] {
  const away = ({ x, y }: Point): number => Math.hypot(x - to.x, 1.5 * (y - to.y));
  return [...spots].sort((a, b) => away(a) - away(b));
}
