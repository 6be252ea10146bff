// Where a replay stops: after each line of the story, with all that happened in silence after it.
import type { Told } from "../wire/types";

export interface Stop {
  /** How many events of the stream have happened by then. */
  at: number;
  line: Told | null;
  turn: number;
}

export function stopsIn(story: readonly Told[]): Stop[] {
  const stops: Stop[] = [{ at: 0, line: null, turn: 0 }];
  let turn = 0;
  for (const line of story) {
    if (line.event.type === "TurnBegan") turn += 1;
    if (line.text) stops.push({ at: line.number + 1, line, turn });
    else if (stops.length > 1) (stops.at(-1) as Stop).at = line.number + 1;
  }
  return stops;
}

/** The stop at which a turn begins, before or after another; the ends where there is none. */
export function turnFrom(stops: readonly Stop[], now: number, way: -1 | 1): number {
  const starts = stops.flatMap(({ line }, at) => (line?.event.type === "TurnBegan" ? [at] : []));
  if (way > 0) return starts.find((at) => at > now) ?? stops.length - 1;
  return starts.findLast((at) => at < now) ?? 0;
}

/** The same moment for other eyes, who were told other things: the last stop of it not later. */
export function sameMoment(stops: readonly Stop[], old: readonly Stop[], now: number): number {
  const shared = (list: readonly Stop[], upTo: number) =>
    list.slice(0, upTo + 1).filter(({ line }) => line && !line.private).length;
  const count = shared(old, now);
  const found = stops.findLastIndex((_, at) => shared(stops, at) <= count);
  return Math.max(0, found);
}
