import { expect, test } from "vitest";
import type { Told } from "../wire/types";
import { newest } from "./newest";

function told(number: number, text: string, own = false): Told {
  return { number, event: { type: "TurnBegan", seat: 0 }, text, private: own };
}
const STORY = [told(0, "first"), told(1, "mine", true), told(2, ""), told(3, "last")];

test("the newest lines come first, and those without words are no lines", () => {
  expect(newest(STORY, 2, false).map(({ text }) => text)).toEqual(["last", "mine"]);
});

test("what is private is not told while the cards are turned over", () => {
  expect(newest(STORY, 4, true).map(({ text }) => text)).toEqual(["last", "first"]);
});

test("a story that has not begun has no news", () => {
  expect(newest([], 4, false)).toEqual([]);
});
