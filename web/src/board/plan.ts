// The board as a plan: which cells are a room's, which are corridor, which are nothing.
import type { BoardSheet, Space } from "../wire/types";
import { once } from "./once";

/** A place on the plan in cells, from the upper left; a cell lies between its number and the next. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  /** The cells of each room. */
  readonly rooms: readonly (readonly Point[])[];
  /** The corridor, one space a cell. */
  readonly squares: readonly Space[];
  /** The closed middle of the manor, where the envelope lies. */
  readonly cellar: readonly Point[];
}

export const planOf = once((board: BoardSheet): Plan => {
  const rooms: Point[][] = board.marks.map(() => []);
  const squares: Space[] = [];
  const cellar: Point[] = [];
  board.rows.forEach((row, y) => {
    [...row].forEach((mark, x) => {
      const space = squareAt(board, { x, y });
      if (mark === "#" || mark === "?" || board.starts.includes(space)) squares.push(space);
      else if (mark === "x") cellar.push({ x, y });
      else rooms[board.marks.indexOf(mark)]?.push({ x, y });
    });
  });
  return { width: board.stride - 1, height: board.rows.length, rooms, squares, cellar };
});

export function isRoom(board: BoardSheet, space: Space): boolean {
  return space >= 0 && space < board.first;
}

/** The cell of a square. */
export function cellOf(board: BoardSheet, square: Space): Point {
  const at = square - board.first;
  return { x: at % board.stride, y: Math.floor(at / board.stride) };
}

/** The middle of a square. */
export function middleOf(board: BoardSheet, square: Space): Point {
  const { x, y } = cellOf(board, square);
  return { x: x + 0.5, y: y + 0.5 };
}

/** The square that would be at a cell. */
export function squareAt(board: BoardSheet, { x, y }: Point): Space {
  return board.first + y * board.stride + x;
}

/** What the squares are called: column and row, like h24. */
export function squareName(board: BoardSheet, square: Space): string {
  const { x, y } = cellOf(board, square);
  return `${String.fromCharCode(97 + x)}${y}`;
}

/** The room or square that a point lies in. */
export function spaceAt(board: BoardSheet, plan: Plan, at: Point): Space | null {
  const [x, y] = [Math.floor(at.x), Math.floor(at.y)];
  if (x < 0 || y < 0 || x >= plan.width || y >= plan.height) return null;
  const square = squareAt(board, { x, y });
  if (plan.squares.includes(square)) return square;
  const room = board.marks.indexOf(board.rows[y]?.[x] ?? " ");
  return room < 0 ? null : room;
}
