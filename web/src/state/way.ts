// How somebody likes to play alone: how much their notebook does by itself.
import type { TableView } from "../wire/types";
import { keep, kept } from "./kept";

/** Learn with the notebook; as usual; with a bare sheet. */
export const WAYS = ["odds", "shown", "none"] as const;
export type Way = TableView["assistance"];

const KNOWN: readonly string[] = [...WAYS, "all"];

/** What was chosen on this device; null if nobody was asked yet. */
export function keptWay(): Way | null {
  const way = kept("way") ?? "";
  return KNOWN.includes(way) ? (way as Way) : null;
}

export function keepWay(way: Way): void {
  keep("way", way);
}
