// Entries: what happened at a real table in a few words, and the events it stands for. Whoever enters a suggestion says who asked, what, and
// who showed a card; that everybody between them had none follows from the order of asking. The same as `companion/entries.py`.
import { each, type Case } from "./facts";

export type Seat = number;
export type Card = number;
export type Space = number;
/** A set of cards, a bit for each. */
export type Cards = number;

export type Entry =
  /** A suggestion, and who showed a card; nobody did if `by` is null. */
  | { type: "Question"; seat: Seat; case: Case; by: Seat | null; card: Card | null; blocked: Seat | null }
  /** An accusation that failed; what was accused in writing stays unknown. */
  | { type: "Wrong"; seat: Seat; case: Case | null }
  /** A card laid open for all, or one that was called for and nobody had. */
  | { type: "Open" | "Missing"; seat: Seat; card: Card }
  /** A card shown from hand to hand, not for a suggestion. */
  | { type: "Passed"; seat: Seat; to: Seat; card: Card | null }
  /** Somebody saw the card that was just shown, too; or one of whoever was just shown one. */
  | { type: "Spied" | "Glimpsed"; seat: Seat; card: Card | null }
  /** Somebody looked at the cards of the pool, or at the one in a room. */
  | { type: "Looked"; seat: Seat; room: Space | null; cards: Cards | null }
  /** A hand lies open, or a seat takes no more turns. */
  | { type: "Died"; seat: Seat; hand: Cards }
  | { type: "Left"; seat: Seat }
  /** A card that one saw by accident. */
  | { type: "Noticed"; seat: Seat; of: Seat; card: Card };

export type Question = Extract<Entry, { type: "Question" }>;

/** One line of a notebook. Unsure ones are kept and not counted. */
export interface Jotting {
  entry: Entry;
  sure: boolean;
}

/** A game as somebody sits in it, in numbers only. */
export interface Seating {
  /** How many cards there are of each kind. */
  kinds: readonly [number, number, number];
  suspects: readonly Card[];
  sizes: readonly number[];
  pool: number;
  /** The rooms in which a card lies. */
  rooms: readonly Space[];
  me: Seat;
  hand: Cards;
  /** Whether "none" may be a lie. */
  honour: boolean;
  /** Whether accusations are said aloud. */
  spoken: boolean;
  /** The number of the keeper that spies, if there is one, and each guest's power. */
  spy: number | null;
  powers: readonly (string | null)[];
}

export type Heard =
  | { type: "TurnBegan" | "AccusationMade" | "AccusationFailed" | "PowerUsed" | "PoolLooked"; seat: Seat }
  | { type: "SuggestionMade" | "CannotRefute" | "SuggestionStood" | "CaseClaimed" | "CaseWritten" | "EnvelopeSeen"; seat: Seat; case: Case }
  | { type: "SuggestionRefuted"; by: Seat; to: Seat; case: Case }
  | { type: "SuggestionBlocked"; by: Seat; case: Case }
  | { type: "CardPassed"; by: Seat; to: Seat }
  | { type: "CardShown"; by: Seat; to: Seat; card: Card }
  | { type: "CardSpied"; seat: Seat; by: Seat; card: Card }
  | { type: "CardGlimpsed" | "CardNoticed"; seat: Seat; of: Seat; card: Card }
  | { type: "SeatOut"; seat: Seat; because: "accused" | "resigned" }
  | { type: "CardOpened" | "CardWithheld"; seat: Seat; card: Card }
  | { type: "NobodyHolds"; card: Card }
  | { type: "KeeperPlayed"; seat: Seat; keeper: number }
  | { type: "PoolSeen"; seat: Seat; cards: Cards }
  | { type: "RoomCardLooked"; seat: Seat; room: Space }
  | { type: "RoomCardSeen"; seat: Seat; room: Space; card: Card }
  | { type: "SeatDied"; seat: Seat; hand: Cards };

export type Problem = "answers-itself" | "not-named" | "not-for-you" | "nothing-shown" | "no-spies";

/** An entry that cannot be made here. */
export class BadEntry extends Error {
  constructor(
    readonly code: Problem,
    readonly who: Seat | null = null,
    readonly card: Card | null = null,
  ) {
    super(code);
  }
}

/** What was shown last, by the lines so far. */
interface Shown {
  by: Seat;
  to: Seat;
}

/** Turns lines into events one after the other, and remembers what gives later ones their meaning. */
export class Scribe {
  readonly dead = new Set<Seat>();
  /** Who takes no more turns. */
  readonly out = new Set<Seat>();
  readonly spent = new Set<Seat>();
  #answered: Shown | null = null;
  #shown: Shown | null = null;

  constructor(readonly seating: Seating) {}

  /** All seats from the left of one on. */
  after(seat: Seat): Seat[] {
    const { length } = this.seating.suspects;
    return Array.from({ length: length - 1 }, (_, at) => (seat + at + 1) % length);
  }

  /** Those who are asked when a seat suggests, in order. */
  asked(seat: Seat): Seat[] {
    return this.after(seat).filter((other) => !this.dead.has(other));
  }

  /** The events of a line. What one is not sure of still says who is out. */
  write({ entry, sure }: Jotting): Heard[] {
    const events = this.events(entry);
    if (sure) events.forEach((event) => this.note(event));
    return events;
  }

