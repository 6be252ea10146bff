// The printed sheet: its columns, and what stands in a cell before anybody takes up a pencil.
import type { Assistance } from "./assistance";
import type { Sign } from "./pencil";
import { ENVELOPE, POOL, type Card, type Deduced, type Place, type Scene, type Seat, type Space } from "../wire/types";

export type SheetColumn =
  | { place: Place; kind: "seat"; seat: Seat }
  | { place: Place; kind: "pool" | "envelope" }
  | { place: Place; kind: "room"; room: Space };

/** What a sheet must know of a table. */
export type LaidTable = Pick<Scene, "suspects" | "pool_size" | "in_rooms">;

/** The envelope first, then the players from oneself on, then what lies elsewhere. */
export function columns(scene: LaidTable, viewer: Seat): SheetColumn[] {
  const seats = scene.suspects.map((_, n) => (viewer + n) % scene.suspects.length);
  return [
    { place: ENVELOPE, kind: "envelope" },
    ...seats.map((seat): SheetColumn => ({ place: seat, kind: "seat", seat })),
    ...(scene.pool_size ? [{ place: POOL, kind: "pool" } as const] : []),
    ...scene.in_rooms.map((room): SheetColumn => ({ place: ENVELOPE + 1 + room, kind: "room", room })),
  ];
}

/** Where a card was seen to be, and how. */
export interface Sighting {
  place: Place;
  how: "own" | "shown" | "open" | "solved";
}

/** Where one has seen a card, if one has. */
export function seenAt(scene: Scene, viewer: Seat, card: Card): Sighting | null {
  const { own } = scene;
  if (own.hand.includes(card)) return { place: viewer, how: "own" };
  const opened = scene.opened.findIndex((cards) => cards.includes(card));
  if (opened >= 0) return { place: opened, how: "open" };
  const held = own.held.findIndex((cards, seat) => seat !== viewer && cards.includes(card));
  if (held >= 0) return { place: held, how: "shown" };
  if (own.pool.includes(card)) return { place: POOL, how: "shown" };
  const room = own.in_rooms.find(([, lying]) => lying === card);
  if (room) return { place: ENVELOPE + 1 + room[0], how: "shown" };
  const solved = (scene.solution ?? own.envelope)?.includes(card);
  return solved ? { place: ENVELOPE, how: "solved" } : null;
}

/** What is printed in a cell: that the card is there or not, by one's own eyes or because it follows. */
export interface Print {
  there: boolean;
  by: "sight" | "reason";
  how: Sighting["how"] | null;
}

/** All that stands in a cell. */
export interface Inked {
  print: Print | null;
  sign: Sign;
  odds: number | null;
  /** Whether a lesson asks for a mark here. */
  wanted?: boolean;
}

export function printedIn(
  scene: Scene,
  viewer: Seat,
  help: Assistance,
  deduced: Deduced | null,
  card: Card,
  place: Place,
): Print | null {
  const seen = seenAt(scene, viewer, card);
  if (help === "none") {
    return seen?.how === "own" && place === viewer ? { there: true, by: "sight", how: "own" } : null; // C-13
  }
  if (seen) return { there: seen.place === place, by: "sight", how: seen.how };
  if (place === viewer) return { there: false, by: "sight", how: "own" };
  const there = columnOf(help, deduced, place)?.there[card] ?? null;
  return there === null ? null : { there, by: "reason", how: null };
}

/** In how many of a hundred deals the card is there: only of what is open, and if it is allowed. */
export function oddsIn(
  help: Assistance,
  deduced: Deduced | null,
  card: Card,
  place: Place,
): number | null {
  const column = columnOf(help, deduced, place);
  if (help !== "odds" || !column || column.there[card] !== null) return null;
  return column.odds[card] ?? null;
}

function columnOf(help: Assistance, deduced: Deduced | null, place: Place) {
  if (help !== "all" && help !== "odds") return undefined;
  return deduced?.columns.find((column) => column.place === place);
}
