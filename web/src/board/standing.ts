// Where every piece stands; who stays in a room keeps the place there.
import type { BoardSheet, Space } from "../wire/types";
import { isRoom, middleOf, type Point } from "./plan";

export interface Stand {
  readonly space: Space;
  /** The place in the room, by its number. */
  readonly slot: number;
}

/** The places of some pieces after they moved, from those before. */
export function settled(before: readonly Stand[], spaces: readonly Space[]): Stand[] {
  const stays = spaces.map((space, piece) => before[piece]?.space === space);
  const found: Stand[] = spaces.map((space, piece) =>
    stays[piece] ? (before[piece] ?? { space, slot: 0 }) : { space, slot: -1 },
  );
  found.forEach(({ space, slot }, piece) => {
    if (slot >= 0) return;
    const taken = new Set(found.filter((other) => other.space === space).map((other) => other.slot));
    let free = 0;
    while (taken.has(free)) free += 1;
    found[piece] = { space, slot: free };
  });
  return found;
}

/** The point where a piece stands, given the places of each room. */
export function standingAt(
  board: BoardSheet,
  places: readonly (readonly Point[])[],
  { space, slot }: Stand,
): Point | null {
  if (space < 0) return null;
  if (!isRoom(board, space)) {
    const { x, y } = middleOf(board, space);
    return { x: x + 0.25 * slot, y };
  }
  const slots = places[space] ?? [];
  const at = slots[slot % slots.length];
  // Whoever finds no place of its own stands a little behind another.
  const behind = Math.floor(slot / slots.length) ? 0.3 : 0;
  return at ? { x: at.x - behind, y: at.y - behind } : null;
}
