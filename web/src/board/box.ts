// Boxes on the plan, in cells.
import type { Point } from "./plan";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function middle({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The box of a size around a point. */
export function around({ x, y }: Point, width: number, height: number): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

export function overlap(a: Box, b: Box): boolean {
  const [across, down] = [a.x < b.x + b.width && b.x < a.x + a.width, a.y < b.y + b.height];
  return across && down && b.y < a.y + a.height;
}

/** Whether a box lies in some cells wholly. */
export function within(box: Box, cells: ReadonlySet<string>): boolean {
  for (let y = Math.floor(box.y); y < box.y + box.height; y += 1) {
    for (let x = Math.floor(box.x); x < box.x + box.width; x += 1) {
      if (!cells.has(`${x},${y}`)) return false;
    }
  }
  return true;
}

export function cellSet(cells: readonly Point[]): Set<string> {
  return new Set(cells.map(({ x, y }) => `${x},${y}`));
}

/** The smallest box around some cells. */
export function hull(cells: readonly Point[]): Box {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) + 1 - x, height: Math.max(...ys) + 1 - y };
}

/** The largest box of whole cells inside some cells; the wider it shall be, the more its width counts. */
export function largest(cells: readonly Point[], wide = 1): Box {
  const inside = cellSet(cells);
  const worth = (width: number, height: number): number => width ** wide * height;
  let best: Box = { x: 0, y: 0, width: 0, height: 0 };
  for (const { x, y } of cells) {
    let widest = Infinity;
    for (let height = 1; inside.has(`${x},${y + height - 1}`); height += 1) {
      let width = 0;
      while (width < widest && inside.has(`${x + width},${y + height - 1}`)) width += 1;
      widest = width;
      if (worth(width, height) > worth(best.width, best.height)) best = { x, y, width, height };
    }
  }
  return best;
}
