// Everything that follows from a notebook at one moment, each part worked out when it is first asked for.
import { Asking, type Outcome } from "./asking";
import { learnt, ratio, termsOf, weighed, type Terms } from "./belief";
import { count, deals, type Counts } from "./count";
import { Scribe, type Heard, type Jotting, type Question, type Seating } from "./entries";
import { each, ENVELOPE, Impossible, type Case, type Fact, type Place } from "./facts";
import { clash, mends, toldClash, type Mend } from "./mending";
import { surely, toldOf, Witness } from "./minds";
import { agree, Explanation, type Cell, type Proof } from "./proving";
import { keyOf, read, setOf, type Reading } from "./reading";
import { blank, learn, type Sheet } from "./settle";

/** How much help a table has agreed to: only the sheet, the cards one was told, all that follows, and the odds too. */
export type Help = "none" | "shown" | "all" | "odds";

/** A line that proves something, with the numbers of the notebook's lines that it leans on. */
export interface Reasoned extends Proof {
  /** For each fact the line it was told in. */
  lines: number[];
  /** For each step the lines its facts were told in. */
  cited: number[][];
}

/** A place and what is known of each card there: true, false, or the chance. */
export interface Column {
  place: Place;
  there: (boolean | null)[];
  odds: number[];
}

export interface Known {
  seat: number;
  /** One's own cards that this seat has seen. */
  told: number[];
  /** How many cases it cannot have excluded, and the cards it must know to be in the envelope. */
  cases: number;
  sealed: number[];
}

export interface Solution {
  /** The lines that cannot all be true, and what would mend it. */
  clash: number[];
  mends: Mend[];
  columns: Column[];
  deals: string;
  cases: number;
  likely: { case: Case; chance: number }[];
  /** What the last line newly made certain. */
  news: Cell[];
}

/** Whether an answer can be, and if not why: this seat holds none of the cards, another must have shown one, or no deal is left. */
export interface Possible {
  by: number | null;
  card: number | null;
  can: boolean;
  why: "none" | "must" | "deals" | null;
  who: number | null;
  which: number | null;
}

export interface Idea {
  case: Case;
  worth: number;
  outcomes: (Outcome & { proves: Cell[] })[];
  /** The named cards of which the table does not know where they are. */
  open: number;
}

export interface Verdict {
  cell: Cell;
  verdict: "proved" | "refuted" | "open" | "clashing";
  /** For what is refuted, the lines that say so. */
  lines: number[];
  /** For what is open, a deal in which it is otherwise: the cards at each place. */
  deal: { place: Place; cards: number[] }[];
  level: Proof["level"] | null;
}

const LIKELY = 5;

export class Position {
  readonly reading: Reading;
  readonly witness: Witness;
  #sheet: Sheet | null | undefined;
  #counts: Counts | undefined;
  #terms: Terms | null | undefined;
  #explained: Explanation | undefined;

  constructor(
    readonly seating: Seating,
    readonly jottings: readonly Jotting[],
    readonly also: readonly Fact[] = [],
    /** What was heard before the first line: a game that the page has followed, word for word. */
    readonly heard: readonly Heard[] = [],
  ) {
    this.reading = read(seating, jottings, heard);
    this.witness = new Witness(seating, this.reading.lines);
  }

  get facts(): Fact[] {
    return [...this.reading.facts, ...this.also];
  }

  /** Settled; null if no deal is left. */
  get sheet(): Sheet | null {
    if (this.#sheet === undefined) {
      const settled = learnt(blank(this.reading.layout), this.facts);
      this.#sheet = settled && deals(settled).total ? settled : null;
    }
    return this.#sheet;
  }