  note(event: Heard): void {
    switch (event.type) {
      case "SuggestionRefuted":
        this.#answered = this.#shown = event;
        return;
      case "CardPassed":
        this.#shown = event;
        return;
      case "SeatDied":
        this.dead.add(event.seat);
        this.out.add(event.seat);
        return;
      case "SeatOut":
        this.out.add(event.seat);
        return;
      case "PowerUsed":
        this.spent.add(event.seat);
        return;
      default:
    }
  }

  events(entry: Entry): Heard[] {
    const { me } = this.seating;
    const { seat } = entry;
    switch (entry.type) {
      case "Question":
        return this.#question(entry);
      case "Wrong": {
        const claim: Heard[] = entry.case ? [{ type: seat === me && !this.seating.spoken ? "CaseWritten" : "CaseClaimed", seat, case: entry.case }] : [];
        return [{ type: "AccusationMade", seat }, ...claim, { type: "AccusationFailed", seat }, { type: "SeatOut", seat, because: "accused" }];
      }
      case "Open":
        return [{ type: "CardOpened", seat, card: entry.card }];
      case "Missing":
        return [{ type: "NobodyHolds", card: entry.card }];
      case "Passed":
        return [{ type: "CardPassed", by: seat, to: entry.to }, ...this.#ifSeen(entry.card, seat, entry.to)];
      case "Spied": {
        if (!this.#answered) throw new BadEntry("nothing-shown");
        const spying = this.#spying(seat);
        if (entry.card === null) return [spying];
        if (seat !== me) throw new BadEntry("not-for-you", seat);
        return [spying, { type: "CardSpied", seat, by: this.#answered.by, card: entry.card }];
      }
      case "Glimpsed": {
        if (!this.#shown) throw new BadEntry("nothing-shown");
        const of = this.#shown.to;
        const both = entry.card !== null && (me === seat || me === of);
        return [{ type: "PowerUsed", seat }, ...(both ? [{ type: "CardGlimpsed", seat, of, card: entry.card! } as const] : [])];
      }
      case "Looked": {
        const { room, cards } = entry;
        if (room === null) return [{ type: "PoolLooked", seat }, ...(cards === null ? [] : [{ type: "PoolSeen", seat, cards } as const])];
        return [{ type: "RoomCardLooked", seat, room }, ...[...each(cards ?? 0)].map((card) => ({ type: "RoomCardSeen", seat, room, card }) as const)];
      }
      case "Died":
        return [{ type: "SeatDied", seat, hand: entry.hand }];
      case "Left":
        return [{ type: "SeatOut", seat, because: "resigned" }];
      case "Noticed":
        if (seat !== me) throw new BadEntry("not-for-you", seat);
        return [{ type: "CardNoticed", seat, of: entry.of, card: entry.card }];
    }
  }

  #question({ seat, case: named, by, card, blocked }: Question): Heard[] {
    if (seat === by || seat === blocked) throw new BadEntry("answers-itself", seat);
    if (card !== null && !named.includes(card)) throw new BadEntry("not-named", null, card);
    const last = blocked ?? by;
    const asked = this.asked(seat);
    const denied = last === null ? asked : asked.slice(0, Math.max(0, asked.indexOf(last)));
    const events: Heard[] = [{ type: "SuggestionMade", seat, case: named }, ...denied.map((other) => ({ type: "CannotRefute", seat: other, case: named }) as const)];
    if (blocked !== null) return [...events, { type: "SuggestionBlocked", by: blocked, case: named }];
    if (by === null) return [...events, { type: "SuggestionStood", seat, case: named }];
    const shown = card ?? (by === this.seating.me ? only(this.seating.hand, named) : null);
    return [...events, { type: "SuggestionRefuted", by, to: seat, case: named }, ...this.#ifSeen(shown, by, seat)];
  }

  #ifSeen(card: Card | null, by: Seat, to: Seat): Heard[] {
    if (card === null) return [];
    if (![by, to].includes(this.seating.me)) throw new BadEntry("not-for-you", to);
    return [{ type: "CardShown", by, to, card }];
  }

  /** By the power of the guest, or by a keeper. */
  #spying(seat: Seat): Heard {
    const { powers, suspects, spy } = this.seating;
    if (powers[suspects[seat]!] === "spy" && !this.spent.has(seat)) return { type: "PowerUsed", seat };
    if (spy === null) throw new BadEntry("no-spies");
    return { type: "KeeperPlayed", seat, keeper: spy };
  }

  /** Whose turn it probably is after a line: the next seat that still takes turns. */
  next(last: Seat): Seat {
    return this.after(last).find((seat) => !this.out.has(seat)) ?? last;
  }
}

/** The card one must have shown, if there was no choice. */
export function only(hand: Cards, named: Case): Card | null {
  const mine = named.filter((card) => hand & (1 << card));
  return mine.length === 1 ? mine[0]! : null;
}

/** Whose turn the next line probably is. `dealer` sits before whoever begins. */
export function expected(seating: Seating, jottings: readonly Jotting[], dealer: Seat): Seat {
  const scribe = new Scribe(seating);
  let last = dealer;
  for (const jotting of jottings) {
    try {
      scribe.write(jotting);
    } catch (error) {
      if (!(error instanceof BadEntry)) throw error;
    }
    const { type, seat } = jotting.entry;
    if (type === "Question" || type === "Wrong") last = seat;
  }
  return scribe.next(last);
}
