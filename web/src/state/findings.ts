// What a viewer has found out in person: nothing goes on behind it until it has been noted.
import type { Card, GameEvent, Told } from "../wire/types";

/** The cards an event lets a viewer see, none for what is read or heard; null if it is no finding of theirs. */
export function foundIn(event: GameEvent, viewer: number): readonly Card[] | null {
  switch (event.type) {
    case "CardShown":
      return event.to === viewer ? [event.card] : null;
    case "CardSpied":
    case "CardGlimpsed":
    case "RoomCardSeen":
      return event.seat === viewer ? [event.card] : null;
    case "EnvelopeSeen":
      return event.seat === viewer ? event.case : null;
    case "SuggestionStood":
    case "ClueDrawn":
      return event.seat === viewer ? [] : null;
    default:
      return null;
  }
}

/** Whether a line is held up until it is noted. */
export function isFinding(line: Told, viewer: number): boolean {
  return line.text !== "" && foundIn(line.event, viewer) !== null;
}
