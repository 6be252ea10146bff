// Where one may go, as a list: rooms first, then the squares on the way to another room, then the rest.
import type { BoardSheet, Space } from "../wire/types";
import { isRoom } from "./plan";
import { distances } from "./walk";

export interface Near {
  readonly square: Space;
  readonly room: Space;
  readonly steps: number;
}

export interface Destinations {
  readonly rooms: readonly Space[];
  /** For each room out of reach, the square in reach that is nearest to it; the shortest way first. */
  readonly near: readonly Near[];
  /** All other squares, each with the room it is nearest to. */
  readonly others: readonly Near[];
}

/** Nobody is led back to the room they leave. */
export function destinations(board: BoardSheet, reach: readonly Space[], from?: Space): Destinations {
  const rooms = reach.filter((space) => isRoom(board, space));
  const squares = reach.filter((space) => !isRoom(board, space));
  const far = board.doors.map((_, room) => distances(board, room));
  const steps = (square: Space, room: Space): number => far[room]?.get(square) ?? Infinity;
  const all = board.doors.map((_, room) => room);
  const best = (ways: readonly Near[]): Near[] => [...ways].sort((a, b) => a.steps - b.steps).slice(0, 1);
  const nearest = all
    .filter((room) => room !== from && !rooms.includes(room))
    .flatMap((room) => best(squares.map((square) => ({ square, room, steps: steps(square, room) }))))
    .sort((a, b) => a.steps - b.steps);
  const near = nearest.filter(
    ({ square }, at) => nearest.findIndex((other) => other.square === square) === at,
  );
  const others = squares
    .filter((square) => !near.some((way) => way.square === square))
    .flatMap((square) => best(all.map((room) => ({ square, room, steps: steps(square, room) }))));
  return { rooms, near, others };
}
