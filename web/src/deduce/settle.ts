// Settling: the plain logic every player does first, until nothing more follows from it.
import { deckOf, ENVELOPE, Impossible, size, type Fact, type Layout } from "./facts";

/** At least one of these cards is in the slot. */
export interface Clause {
  slot: number;
  cards: number;
}

/** The envelope is not made of one of each of these. */
export type CaseBox = [suspects: number, weapons: number, rooms: number];

/** By slot: the places of the layout in order, then one slot of the envelope for each kind. */
export interface Sheet {
  readonly layout: Layout;
  readonly deck: number;
  readonly sizes: readonly number[];
  /** The cards each slot may hold, and those it surely does. */
  may: number[];
  has: number[];
  clauses: Clause[];
  boxes: CaseBox[];
}

/** What is known of a deal before any card is seen. */
export function blank(layout: Layout): Sheet {
  const deck = deckOf(layout);
  const slots = layout.places.length + 3;
  return {
    layout,
    deck,
    sizes: [...layout.sizes, 1, 1, 1],
    may: [...layout.places.map(() => deck), ...layout.kinds],
    has: Array.from({ length: slots }, () => 0),
    clauses: [],
    boxes: [],
  };
}

/** A sheet with some facts more, settled; `Impossible` if that can be seen at once. */
export function learn(sheet: Sheet, facts: Iterable<Fact>): Sheet {
  const next: Sheet = { ...sheet, may: [...sheet.may], has: [...sheet.has], clauses: [...sheet.clauses], boxes: [...sheet.boxes] };
  for (const fact of facts) note(next, fact);
  settle(next);
  return next;
}

function note(sheet: Sheet, fact: Fact): void {
  const { layout, may, has } = sheet;
  const first = layout.places.length;
  if (fact.type === "NotTheCase") {
    sheet.boxes.push([1 << fact.case[0], 1 << fact.case[1], 1 << fact.case[2]]);
    return;
  }
  const cards = fact.type === "Holds" ? 1 << fact.card : fact.cards;
  if (fact.place === ENVELOPE && fact.type === "HoldsOneOf") {
    sheet.boxes.push([layout.kinds[0] & ~cards, layout.kinds[1] & ~cards, layout.kinds[2] & ~cards]);
    return;
  }
  const slots = fact.place === ENVELOPE ? [first, first + 1, first + 2] : [layout.places.indexOf(fact.place)];
  for (const slot of slots) {
    if (slot < 0) throw new RangeError(`there is no place ${fact.place} in this game`);
    if (fact.type === "HoldsNone") may[slot]! &= ~cards;
    else if (fact.type === "HoldsOneOf") sheet.clauses.push({ slot, cards });
    else if (slot < first || cards & layout.kinds[slot - first]!) has[slot]! |= cards;
  }
}

function settle(sheet: Sheet): void {
  for (let before = ""; before !== (before = `${sheet.may}/${sheet.has}`); ) {
    settleCards(sheet);
    settlePlaces(sheet);
    sheet.clauses = sheet.clauses.filter((clause) => settleClause(sheet, clause));
    sheet.boxes = sheet.boxes.filter((box) => settleBox(sheet, box));
  }
}

/** A card is in one place only; one that can be in one place is there. */
function settleCards({ may, has, deck }: Sheet): void {
  let owned = 0;
  for (const held of has) {
    if (owned & held) throw new Impossible();
    owned |= held;
  }
  let once = 0;
  let twice = 0;
  may.forEach((cards, slot) => {
    const held = has[slot]!;
    if (held & ~cards) throw new Impossible();
    const left = (cards & ~owned) | held;
    may[slot] = left;
    twice |= once & left;
    once |= left;
  });
  if (once !== deck) throw new Impossible();
  const lone = once & ~twice & ~owned;
  if (lone) may.forEach((cards, slot) => (has[slot]! |= cards & lone));
}

/** A full place takes no more; one with just enough to choose from has it all. */
function settlePlaces({ may, has, sizes }: Sheet): void {
  sizes.forEach((wanted, slot) => {
    const could = size(may[slot]!);
    const held = size(has[slot]!);
    if (could < wanted || held > wanted) throw new Impossible();
    if (held === wanted) may[slot] = has[slot]!;
    else if (could === wanted) has[slot] = may[slot]!;
  });
}

/** Whether a clause says something yet. */
function settleClause({ may, has }: Sheet, clause: Clause): boolean {
  if (clause.cards & has[clause.slot]!) return false;
  const left = clause.cards & may[clause.slot]!;
  if (!left) throw new Impossible();
  if (left & (left - 1)) return true;
  has[clause.slot]! |= left;
  return false;
}

/** When two of the three are sure to be of the box, the third is not. */
function settleBox({ may, layout }: Sheet, box: CaseBox): boolean {
  const first = layout.places.length;
  const left = box.map((cards, kind) => cards & may[first + kind]!);
  if (left.some((cards) => !cards)) return false;
  const loose = [0, 1, 2].filter((kind) => left[kind] !== may[first + kind]);
  if (!loose.length) throw new Impossible();
  if (loose.length > 1) return true;
  may[first + loose[0]!]! &= ~left[loose[0]!]!;
  return false;
}
