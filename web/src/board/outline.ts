// Around some cells: the corners of their outline.
import type { Point } from "./plan";

/** The outlines of some cells, clockwise, each by its corners; a hole runs the other way round. */
export function outlines(cells: readonly Point[]): Point[][] {
  const edges = new Map<string, Point[]>();
  const inside = new Set(cells.map(key));
  for (const { x, y } of cells) {
    if (!inside.has(key({ x, y: y - 1 }))) add(edges, { x, y }, { x: x + 1, y });
    if (!inside.has(key({ x: x + 1, y }))) add(edges, { x: x + 1, y }, { x: x + 1, y: y + 1 });
    if (!inside.has(key({ x, y: y + 1 }))) add(edges, { x: x + 1, y: y + 1 }, { x, y: y + 1 });
    if (!inside.has(key({ x: x - 1, y }))) add(edges, { x, y: y + 1 }, { x, y });
  }
  const loops: Point[][] = [];
  for (const start of cells.flatMap(({ x, y }) => [{ x, y }, { x: x + 1, y: y + 1 }])) {
    while (edges.get(key(start))?.length) loops.push(corners(follow(edges, start)));
  }
  return loops;
}

const key = ({ x, y }: Point): string => `${x},${y}`;

function add(edges: Map<string, Point[]>, from: Point, to: Point): void {
  edges.set(key(from), [...(edges.get(key(from)) ?? []), to]);
}

function follow(edges: Map<string, Point[]>, start: Point): Point[] {
  const loop: Point[] = [];
  let at = start;
  do {
    loop.push(at);
    const ways = edges.get(key(at)) ?? [];
    const before = loop[loop.length - 2];
    // Where cells only touch at a corner, keep to the right: they stay two shapes.
    const next = ways.find((way) => before && turn(before, at, way) > 0) ?? ways[0] ?? start;
    ways.splice(ways.indexOf(next), 1);
    at = next;
  } while (key(at) !== key(start));
  return loop;
}

function corners(loop: readonly Point[]): Point[] {
  return loop.filter((point, at) => {
    const before = loop[(at + loop.length - 1) % loop.length] ?? point;
    const after = loop[(at + 1) % loop.length] ?? point;
    return turn(before, point, after) !== 0;
  });
}

/** Above 0 for a turn to the right. */
function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
}
