// How near a seat came: from the exact count of the cases that were still open to it.
import type { Review } from "../wire/types";

/** `known`: everything followed by then. `close`: few cases were left. `open`: many were. */
export interface Nearness {
  readonly is: "known" | "close" | "open";
  readonly n: number;
  readonly turn: number;
}

/** As many cases, and two good questions settle it. */
const FEW = 4;

/** For a seat that did not win; null if there is nothing to say, or it is not counted yet. */
export function nearness(review: Review | null, viewer: number, winner: number | null): Nearness | null {
  const knew = review?.knew.find(({ seat }) => seat === viewer);
  if (!knew || viewer === winner) return null;
  const { certain, cases } = knew;
  // Whoever has looked into the envelope knows it anyway.
  if (knew.looked !== null) return null;
  if (certain !== null) return { is: "known", n: 1, turn: certain };
  const n = cases.at(-1) ?? 0;
  return { is: n <= FEW ? "close" : "open", n, turn: 0 };
}
