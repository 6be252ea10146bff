// Everything that happens has the screen for its time, in its order, and nothing is left out.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameEvent, Scene, Told } from "../wire/types";
import { Queue } from "./queue.svelte";
import { settings } from "./settings.svelte";
import { timeFor } from "./speed";

const CASE: [number, number, number] = [0, 6, 12];
const MADE: GameEvent = { type: "SuggestionMade", seat: 1, case: CASE };
const DENIED: GameEvent = { type: "CannotRefute", seat: 2, case: CASE };
const REFUTED: GameEvent = { type: "SuggestionRefuted", by: 3, to: 1, case: CASE };
const SHOWN: GameEvent = { type: "CardShown", by: 3, to: 0, card: 6 };
const ENDED: GameEvent = { type: "TurnEnded", seat: 1 };

let queue: Queue;
let number: number;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { visibilityState: "visible" });
  vi.stubGlobal("window", globalThis);
  settings.speed = "normal";
  queue = new Queue();
  number = 0;
  happens();
  queue.attend(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function told(event: GameEvent): Told {
  return { number: number++, event, text: event.type, private: false };
}
function happens(...events: GameEvent[]): void {
  queue.tell({ type: "story", game: "g", viewer: 0, told: events.map(told) });
  const scene = { seq: number, tokens: [], own: { held: [[], [], [], []] } } as unknown as Scene;
  queue.show({ type: "scene", game: "g", viewer: 0, prompt: null, scene });
}
const shown = () => (queue.eyes[0]?.story ?? []).map(({ text }) => text);

test("each event waits until the one before has had its time", () => {
  happens(MADE, DENIED);
  happens(REFUTED);
  expect(shown()).toEqual(["SuggestionMade"]);
  vi.advanceTimersByTime(timeFor(MADE, "normal") - 1);
  expect(shown()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual(["SuggestionMade", "CannotRefute"]);
  vi.advanceTimersByTime(timeFor(DENIED, "normal"));
  expect(shown()).toEqual(["SuggestionMade", "CannotRefute", "SuggestionRefuted"]);
});

test("a move goes on from the scene that was sent last, and from no other", () => {
  happens(MADE);
  const move = (seq: number, event: GameEvent) =>
    queue.move({ type: "moved", viewer: 0, seq, prompt: { id: 9, seat: 2 }, told: [[event, event.type]], table: { tokens: [8] } });
  move(1, DENIED);
  move(1, REFUTED); // that one was of an earlier scene
  queue.hurry(0);
  expect(shown()).toEqual(["SuggestionMade", "CannotRefute"]);
  expect(queue.eyes[0]).toMatchObject({ prompt: { id: 9 }, latest: { seq: 2, tokens: [8] }, scene: { seq: 2, tokens: [8] } });
  queue.clear();
  move(2, REFUTED); // and that one of a game that is no longer here
  expect(queue.eyes).toEqual({});
});

test("what happens before the table is on the screen waits for it", () => {
  queue = new Queue();
  happens();
  happens(MADE, DENIED);
  expect(shown()).toEqual([]);
  queue.attend(0);
  expect(shown()).toEqual(["SuggestionMade"]);
});

test("however far behind somebody is, nothing is left out or hurried", () => {
  for (let turn = 0; turn < 20; turn += 1) happens(MADE, REFUTED, ENDED);
  const all = 20 * (timeFor(MADE, "normal") + timeFor(REFUTED, "normal"));
  vi.advanceTimersByTime(all / 2 - 1);
  expect(shown().length).toBeLessThanOrEqual(31);
  vi.advanceTimersByTime(all / 2 + 1);
  expect(shown()).toHaveLength(60);
});

test("behind a card that was shown to me nothing goes on until I have noted it", () => {
  happens(MADE, SHOWN, ENDED, MADE);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(["SuggestionMade", "CardShown"]);
  expect(queue.eyes[0]?.finding?.text).toBe("CardShown");
  queue.note(0);
  expect(shown()).toEqual(["SuggestionMade", "CardShown", "TurnEnded", "SuggestionMade"]);
});

test("what is asked of me is there at once, whatever is still being shown", () => {
  happens(MADE, DENIED, REFUTED);
  expect(queue.eyes[0]?.latest?.seq).toBe(3);
  expect(queue.eyes[0]?.scene?.seq).toBe(0);
  vi.advanceTimersByTime(10_000);
  expect(queue.eyes[0]?.scene?.seq).toBe(3);
});

test("whoever skips is shown nothing, has everything, and still sees a card shown to them", () => {
  settings.speed = "skip";
  happens(MADE, DENIED, REFUTED, ENDED);
  expect(shown()).toHaveLength(4);
  expect(queue.eyes[0]?.fresh).toBeNull();
  happens(SHOWN, ENDED);
  expect(queue.eyes[0]?.finding?.text).toBe("CardShown");
});

test("whoever was away for long is told at once, and the next thing takes its time again", () => {
  happens(MADE, DENIED);
  queue.catchUp();
  happens(REFUTED, ENDED);
  expect(shown()).toHaveLength(4);
  happens(MADE, DENIED);
  expect(shown()).toHaveLength(5);
});

test("what comes twice after a break is shown once", () => {
  happens(MADE);
  number = 0;
  happens(MADE, DENIED);
  vi.advanceTimersByTime(10_000);
  expect(shown()).toEqual(["SuggestionMade", "CannotRefute"]);
});

test("in the background nothing is shown: it waits until somebody looks again", () => {
  vi.stubGlobal("document", { visibilityState: "hidden" });
  happens(MADE, DENIED);
  vi.advanceTimersByTime(10_000);
  expect(shown()).toEqual([]);
  vi.stubGlobal("document", { visibilityState: "visible" });
  queue.resume();
  expect(shown()).toEqual(["SuggestionMade"]);
});
