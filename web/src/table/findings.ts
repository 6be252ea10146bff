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
    if (cards) return { line, text: [line.text, ...outAfter(story, viewer, line.number)].join(" "), cards };
  }
  return null;
}

/** Who has looked into the envelope in vain is out, and is told so at once. */
function outAfter(story: readonly Told[], viewer: number, after: number): string[] {
  return story
    .slice(after)
    .filter(({ event }) => event.type === "SeatOut" && event.seat === viewer)
    .map(({ text }) => text);
}
