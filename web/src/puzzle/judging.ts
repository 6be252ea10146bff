// What there is to say to an answer: everything stands in the puzzle, and nothing is worked out here.
import type { Card, Place, PuzzleSheet } from "../wire/types";

/** A card and where it is said to be. */
export type Placed = readonly [Place, Card];

export type Judgement =
  | { is: "right" }
  /** It was certain before the last line; 0 is the deal. */
  | { is: "old"; placed: Placed; since: number }
  /** It clashes with these lines; 0 is one's own hand. */
  | { is: "impossible"; placed: Placed; entries: readonly number[] }
  /** This deal fits every line and has it otherwise: for each place its cards. */
  | { is: "open"; placed: Placed; deal: readonly (readonly Card[])[] };

const same = (one: Placed, other: Placed) => one[0] === other[0] && one[1] === other[1];

export function judged(puzzle: PuzzleSheet, claim: readonly Placed[]): Judgement {
  const placed = claim.find((one) => !puzzle.answer.some((right) => same(one, right)));
  if (!placed) return { is: "right" };
  const [place, card] = placed;
  const old = puzzle.since.find(([at, what]) => at === place && what === card);
  if (old) return { is: "old", placed, since: old[2] };
  const clash = puzzle.clashes.find(([at, what]) => at === place && what === card);
  if (clash) return { is: "impossible", placed, entries: clash[2] };
  const at = puzzle.places.indexOf(place);
  const deal = puzzle.deals.find((hands) => !hands[at]?.includes(card));
  if (!deal) throw new Error(`nothing refutes card ${card} at ${place} in puzzle ${puzzle.number}`);
  return { is: "open", placed, deal };
}