  get #certain(): Sheet {
    if (!this.sheet) throw new Impossible();
    return this.sheet;
  }

  get counts(): Counts {
    return (this.#counts ??= count(this.#certain));
  }

  /** The counts weighed by what was chosen to be shown; plain ones where that is too much. */
  get terms(): Terms | null {
    if (this.#terms === undefined) this.#terms = termsOf(this.#certain, this.witness.answers);
    return this.#terms;
  }

  get chances(): Counts {
    const { terms } = this;
    return terms && terms.size > 1 ? weighed(terms) : this.counts;
  }

  #places(): Place[] {
    return [...this.reading.layout.places, ENVELOPE];
  }

  #deck(): number[] {
    const { kinds } = this.reading.layout;
    return [...each(kinds[0] | kinds[1] | kinds[2])];
  }

  certainly(place: Place, card: number): boolean | null {
    const { total, at } = this.counts;
    const ways = at.get(place)![card]!;
    return ways === total ? true : ways === 0n ? false : null;
  }

  columns(): Column[] {
    const { total, at } = this.chances;
    return this.#places().map((place) => ({
      place,
      there: this.#deck().map((card) => this.certainly(place, card)),
      odds: this.#deck().map((card) => ratio(at.get(place)![card]!, total)),
    }));
  }

  proof(cell: Cell): Reasoned {
    this.#explained ??= new Explanation(this.reading.layout, this.facts);
    const proof = this.#explained.proof(cell);
    const lineOf = (fact: Fact) => this.reading.sources.get(keyOf(fact))?.line ?? -1;
    const lines = [...new Set(proof.facts.map(lineOf))].sort((a, b) => a - b);
    return { ...proof, lines, cited: proof.steps.map(({ facts }) => [...new Set(facts.map(lineOf))]) };
  }

  level(cell: Cell): Proof["level"] {
    this.#explained ??= new Explanation(this.reading.layout, this.facts);
    return this.#explained.level(cell);
  }

  // What others know

  knows(): Known[] {
    const { me, suspects } = this.seating;
    const others = [...suspects.keys()].filter((seat) => seat !== me);
    return others.map((seat) => {
      const mind = this.witness.mind(seat);
      const known = learn(blank(this.reading.layout), surely(mind, this.counts, this.reading.layout));
      const { envelopes, total } = deals(known);
      const sealed = this.#deck().filter((card) => {
        const ways = envelopes.reduce((sum, [three, number]) => (three.includes(card) ? sum + number : sum), 0n);
        return ways === total;
      });
      return { seat, told: toldOf(mind, me).sort((a, b) => a - b), cases: envelopes.length, sealed };
    });
  }

  /** For each of one's own cards that could be shown: how many cases the asker could not exclude then. */
  least(asker: number, cards: readonly number[]): { card: number; cases: number; seen: boolean }[] {
    const { me } = this.seating;
    const mind = this.witness.mind(asker);
    const before = surely(mind, this.counts, this.reading.layout);
    const seen = toldOf(mind, me);
    return cards.map((card) => {
      const known = learn(blank(this.reading.layout), [...before, { type: "Holds", place: me, card }]);
      return { card, cases: deals(known).envelopes.length, seen: seen.includes(card) };
    });
  }

  // What to ask

  asking(seat: number): Asking {
    const scribe = this.#scribe();
    const terms = this.terms ?? new Map([["", { sheet: this.#certain, worth: 1n }]]);
    return new Asking(this.#certain, terms, this.terms ? this.witness.answers : [], scribe.asked(seat), this.seating.honour);
  }

  #scribe(): Scribe {
    const scribe = new Scribe(this.seating);
    this.reading.lines.flat().forEach((event) => scribe.note(event));
    return scribe;
  }

  /** What an answer would newly prove: where a card lies. */
  proves(seat: number, named: Case, { by, card }: Outcome): Cell[] {
    const after = new Position(this.seating, [...this.jottings, { entry: { type: "Question", seat, case: named, by, card, blocked: null }, sure: true }], [], this.heard);
    return after.sheet ? newly(this, after) : [];
  }

  // What can have happened

  /** Which answers can be given to a suggestion. */
  possible(seat: number, named: Case, help: Help): Possible[] {
    const scribe = this.#scribe();
    const { me, hand } = this.seating;
    const facts = help === "all" || help === "odds" ? this.facts : this.facts.filter((fact) => fact.type === "Holds");
    const { layout } = this.reading;
    const base = learnt(blank(layout), facts);
    const asked = scribe.asked(seat);
    const found: Possible[] = [];
    const holds = (who: number, card: number) => Boolean(base && base.has[layout.places.indexOf(who)]! & (1 << card));
    const judge = (by: number | null, card: number | null): Possible => {
      const question: Question = { type: "Question", seat, case: named, by, card, blocked: null };
      const told = read(this.seating, [...this.jottings, { entry: question, sure: true }], this.heard).facts.slice(this.reading.facts.length);
      if (!base || agree(layout, [...facts, ...told])) return { by, card, can: true, why: null, who: null, which: null };
      if (!this.seating.honour) {
        for (const who of by === null ? asked : asked.slice(0, asked.indexOf(by))) {
          const which = named.find((one) => holds(who, one));
          if (which !== undefined) return { by, card, can: false, why: "must", who, which };
        }
      }
      const slot = by === null ? -1 : layout.places.indexOf(by);
      const could = by !== null && (card === null ? named : [card]).some((one) => base.may[slot]! & (1 << one));
      return { by, card, can: false, why: by !== null && !could ? "none" : "deals", who: by, which: null };
    };
    for (const by of asked) {
      if (by === me) {
        const mine = named.filter((card) => hand & (1 << card));
        if (mine.length > 1) found.push(...mine.map((card) => judge(by, card)));
        else found.push(judge(by, null));
      } else if (seat === me) found.push(...named.map((card) => judge(by, card)));
      else found.push(judge(by, null));
    }
    found.push(judge(null, null));
    return found;
  }

  // Marks of one's own

  /** What there is to say of marks: each alone, then whether they clash with each other. */
  verdicts(marks: readonly Cell[]): Verdict[] {
    const { layout, sources } = this.reading;
    const factOf = ({ place, card, there }: Cell): Fact => (there ? { type: "Holds", place, card } : { type: "HoldsNone", place, cards: 1 << card });
    const held: Cell[] = [];
    return marks.map((cell) => {
      const sure = this.certainly(cell.place, cell.card);
      if (sure === cell.there) return { cell, verdict: "proved", lines: [], deal: [], level: this.level(cell) };
      if (sure !== null) {
        const { facts } = this.proof({ ...cell, there: sure });
        const lines = [...new Set(facts.map((fact) => sources.get(keyOf(fact))!.line))].sort((a, b) => a - b);
        return { cell, verdict: "refuted", lines, deal: [], level: null };
      }
      if (!agree(layout, [...this.facts, ...held.map(factOf), factOf(cell)])) return { cell, verdict: "clashing", lines: [], deal: [], level: null };
      held.push(cell);
      return { cell, verdict: "open", lines: [], deal: this.#otherwise(cell), level: null };
    });
  }

  /** How many cells are certain and neither told nor marked; a card that is found says enough. */
  unfound(marks: readonly Cell[]): number {
    const told = new Set(this.facts.flatMap((fact) => (fact.type === "Holds" ? [fact.card] : [])));
    const marked = new Set(marks.filter(({ there }) => there).map(({ place, card }) => `${place}/${card}`));
    let number = 0;
    for (const place of this.#places()) {
      for (const card of this.#deck()) {
        if (!told.has(card) && this.certainly(place, card) && !marked.has(`${place}/${card}`)) number += 1;
      }
    }
    return number;
  }

  /** A deal that fits everything and has it otherwise: card by card the first place that leaves a deal. */
  #otherwise({ place, card, there }: Cell): Verdict["deal"] {
    let sheet = learnt(this.#certain, [there ? { type: "HoldsNone", place, cards: 1 << card } : { type: "Holds", place, card }]);
    for (const one of this.#deck()) {
      for (const at of this.#places()) {
        if (!sheet) break;
        const next = learnt(sheet, [{ type: "Holds", place: at, card: one }]);
        if (next && deals(next).total) {
          sheet = next;
          break;
        }
      }
    }
    if (!sheet) return [];
    const { has, layout } = sheet;
    const slots = layout.places.length;
    return [
      ...layout.places.map((at, slot) => ({ place: at, cards: [...each(has[slot]!)] })),
      { place: ENVELOPE, cards: [...each(has[slots]! | has[slots + 1]! | has[slots + 2]!)] },
    ];
  }
}

/** Where cards are for certain now and were not before. */
export function newly(before: Position, after: Position): Cell[] {
  return after.columns().flatMap(({ place, there }) =>
    there.flatMap((sure, card) => (sure && before.certainly(place, card) !== true ? [{ place, card, there: true }] : [])),
  );
}

const nothing = { columns: [], deals: "0", cases: 0, likely: [], news: [] };

/** All that the page shows of a notebook. */
export function solve(seating: Seating, jottings: readonly Jotting[], help: Help): Solution {
  const position = new Position(seating, jottings);
  const full = help === "all" || help === "odds";
  const wrong = full ? clash(position.reading) : toldClash(position.reading);
  if (wrong.length) return { clash: wrong, mends: full ? mends(seating, jottings, wrong) : [], ...nothing };
  if (!position.sheet || !full) return { clash: [], mends: [], ...nothing, columns: told(position) };
  const { total, envelopes } = position.chances;
  const likely = envelopes.map(([three, ways]) => ({ case: three, chance: ratio(ways, total) })).sort((a, b) => b.chance - a.chance);
  const before = new Position(seating, jottings.slice(0, -1));
  return {
    clash: [],
    mends: [],
    columns: position.columns(),
    deals: String(position.counts.total),
    cases: envelopes.length,
    likely: likely.slice(0, LIKELY),
    news: jottings.length && before.sheet ? newly(before, position) : [],
  };
}

/** The sheet with what one was told and nothing else. */
function told({ reading }: Position): Column[] {
  const { layout, facts } = reading;
  const deck = [...each(layout.kinds[0] | layout.kinds[1] | layout.kinds[2])];
  const at = new Map(facts.flatMap((fact) => (fact.type === "Holds" ? [[fact.card, fact.place] as const] : [])));
  const none = new Map<Place, number>();
  for (const fact of facts) if (fact.type === "HoldsNone") none.set(fact.place, (none.get(fact.place) ?? 0) | fact.cards);
  return [...layout.places, ENVELOPE].map((place) => ({
    place,
    there: deck.map((card) => (at.has(card) ? at.get(card) === place : (none.get(place) ?? 0) & (1 << card) ? false : null)),
    odds: deck.map(() => 0),
  }));
}

/** The best questions in some rooms. */
export function advise(position: Position, seat: number, rooms: readonly number[], most = 5): { bits: number; ideas: Idea[] } {
  const asking = position.asking(seat);
  const told = setOf(position.facts.flatMap((fact) => (fact.type === "Holds" ? [fact.card] : [])));
  const found: { case: Case; worth: number }[] = [];
  for (const room of rooms) {
    for (const { case: one, like } of asking.different(room)) {
      const worth = asking.worth(one);
      // Of those that are worth as much, the one that names the fewest open cards in public.
      const quiet = like.reduce((best, other) => (openIn(other, told) < openIn(best, told) ? other : best));
      found.push({ case: one, worth }, ...(quiet === one ? [] : [{ case: quiet, worth }]));
    }
  }
  found.sort((a, b) => b.worth - a.worth || openIn(a.case, told) - openIn(b.case, told));
  const best = found.slice(0, most);
  const ideas = best.map(({ case: named, worth }) => ({
    case: named,
    worth,
    open: openIn(named, told),
    outcomes: asking.outcomes(named).map((outcome) => ({ ...outcome, proves: position.proves(seat, named, outcome) })),
  }));
  return { bits: asking.bits, ideas };
}

function openIn(named: Case, told: number): number {
  return named.filter((card) => !(told & (1 << card))).length;
}
