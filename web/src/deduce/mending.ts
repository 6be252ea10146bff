// Where lines clash: which they are, and the single changes after which all fits. As `companion/mending.py`.
import { BadEntry, Scribe, type Jotting, type Question, type Seating } from "./entries";
import type { Case, Fact } from "./facts";
import { keyOf, read, type Reading } from "./reading";
import { agree, smallest } from "./proving";

/** A change of one line; `instead` is null where one had better not be sure of it. */
export interface Mend {
  line: number;
  instead: Question | null;
}

const MENDS_AT_MOST = 12;

/** The lines that cannot all be true; 0 is one's own hand. None clash: []. */
export function clash({ layout, facts, sources }: Reading): number[] {
  if (agree(layout, facts)) return [];
  const lines = new Set(smallest(layout, facts).map((fact) => sources.get(keyOf(fact))!.line));
  return [...lines].sort((a, b) => a - b);
}

/** The lines that say otherwise than cards one was told of: what may be said where the table allows no more help. */
export function toldClash({ layout, facts, sources }: Reading): number[] {
  const told = facts.filter((fact) => fact.type === "Holds");
  const lineOf = (fact: Fact) => sources.get(keyOf(fact))!.line;
  if (!agree(layout, told)) return [...new Set(smallest(layout, told).map(lineOf))].sort((a, b) => a - b);
  const wrong = facts.find((fact) => !seenTrue(told, fact));
  if (!wrong) return [];
  const lines = new Set(smallest(layout, [...told, wrong]).map(lineOf));
  return [...lines].sort((a, b) => a - b);
}

/** Whether a fact agrees with each card that lies where one was told. */
function seenTrue(told: readonly Fact[], fact: Fact): boolean {
  const at = new Map(told.flatMap((one) => (one.type === "Holds" ? [[one.card, one.place] as const] : [])));
  const cards = (set: number) => [...at].filter(([card]) => set & (1 << card));
  if (fact.type === "HoldsNone") return cards(fact.cards).every(([, place]) => place !== fact.place);
  if (fact.type !== "HoldsOneOf") return true;
  const elsewhere = cards(fact.cards).filter(([, place]) => place !== fact.place);
  return elsewhere.reduce((left, [card]) => left & ~(1 << card), fact.cards) !== 0;
}

/** The changes of one line after which everything fits, the smallest slips first. */
export function mends(seating: Seating, jottings: readonly Jotting[], lines: readonly number[]): Mend[] {
  const found: Mend[] = [];
  for (const mend of changes(seating, jottings, [...lines].filter(Boolean).sort((a, b) => b - a))) {
    if (found.length >= MENDS_AT_MOST) break;
    const after = mended(jottings, mend);
    if (!makes(seating, after, mend.line)) continue;
    const { layout, facts } = read(seating, after);
    if (agree(layout, facts)) found.push(mend);
  }
  return found;
}

/** The lines with a change made. */
export function mended(jottings: readonly Jotting[], { line, instead }: Mend): Jotting[] {
  return jottings.map((jotting, at) => {
    if (at + 1 !== line) return jotting;
    return instead ? { entry: instead, sure: jotting.sure } : { entry: jotting.entry, sure: false };
  });
}

/** Whether a line can be made where it stands. */
function makes(seating: Seating, jottings: readonly Jotting[], line: number): boolean {
  const scribe = new Scribe(seating);
  try {
    for (const jotting of jottings.slice(0, line)) scribe.write(jotting);
    return true;
  } catch (error) {
    if (error instanceof BadEntry) return false;
    throw error;
  }
}

function* changes(seating: Seating, jottings: readonly Jotting[], latest: readonly number[]): Generator<Mend> {
  const questions = latest.flatMap((line) => {
    const { entry } = jottings[line - 1]!;
    return entry.type === "Question" ? [{ line, entry }] : [];
  });
  for (const { line, entry } of questions) for (const instead of otherAnswers(seating, entry)) yield { line, instead };
  for (const line of latest) yield { line, instead: null };
  for (const { line, entry } of questions) for (const instead of otherCases(seating, entry)) yield { line, instead };
}

/** Somebody else showed a card, or nobody did, or it was another card. */
function* otherAnswers({ suspects }: Seating, question: Question): Generator<Question> {
  if (question.blocked === null) {
    for (const by of [...suspects.keys(), null]) {
      if (by !== question.seat && by !== question.by) yield { ...question, by, card: null };
    }
  }
  if (question.card !== null) {
    for (const card of question.case) if (card !== question.card) yield { ...question, card };
  }
}

/** One of the named cards was another. */
function* otherCases({ kinds }: Seating, question: Question): Generator<Question> {
  let first = 0;
  for (const [at, number] of kinds.entries()) {
    for (let card = first; card < first + number; card += 1) {
      if (question.case.includes(card)) continue;
      const named = question.case.map((old, kind) => (kind === at ? card : old)) as unknown as Case;
      yield { ...question, case: named, card: question.card === question.case[at] ? card : question.card };
    }
    first += number;
  }
}
