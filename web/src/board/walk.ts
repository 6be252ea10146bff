// The way a token takes: along the corridor and through doors, one point a step.
import type { BoardSheet, Space } from "../wire/types";
import { doorsOf } from "./doors";
import { once } from "./once";
import { cellOf, isRoom, middleOf, planOf, type Point } from "./plan";

/** Where one can go with one step from each space. */
export const steps = once((board: BoardSheet): ReadonlyMap<Space, readonly Space[]> => {
  const { squares, width } = planOf(board);
  const corridor = new Set(squares);
  const found = new Map<Space, Space[]>(board.doors.map((doors, room) => [room, [...doors]]));
  for (const square of squares) {
    const { x } = cellOf(board, square);
    const beside = [square - board.stride, square + board.stride];
    if (x > 0) beside.push(square - 1);
    if (x < width - 1) beside.push(square + 1);
    found.set(square, beside.filter((space) => corridor.has(space)));
  }
  board.doors.forEach((doors, room) => {
    for (const square of doors) found.get(square)?.push(room);
  });
  return found;
});

/** The shortest way from one space to another, both included; it goes through no other room. */
export function way(board: BoardSheet, from: Space, to: Space): Space[] | null {
  const next = steps(board);
  const before = new Map<Space, Space>([[from, from]]);
  const queue = [from];
  for (const at of queue) {
    if (at === to) return traced(before, from, to);
    if (at !== from && isRoom(board, at)) continue;
    for (const space of next.get(at) ?? []) {
      if (before.has(space)) continue;
      before.set(space, at);
      queue.push(space);
    }
  }
  return null;
}

function traced(before: ReadonlyMap<Space, Space>, from: Space, to: Space): Space[] {
  const found = [to];
  for (let at = to; at !== from; ) {
    at = before.get(at) ?? from;
    found.unshift(at);
  }
  return found;
}

/** How many steps it is from a space to every other. */
export function distances(board: BoardSheet, from: Space): Map<Space, number> {
  const next = steps(board);
  const found = new Map<Space, number>([[from, 0]]);
  const queue = [from];
  for (const at of queue) {
    if (at !== from && isRoom(board, at)) continue;
    for (const space of next.get(at) ?? []) {
      if (found.has(space)) continue;
      found.set(space, (found.get(at) ?? 0) + 1);
      queue.push(space);
    }
  }
  return found;
}

/** The points of a way, from where the token stands in a room to where it will: by the doors. */
export function points(board: BoardSheet, spaces: readonly Space[], first: Point, last: Point): Point[] {
  const doors = doorsOf(board);
  const between = (room: Space, square: Space): Point[] =>
    doors.filter((door) => door.room === room && door.square === square).map((door) => door.at);
  return spaces.flatMap((space, at) => {
    const [before, after] = [spaces[at - 1], spaces[at + 1]];
    if (before === undefined) {
      return isRoom(board, space) && after !== undefined ? [first, ...between(space, after)] : [first];
    }
    if (after === undefined) return isRoom(board, space) ? [...between(space, before), last] : [last];
    return [middleOf(board, space)];
  });
}
