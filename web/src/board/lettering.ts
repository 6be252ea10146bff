// A room's name inside its room: in how many lines, how large, and where.
import { around, cellSet, hull, largest, overlap, within, type Box } from "./box";
import type { Point } from "./plan";

export interface Lettering {
  readonly lines: readonly string[];
  /** The height of the letters, in cells. */
  readonly size: number;
  /** The middle of all lines. */
  readonly at: Point;
  /** Whether it is read from below to above, for want of width. */
  readonly upright: boolean;
  /** What it covers. */
  readonly box: Box;
}

const LARGEST = 0.92;
const LEGIBLE = 0.62;
/** The mean width of a letter, and the distance of two lines, for letters one high. */
const LETTER = 0.57;
const LEADING = 1.12;
const MARGIN = 0.35;

/** Smaller is better than far from the top; how far, in parts of the room. */
const SHRINK = [1, 0.93, 0.86, 0.8];
const DEPTHS = [0.14, 0.28, 0.42];

/** A name in the upper part of a room, clear of what else lies there. */
export function lettered(name: string, cells: readonly Point[], taken: readonly Box[] = []): Lettering {
  const room = largest(cells, 1.6);
  const level = fitted(name, room.width - 2 * MARGIN);
  const upright = level.size < LEGIBLE && room.height > room.width;
  return upright ? along(name, room) : across(level, room, cells, taken);
}

interface Fitted {
  lines: string[];
  size: number;
}

function across({ lines, size }: Fitted, room: Box, cells: readonly Point[], taken: readonly Box[]): Lettering {
  const [inside, bounds] = [cellSet(cells), hull(cells)];
  const top = Math.max(bounds.y + 0.3, room.y);
  const sized = (by: number, y: number): Lettering => {
    const [width, height] = [longest(lines) * LETTER * size * by, lines.length * LEADING * size * by];
    const at = { x: room.x + room.width / 2, y: y + height / 2 };
    return { lines, size: size * by, at, upright: false, box: around(at, width, height) };
  };
  const fits = ({ at, box }: Lettering): boolean =>
    within(around(at, box.width + 0.5, box.height + 0.6), inside) &&
    !taken.some((other) => overlap(other, box));
  for (const depth of DEPTHS) {
    for (const by of SHRINK) {
      for (let y = top; y < top + bounds.height * depth; y += 0.1) {
        const found = sized(by, y);
        if (fits(found)) return found;
      }
    }
  }
  return sized(1, room.y + MARGIN);
}

function along(name: string, room: Box): Lettering {
  const size = Math.min(0.7, (room.height - 2 * MARGIN) / (name.length * LETTER));
  const at = { x: room.x + 0.12 + size / 2, y: room.y + room.height / 2 };
  const box = around(at, size, name.length * LETTER * size);
  return { lines: [name], size, at, upright: true, box };
}

/** The fewest lines in which a name is large enough, else those in which it is largest. */
export function fitted(name: string, width: number): Fitted {
  const words = name.split(" ");
  const ways = words.map((_, at) => {
    const lines = wrapped(words, at + 1);
    return { lines, size: Math.min(LARGEST, width / (longest(lines) * LETTER)) };
  });
  const good = ways.find(({ size }) => size > 0.78);
  return good ?? ways.reduce((best, next) => (next.size > best.size ? next : best));
}

/** Words in a number of lines at most, the longest line as short as can be. */
function wrapped(words: readonly string[], most: number): string[] {
  if (most <= 1 || words.length <= 1) return [words.join(" ")];
  const ways = words.slice(1).map((_, at) => [
    words.slice(0, at + 1).join(" "),
    ...wrapped(words.slice(at + 1), most - 1),
  ]);
  return ways.reduce((best, next) => (longest(next) < longest(best) ? next : best));
}

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => line.length));
}
