// What somebody was shown in secret: it stays in view until it has been noted.
import type { Card, GameEvent, Told } from "../wire/types";

export interface Finding {
  readonly line: Told;
  /** The card that was seen; none if nobody had one to show. */
  readonly card: Card | null;
}

/** The card an event lets a viewer see, null for a suggestion of theirs that stood; else nothing. */
function foundIn(event: GameEvent, viewer: number): Card | null | undefined {
  switch (event.type) {
    case "CardShown":
      return event.to === viewer ? event.card : undefined;
    case "CardSpied":
    case "CardGlimpsed":
    case "RoomCardSeen":
      return event.seat === viewer ? event.card : undefined;
    case "SuggestionStood":
      return event.seat === viewer ? null : undefined;
    default:
      return undefined;
  }
}

/** The last thing a viewer has found out by event number `after` or later. */
export function findingOf(story: readonly Told[], viewer: number, after: number): Finding | null {
  for (const line of story.slice(after).reverse()) {
    const card = line.text ? foundIn(line.event, viewer) : undefined;
    if (card !== undefined) return { line, card };
  }
  return null;
}
