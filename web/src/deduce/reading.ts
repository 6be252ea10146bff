// Reading a notebook: the facts that its lines tell, and the line that told each first; line 0 is one's own hand. As `deduction/reading.py`.
import { BadEntry, Scribe, type Heard, type Jotting, type Seating } from "./entries";
import { each, ENVELOPE, type Case, type Fact, type Layout, type Place } from "./facts";

export const POOL: Place = 6;

/** Where a card lies face down in a room. */
export const inRoom = (room: number): Place => ENVELOPE + 1 + room;

export const setOf = (cards: Iterable<number>): number => [...cards].reduce((bits, card) => bits | (1 << card), 0);

/** The event that told a fact first. */
export interface Source {
  /** The number of the line; 0 is the deal. */
  line: number;
  event: Heard | null;
}

export interface Reading {
  layout: Layout;
  facts: Fact[];
  /** By the facts' keys. */
  sources: Map<string, Source>;
  /** What was heard, line by line, of the lines one is sure of; first what was heard before them. */
  lines: Heard[][];
}

export function layoutOf({ kinds, sizes, pool, rooms }: Seating): Layout {
  const [suspects, weapons, others] = kinds;
  const range = (from: number, number: number) => setOf(Array.from({ length: number }, (_, at) => from + at));
  return {
    kinds: [range(0, suspects), range(suspects, weapons), range(suspects + weapons, others)],
    places: [...sizes.keys(), POOL, ...rooms.map(inRoom)],
    sizes: [...sizes, pool, ...rooms.map(() => 1)],
  };
}

export function keyOf(fact: Fact): string {
  switch (fact.type) {
    case "NotTheCase":
      return `!${fact.case}`;
    case "Holds":
      return `${fact.place}+${fact.card}`;
    case "HoldsNone":
      return `${fact.place}-${fact.cards}`;
    case "HoldsOneOf":
      return `${fact.place}?${fact.cards}`;
  }
}

/** Remembers what gives later events their meaning. */
export class Reader {
  readonly #claims = new Map<number, Case>();

  constructor(readonly seating: Seating) {}

  read(event: Heard): Fact[] {
    switch (event.type) {
      case "CaseClaimed":
      case "CaseWritten":
        this.#claims.set(event.seat, event.case);
        return [];
      case "AccusationFailed": {
        const claim = this.#claims.get(event.seat);
        return claim ? [{ type: "NotTheCase", case: claim }] : [];
      }
      case "EnvelopeSeen":
        return allThere(ENVELOPE, setOf(event.case));
      case "CannotRefute":
        return this.seating.honour ? [] : [{ type: "HoldsNone", place: event.seat, cards: setOf(event.case) }];
      case "SuggestionRefuted":
        return [{ type: "HoldsOneOf", place: event.by, cards: setOf(event.case) }];
      case "CardShown":
      case "CardSpied":
        return [{ type: "Holds", place: event.by, card: event.card }];
      case "CardGlimpsed":
      case "CardNoticed":
        return [{ type: "Holds", place: event.of, card: event.card }];
      case "CardOpened":
      case "CardWithheld":
        return [{ type: "Holds", place: event.seat, card: event.card }];
      case "SeatDied":
        return allThere(event.seat, event.hand);
      case "PoolSeen":
        return allThere(POOL, event.cards);
      case "RoomCardSeen":
        return [{ type: "Holds", place: inRoom(event.room), card: event.card }];
      case "NobodyHolds":
        return this.seating.sizes.map((_, place) => ({ type: "HoldsNone", place, cards: 1 << event.card }));
      default:
        return [];
    }
  }
}

function allThere(place: Place, cards: number): Fact[] {
  return [...each(cards)].map((card) => ({ type: "Holds", place, card }));
}

/** All that follows at once from what was heard before the first line and from the lines one is sure of; each fact once, in order. */
export function read(seating: Seating, jottings: readonly Jotting[], heard: readonly Heard[] = []): Reading {
  const [scribe, reader] = [new Scribe(seating), new Reader(seating)];
  const sources = new Map<string, Source>();
  const facts: Fact[] = [];
  const tell = (fact: Fact, source: Source) => {
    const key = keyOf(fact);
    if (sources.has(key)) return;
    sources.set(key, source);
    facts.push(fact);
  };
  for (const fact of allThere(seating.me, seating.hand)) tell(fact, { line: 0, event: null });
  for (const event of heard) {
    scribe.note(event);
    for (const fact of reader.read(event)) tell(fact, { line: 0, event });
  }
  const lines = jottings.map((jotting, at) => {
    const events = written(scribe, jotting);
    if (!jotting.sure) return [];
    for (const event of events) for (const fact of reader.read(event)) tell(fact, { line: at + 1, event });
    return events;
  });
  return { layout: layoutOf(seating), facts, sources, lines: [[...heard], ...lines] };
}

/** A line that has lost its meaning, such as a spy at a suggestion one is no longer sure of, tells nothing. */
function written(scribe: Scribe, jotting: Jotting): Heard[] {
  try {
    return scribe.write(jotting);
  } catch (error) {
    if (error instanceof BadEntry) return [];
    throw error;
  }
}
