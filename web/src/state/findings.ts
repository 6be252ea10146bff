// What a viewer has found out in person: nothing goes on behind it until it has been noted.
import type { Card, Cards, GameEvent, Told } from "../wire/types";

/** A set of cards is a number with a bit for each. */
function cardsIn(cards: Cards): Card[] {
  return Array.from({ length: 32 }, (_, card) => card).filter((card) => (cards >> card) & 1);
}

/** The cards an event lets a viewer see, none for what is read or heard; null if it is no finding of theirs. */
export function foundIn(event: GameEvent, viewer: number): readonly Card[] | null {
  switch (event.type) {
    case "CardShown":
      return event.to === viewer ? [event.card] : null;
    case "CardSpied":
    case "CardGlimpsed":
    case "RoomCardSeen":
      return event.seat === viewer ? [event.card] : null;
    case "PoolSeen":
      return event.seat === viewer ? cardsIn(event.cards) : null;
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
