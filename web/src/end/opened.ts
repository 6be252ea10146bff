// What the end has laid open, and how it came about.
import type { Card, EverythingOpened, GameEnded, Told } from "../wire/types";

/** The cards of a set with a bit for each. */
export function cardsIn(set: number): Card[] {
  const cards: Card[] = [];
  for (let card = 0; 2 ** card <= set; card += 1) {
    if (Math.floor(set / 2 ** card) % 2) cards.push(card);
  }
  return cards;
}

/** All hands, once they are open. */
export function openedIn(story: readonly Told[]): EverythingOpened | null {
  const line = story.findLast(({ event }) => event.type === "EverythingOpened");
  return line?.event.type === "EverythingOpened" ? line.event : null;
}

/** Who won, and why the game is over. */
export function endedIn(story: readonly Told[]): { event: GameEnded; text: string } | null {
  const line = story.findLast(({ event }) => event.type === "GameEnded");
  return line?.event.type === "GameEnded" ? { event: line.event, text: line.text } : null;
}
