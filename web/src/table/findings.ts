// What somebody was shown in secret: it stays in view until it has been noted.
import type { Card, GameEvent, Told } from "../wire/types";

export interface Finding {
  readonly line: Told;
  readonly text: string;
  /** The cards that were seen; none if nobody had one to show. */
  readonly cards: readonly Card[];
}

/** The cards an event lets a viewer see, none for a suggestion of theirs that stood; else null. */
function foundIn(event: GameEvent, viewer: number): readonly Card[] | null {
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
      return event.seat === viewer ? [] : null;
    default:
      return null;
  }
}

/** The last thing a viewer has found out by event number `after` or later. */
export function findingOf(story: readonly Told[], viewer: number, after: number): Finding | null {
  for (const line of story.slice(after).reverse()) {
    const cards = line.text ? foundIn(line.event, viewer) : null;
    if (cards) return { line, text: [line.text, ...ledTo(story, viewer, line.number)].join(" "), cards };
  }
  return null;
}

/** What follows from it for the viewer, who is told so at once: a turn that ends by itself, the way out. */
function ledTo(story: readonly Told[], viewer: number, after: number): string[] {
  const found: string[] = [];
  for (const { event, text } of story.slice(after)) {
    if (event.type === "TurnBegan") break;
    const own = (event.type === "SeatOut" || event.type === "TurnEnded") && event.seat === viewer;
    if (own && text) found.push(text);
  }
  return found;
}
