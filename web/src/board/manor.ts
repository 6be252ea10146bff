// The manor of an edition, ready to be drawn: made once, whatever happens in it.
import type { EditionSheet } from "../wire/types";
import type { Box } from "./box";
import { doorsOf, type Door } from "./doors";
import { FLOORS, USUAL, type Floor } from "./floors";
import { FURNITURE, type FurnitureDrawing } from "./furniture";
import { chance, drawn, unit } from "./ink";
import { once } from "./once";
import { outlines } from "./outline";
import { cellOf, planOf, type Plan, type Point } from "./plan";
import { roomPlan, type RoomPlan } from "./room";

export interface DrawnRoom extends RoomPlan {
  readonly id: string;
  readonly outline: string;
  readonly floor: Floor;
  readonly drawing: FurnitureDrawing | undefined;
}

export interface DrawnDoor extends Door {
  /** Whether its leaf hangs on the other side: the second of two beside each other. */
  readonly mirrored: boolean;
  readonly kind: "leaf" | "arch" | "steps";
}

export interface Manor {
  readonly plan: Plan;
  /** All that is drawn, the frame included. */
  readonly bounds: Box;
  readonly corridor: string;
  readonly tiles: string;
  readonly rooms: readonly DrawnRoom[];
  readonly doors: readonly DrawnDoor[];
}

const FRAME = 0.75;
const CLOCKS = 1.6;

/** The name that the map's file gives a room; the pool is no card. */
export function roomId(sheet: EditionSheet, room: number): string {
  return sheet.rooms[room]?.id ?? "pool";
}

const drawnBefore = once((_: EditionSheet) => new Map<string, Manor>());

/** The manor with its rooms' names in some language; the same one whenever it is asked for again. */
export function manorOf(sheet: EditionSheet, names: readonly string[]): Manor {
  const known = drawnBefore(sheet);
  const key = names.join("\n");
  const manor = known.get(key) ?? planned(sheet, names);
  known.set(key, manor);
  return manor;
}

function planned(sheet: EditionSheet, names: readonly string[]): Manor {
  const { board } = sheet;
  const plan = planOf(board);
  const doors = doorsOf(board);
  const cells = plan.squares.map((square) => cellOf(board, square));
  return {
    plan,
    bounds: {
      x: -FRAME,
      y: -FRAME,
      width: plan.width + 2 * FRAME + (sheet.clocks ? CLOCKS : 0),
      height: plan.height + 2 * FRAME,
    },
    corridor: drawn(outlines(cells), { stray: 0.03, round: 0.15 }),
    tiles: cells.map(tile).join(""),
    rooms: plan.rooms.map((room, space) => {
      const id = roomId(sheet, space);
      return {
        ...roomPlan(sheet, plan, doors.filter((door) => door.room === space), space, names[space] ?? ""),
        id,
        outline: drawn(outlines(room)),
        floor: FLOORS[id] ?? USUAL,
        drawing: FURNITURE[id],
      };
    }),
    doors: hung(sheet, doors),
  };
}

/** A tile of the corridor, laid by hand. */
function tile({ x, y }: Point): string {
  const off = (corner: number): number => 0.022 * chance(x + corner * 0.37, y - corner * 0.21);
  const at = (dx: number, dy: number, corner: number): string =>
    `${unit(x + dx + off(corner))} ${unit(y + dy + off(corner + 4))}`;
  return `M${at(0.05, 0.05, 0)}L${at(0.95, 0.05, 1)}L${at(0.95, 0.95, 2)}L${at(0.05, 0.95, 3)}Z`;
}

function hung(sheet: EditionSheet, doors: readonly Door[]): DrawnDoor[] {
  return doors.map((door) => {
    const id = roomId(sheet, door.room);
    const kind = id === "pool" ? "steps" : id === "patio" ? "arch" : "leaf";
    const mirrored = doors.some((other) => {
      const [dx, dy] = [other.at.x - door.at.x, other.at.y - door.at.y];
      const beside = dx * door.into.y - dy * door.into.x;
      return other.room === door.room && Math.hypot(dx, dy) === 1 && beside < 0;
    });
    return { ...door, kind, mirrored };
  });
}
