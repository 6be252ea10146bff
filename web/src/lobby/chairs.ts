// What the lobby asks of a table: who sits where, and what is missing before the deal.
import type { ChairView, TableView } from "../wire/types";

export function isFree(chair: ChairView): boolean {
  return !chair.bot && !chair.sitters.length;
}

export function freeChairs(view: TableView): number[] {
  return view.chairs.flatMap((chair, n) => (isFree(chair) ? [n] : []));
}

/** Who sits on a chair, as people: the name of who shares a device, else the sitters'. */
export function sitterName(view: TableView, chair: ChairView): string {
  return chair.name || chair.sitters.map((n) => view.people[n]?.name ?? "").join(" & ");
}

export function isAway(view: TableView, chair: ChairView): boolean {
  return chair.sitters.length > 0 && chair.sitters.every((n) => view.people[n]?.away);
}

export function isMine(view: TableView, chair: number): boolean {
  return view.seats.includes(chair);
}

export function isHost(view: TableView): boolean {
  return view.you !== null && view.you === view.host;
}

/** Suspects nobody else has chosen. */
export function freeSuspects(view: TableView, chair: number, suspects: readonly string[]): string[] {
  const others = view.chairs.filter((_, n) => n !== chair).map(({ suspect }) => suspect);
  return suspects.filter((suspect) => !others.includes(suspect));
}
