// A suggestion with its answers, as the story tells them.
import { expect, test } from "vitest";
import type { Case, GameEvent, Phase, Told } from "../wire/types";
import { inquiryOf, lastInquiry } from "./inquiry";

const CASE: Case = [0, 6, 12];
const MADE: GameEvent = { type: "SuggestionMade", seat: 1, case: CASE };
const asked = (seat: number): GameEvent => ({ type: "PhaseBegan", phase: { type: "Refuting", seat } as Phase });
const denied = (seat: number): GameEvent => ({ type: "CannotRefute", seat, case: CASE });
const REFUTED: GameEvent = { type: "SuggestionRefuted", by: 3, to: 1, case: CASE };
const TURN: GameEvent = { type: "TurnBegan", seat: 2 };

function told(...events: GameEvent[]): Told[] {
  return events.map((event, number) => ({ number, event, text: event.type, private: false }));
}
function answers(...events: GameEvent[]): string[] {
  return (lastInquiry(told(...events), 4, [])?.chips ?? []).map(({ seat, answer }) => `${seat} ${answer}`);
}

test("everybody is asked clockwise from whoever suggests", () => {
  expect(answers(MADE, asked(2))).toEqual(["2 thinks", "3 waits", "0 waits"]);
  expect(answers(MADE, asked(2), denied(2), asked(3))).toEqual(["2 cannot", "3 thinks", "0 waits"]);
});
test("whoever comes after the one who shows a card is not asked any more", () => {
  expect(answers(MADE, asked(2), denied(2), asked(3), REFUTED)).toEqual(["2 cannot", "3 shows", "0 spared"]);
});
test("a card is on the chip only for who has seen it", () => {
  const shown: GameEvent = { type: "CardShown", by: 3, to: 1, card: 6 };
  expect(lastInquiry(told(MADE, REFUTED), 4, [])?.chips[1]?.card).toBeNull();
  expect(lastInquiry(told(MADE, REFUTED, shown), 4, [])?.chips[1]?.card).toBe(6);
});
test("who looks at the card too sees it on the chip of who showed it", () => {
  const spied: GameEvent = { type: "CardSpied", seat: 0, by: 3, card: 6 };
  const found = lastInquiry(told(MADE, REFUTED, spied), 4, []);
  expect(found?.chips[1]?.card).toBe(6);
  expect(found?.notes.map(({ text }) => text)).toEqual(["CardSpied"]);
});
test("nobody can refute, or somebody ends the questions", () => {
  expect(lastInquiry(told(MADE, denied(2), denied(3), denied(0), { type: "SuggestionStood", seat: 1, case: CASE }), 4, [])?.end).toBe("stood");
  expect(answers(MADE, { type: "SuggestionBlocked", by: 0, case: CASE })).toEqual(["2 spared", "3 spared", "0 blocks"]);
});
test("whoever is summoned may draw a card first, and the asking goes on after it", () => {
  const drawn: GameEvent = { type: "IntrigueDrawn", seat: 2, why: "summoned", clock: 0 };
  const drawing: GameEvent = { type: "PhaseBegan", phase: { type: "Drawing", seat: 2 } as Phase };
  expect(answers(MADE, drawing, drawn, asked(2), denied(2), asked(3))).toEqual(["2 cannot", "3 thinks", "0 waits"]);
});
test("the dead are asked nothing", () => {
  expect(lastInquiry(told(MADE), 4, [3])?.chips.map(({ seat }) => seat)).toEqual([2, 0]);
});
test("each line of an inquiry leads to it, and none of the next turn", () => {
  const story = told(TURN, MADE, asked(2), denied(2), asked(3), REFUTED, TURN, asked(2));
  expect(inquiryOf(story, 3, 4, [])?.number).toBe(1);
  expect(inquiryOf(story, 0, 4, [])).toBeNull();
  expect(inquiryOf(story, 7, 4, [])).toBeNull();
});
