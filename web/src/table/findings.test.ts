// What was shown in secret is found for the one who saw it.
import { expect, test } from "vitest";
import type { GameEvent, Told } from "../wire/types";
import { findingOf } from "./findings";

function told(...events: GameEvent[]): Told[] {
  return events.map((event, number) => ({ number, event, text: event.type, private: true }));
}
const SHOWN: GameEvent = { type: "CardShown", by: 1, to: 0, card: 3 };
const STOOD: GameEvent = { type: "SuggestionStood", seat: 0, case: [0, 6, 12] };
const TURN: GameEvent = { type: "TurnBegan", seat: 1 };

test("a card shown to me is my finding, however much happens after it", () => {
  expect(findingOf(told(SHOWN, TURN, TURN), 0, 0)?.cards).toEqual([3]);
});
test("who showed the card has found nothing", () => {
  expect(findingOf(told(SHOWN), 1, 0)).toBeNull();
});
test("that nobody had a card to show is a finding without a card", () => {
  expect(findingOf(told(STOOD), 0, 0)).toMatchObject({ line: told(STOOD)[0], cards: [] });
  expect(findingOf(told(STOOD), 2, 0)).toBeNull();
});
test("who has accused wrongly sees the three cards of the envelope", () => {
  const seen: GameEvent = { type: "EnvelopeSeen", seat: 0, case: [1, 7, 13] };
  const out: GameEvent = { type: "SeatOut", seat: 0, because: "accused" };
  expect(findingOf(told(seen, out, TURN), 0, 0)).toMatchObject({ cards: [1, 7, 13], text: "EnvelopeSeen SeatOut" });
});
test("a turn that this ends by itself is said to be over, and no turn after it", () => {
  const mine: GameEvent = { type: "TurnEnded", seat: 0 };
  const theirs: GameEvent = { type: "TurnEnded", seat: 1 };
  expect(findingOf(told(SHOWN, mine, TURN, mine), 0, 0)?.text).toBe("CardShown TurnEnded");
  expect(findingOf(told(SHOWN, theirs, TURN), 0, 0)?.text).toBe("CardShown");
});
test("the last finding counts, and what has been noted does not come back", () => {
  expect(findingOf(told(SHOWN, STOOD), 0, 0)?.line.number).toBe(1);
  expect(findingOf(told(SHOWN, TURN), 0, 1)).toBeNull();
});
