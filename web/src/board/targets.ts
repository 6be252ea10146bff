// The places one can go to with the keyboard: every room, and the squares in reach.
import type { BoardSheet, EditionSheet, Scene, Space } from "../wire/types";
import { middle } from "./box";
import type { Manor } from "./manor";
import { isRoom, middleOf } from "./plan";
import type { Target } from "./reaching";

export function targetsOf(board: BoardSheet, manor: Manor, reach: readonly Space[]): Target[] {
  const rooms = manor.rooms.map(({ space, furniture }) => ({ space, at: middle(furniture) }));
  const squares = reach
    .filter((space) => !isRoom(board, space))
    .map((space) => ({ space, at: middleOf(board, space) }));
  return [...rooms, ...squares];
}

/** Targets in rows from above, each from left to right. */
export function inRows(targets: readonly Target[]): Target[][] {
  const rows = new Map<number, Target[]>();
  for (const target of targets) {
    const row = Math.floor(target.at.y);
    rows.set(row, [...(rows.get(row) ?? []), target]);
  }
  return [...rows]
    .sort(([a], [b]) => a - b)
    .map(([, row]) => row.sort((a, b) => a.at.x - b.at.x));
}

/** The cards of the guests and weapons at a place. */
export function present(sheet: EditionSheet, scene: Scene, space: Space): number[] {
  const at = (pieces: readonly Space[], first: number): number[] =>
    pieces.flatMap((place, piece) => (place === space ? [first + piece] : []));
  return [...at(scene.tokens, 0), ...at(scene.weapons, sheet.suspects.length)];
}
