// What lies where in a room: its name, its trapdoor, a hidden card, furniture, and room for pieces.
import type { EditionSheet, Space } from "../wire/types";
import { around, hull, largest, middle, type Box } from "./box";
import type { Door } from "./doors";
import { lettered, type Lettering } from "./lettering";
import type { Plan, Point } from "./plan";
import { spots, type Spots } from "./spots";

export interface RoomPlan extends Spots {
  readonly space: Space;
  readonly cells: readonly Point[];
  readonly name: Lettering;
  /** Where a secret passage begins, or would. */
  readonly trapdoor: Box;
  /** Where a card lies face down, in editions that have them. */
  readonly card: Box;
  readonly furniture: Box;
}

export function roomPlan(
  sheet: EditionSheet,
  plan: Plan,
  doors: readonly Door[],
  space: Space,
  name: string,
): RoomPlan {
  const cells = plan.rooms[space] ?? [];
  const box = largest(cells);
  const trapdoor = corner(plan, cells);
  const card = { x: box.x + box.width - 1.25, y: box.y + box.height - 1.4, width: 1, height: 1.2 };
  const opens = (sheet.board.passages[space]?.length ?? 0) > 0;
  const taken: Box[] = opens ? [trapdoor] : [];
  const lettering = lettered(name, cells, [...taken, ...doors.map(swept)]);
  if (sheet.clues.length > 0) taken.push(trapdoor, card);
  const rest = below(box, lettering);
  const pieces = spots(cells, taken, lettering.box, rest, sheet.suspects.length, sheet.weapons.length);
  return { space, cells, name: lettering, trapdoor, card, furniture: rest, ...pieces };
}

/** What an open door covers. */
function swept({ at, into }: Door): Box {
  return around({ x: at.x + into.x * 0.38, y: at.y + into.y * 0.38 }, 0.76, 0.76);
}

/** The cell of a room that is nearest to a corner of the manor. */
function corner(plan: Plan, cells: readonly Point[]): Box {
  const { x, y } = middle(hull(cells));
  const to = { x: x < plan.width / 2 ? 0 : plan.width, y: y < plan.height / 2 ? 0 : plan.height };
  const away = (cell: Point): number => Math.hypot(cell.x + 0.5 - to.x, cell.y + 0.5 - to.y);
  const cell = cells.reduce((best, next) => (away(next) < away(best) ? next : best));
  return { x: cell.x + 0.05, y: cell.y + 0.05, width: 0.95, height: 0.95 };
}

/** What the name leaves of a room's largest box. */
function below(room: Box, { box, upright }: Lettering): Box {
  if (upright) {
    const x = box.x + box.width;
    return { x, y: room.y + 0.4, width: room.x + room.width - x - 0.05, height: room.height - 0.8 };
  }
  const y = Math.max(room.y + 0.4, box.y + box.height + 0.2);
  const height = room.y + room.height - y - 0.4;
  return { x: room.x + 0.4, y, width: room.width - 0.8, height };
}
