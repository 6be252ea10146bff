// Doors: where the wall between a room and the square in front of it is open.
import type { BoardSheet, Space } from "../wire/types";
import { once } from "./once";
import { cellOf, type Point } from "./plan";

export interface Door {
  readonly room: Space;
  readonly square: Space;
  /** The middle of the opening. */
  readonly at: Point;
  /** From the square into the room, one long. */
  readonly into: Point;
}

const SIDES = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
] as const;
const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

/** All doors; one that touches its room at a corner only is a diagonal one. */
export const doorsOf = once((board: BoardSheet): readonly Door[] =>
  board.doors.flatMap((squares, room) =>
    squares.flatMap((square) => {
      const { x, y } = cellOf(board, square);
      const mark = board.marks[room];
      const side = [...SIDES, ...CORNERS].find(([dx, dy]) => board.rows[y + dy]?.[x + dx] === mark);
      if (!side) return [];
      const [dx, dy] = side;
      const long = Math.hypot(dx, dy);
      const at = { x: x + 0.5 + dx / 2, y: y + 0.5 + dy / 2 };
      return [{ room, square, at, into: { x: dx / long, y: dy / long } }];
    }),
  ),
);
