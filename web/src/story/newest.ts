// The newest lines of a story, the last first.
import type { Told } from "../wire/types";

/** The last lines that say something; the private ones not while the cards are turned over. */
export function newest(story: readonly Told[], many: number, hidden: boolean): Told[] {
  const found: Told[] = [];
  for (let at = story.length - 1; at >= 0 && found.length < many; at -= 1) {
    const line = story[at];
    if (line?.text && (!hidden || !line.private)) found.push(line);
  }
  return found;
}
