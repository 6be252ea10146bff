// An inquiry: a suggestion and what each player had to answer, read from the story as it was told.
import type { Card, Case, Seat, Told } from "../wire/types";

/** What somebody does in an inquiry. `spared`: the asking has ended before it came to them. */
export type Answer = "waits" | "thinks" | "cannot" | "shows" | "blocks" | "spared";

export interface Chip {
  readonly seat: Seat;
  readonly answer: Answer;
  /** The card, if the viewer saw it. */
  readonly card: Card | null;
  /** The line that told of it. */
  readonly line: number | null;
}

export interface Inquiry {
  /** The number of the line that began it. */
  readonly number: number;
  readonly seat: Seat;
  readonly case: Case;
  readonly text: string;
  /** Everybody who may be asked, in the order of asking. */
  readonly chips: readonly Chip[];
  readonly end: "refuted" | "blocked" | "stood" | null;
  /** The line with which it ended. */
  readonly last: number;
  /** What happened besides: keepers, powers, who looks at the card too. */
  readonly notes: readonly Told[];
}

/** The inquiry that a line belongs to; null if it belongs to none. */
export function inquiryOf(story: readonly Told[], line: number, seats: number, dead: readonly Seat[]): Inquiry | null {
  const begun = story.slice(0, line + 1).findLast(({ event }) => event.type === "SuggestionMade");
  if (!begun) return null;
  const found = inquiryAt(story, begun, seats, dead);
  return found && found.last >= line ? found : null;
}

function inquiryAt(story: readonly Told[], begun: Told, seats: number, dead: readonly Seat[]): Inquiry | null {
  if (begun.event.type !== "SuggestionMade") return null;
  const { seat, case: named } = begun.event;
  const answers = new Map<Seat, { answer: Answer; card: Card | null; line: number }>();
  const notes: Told[] = [];
  let [end, last, thinks] = [null as Inquiry["end"], begun.number, null as Seat | null];
  const answered = (who: Seat, answer: Answer, line: number) => answers.set(who, { answer, card: null, line });
  reading: for (const told of story.slice(begun.number + 1)) {
    const { event, number } = told;
    switch (event.type) {
      case "TokenMoved":
      case "WeaponMoved":
      case "AnswerSealed":
        break;
      case "PhaseBegan":
        if (!["Refuting", "Spying", "Glimpsing"].includes(event.phase.type)) {
          if (end) break reading;
          thinks = null;
        } else thinks = "seat" in event.phase ? event.phase.seat : null;
        break;
      case "CannotRefute":
        answered(event.seat, "cannot", number);
        break;
      case "SuggestionRefuted":
        answered(event.by, "shows", number);
        end = "refuted";
        break;
      case "SuggestionBlocked":
        answered(event.by, "blocks", number);
        end = "blocked";
        break;
      case "SuggestionStood":
        end = "stood";
        break;
      case "CardShown":
      case "CardSpied": {
        const shown = answers.get(event.by);
        if (shown?.answer === "shows") answers.set(event.by, { ...shown, card: event.card });
        if (event.type === "CardSpied") notes.push(told);
        break;
      }
      case "KeeperPlayed":
      case "PowerUsed":
      case "CardGlimpsed":
      case "Declined":
        if (told.text) notes.push(told);
        break;
      case "SuggestionMade":
      case "TurnBegan":
      case "TurnEnded":
      case "AccusationMade":
      case "GameEnded":
        break reading;
      default:
        // Somebody may draw a card before the first answer: that does not end the asking.
        if (end) break reading;
        if (told.text) notes.push(told);
    }
    last = number;
  }
  const order = Array.from({ length: seats - 1 }, (_, step) => (seat + 1 + step) % seats);
  const chips = order
    .filter((who) => answers.has(who) || !dead.includes(who))
    .map((who): Chip => {
      const told = answers.get(who);
      if (told) return { seat: who, ...told };
      return { seat: who, answer: end ? "spared" : who === thinks ? "thinks" : "waits", card: null, line: null };
    });
  return { number: begun.number, seat, case: named, text: begun.text, chips, end, last, notes };
}

/** The last inquiry of a story. */
export function lastInquiry(story: readonly Told[], seats: number, dead: readonly Seat[]): Inquiry | null {
  const begun = story.findLast(({ event }) => event.type === "SuggestionMade");
  return begun ? inquiryAt(story, begun, seats, dead) : null;
}
