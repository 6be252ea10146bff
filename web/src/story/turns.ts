// The story in turns: each with the lines that were told of it.
import type { Seat, Told } from "../wire/types";

export interface StoryTurn {
  /** Whose turn it is; null before the first. */
  seat: Seat | null;
  number: number;
  lines: Told[];
}

/** The lines by turn, those without words left out. */
export function turnsIn(story: readonly Told[]): StoryTurn[] {
  const turns: StoryTurn[] = [{ seat: null, number: 0, lines: [] }];
  for (const line of story) {
    if (line.event.type === "TurnBegan") {
      turns.push({ seat: line.event.seat, number: turns.length, lines: [] });
    } else if (line.text) turns.at(-1)?.lines.push(line);
  }
  return turns.filter(({ lines, seat }) => lines.length || seat !== null);
}

/** Only the turns of one player, or all. */
export function turnsOf(turns: readonly StoryTurn[], seat: Seat | null): StoryTurn[] {
  return seat === null ? [...turns] : turns.filter((turn) => turn.seat === seat);
}
