// What the lobby asks of a table: who sits where, and what is missing before the deal.
import type { ChairView, TableView } from "../wire/types";

export function isFree(chair: ChairView): boolean {
  return !chair.bot && !chair.sitters.length;
}

export function freeChairs(view: TableView): number[] {
  return view.chairs.flatMap((chair, n) => (isFree(chair) ? [n] : []));
}

/** Who sits on a chair, all of them by name. */
export function sitterName(chair: ChairView): string {
  return chair.names.join(" & ");
}

/** Those on a chair who play on the device of somebody else, and whose it is. */
export function onDevices(view: TableView, chair: ChairView): { name: string; owner: string }[] {
  return chair.sitters
    .map((sitter, n) => ({ name: chair.names[n] ?? "", owner: view.people[sitter]?.name ?? "" }))
    .filter(({ name, owner }) => name !== owner);
}

/** Those on a chair who see its cards on several devices. */
export function devicesAt(view: TableView, chair: ChairView): { name: string; count: number }[] {
  return chair.sitters
    .map((sitter) => ({ name: view.people[sitter]?.name ?? "", count: view.people[sitter]?.devices ?? 0 }))
    .filter(({ count }) => count > 1);
}

/** Whether one may ask for a place there: of others where there are teams; a free chair, if one has none. */
export function mayAsk(view: TableView, number: number): boolean {
  const chair = view.chairs[number];
  if (!chair || chair.bot || view.you === null || isMine(view, number)) return false;
  if (chair.asks.some(({ person }) => person === view.you)) return false;
  return isFree(chair) ? !view.seats.length : !!view.options["teams"];
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
