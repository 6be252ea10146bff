// What is heard of an event.
import type { GameEvent } from "../wire/types";
import type { Sound } from "./score";

/** The sound of an event for a viewer; null if it makes none. */
export function soundOf(event: GameEvent, viewer: number): Sound | null {
  switch (event.type) {
    case "DiceRolled":
    case "LotsRolled":
      return "dice";
    case "TokenMoved":
      return "steps";
    case "SuggestionMade":
    case "AccusationMade":
    case "CardShown":
    case "IntrigueDrawn":
    case "KeeperPlayed":
    case "ClueDrawn":
      return "card";
    case "CannotRefute":
    case "SuggestionRefuted":
    case "SuggestionBlocked":
    case "SuggestionStood":
      return "chip";
    case "SeatDied":
      return "clock";
    case "EnvelopeSeen":
      return "envelope";
    case "GameEnded":
      return event.winner === viewer ? "won" : "lost";
    default:
      return null;
  }
}
