// How long the eye needs for what has happened, before the next thing is shown.
import type { GameEvent, Told } from "../wire/types";

const LONGEST = 1600;

/** Milliseconds for one event. */
function needed(event: GameEvent): number {
  switch (event.type) {
    case "DiceRolled":
    case "LotsRolled":
      return 700;
    case "TokenMoved":
      return event.how === "walk" ? 900 : 450;
    case "SuggestionMade":
    case "AccusationMade":
    case "IntrigueDrawn":
    case "ClueDrawn":
      return 900;
    case "SuggestionRefuted":
    case "CardShown":
    case "CardOpened":
    case "SeatOut":
      return 600;
    default:
      return 0;
  }
}

/** Milliseconds for a stretch of the story. */
export function holdFor(told: readonly Told[]): number {
  const sum = told.reduce((all, { event }) => all + needed(event), 0);
  return Math.min(sum, LONGEST);
}
