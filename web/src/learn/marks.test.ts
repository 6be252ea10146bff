import { expect, test } from "vitest";
import type { LessonStep } from "../wire/types";
import { cardsOf, cell, isRight, notedBefore, touched } from "./marks";

const steps = [
  { marks: [{ card: 7, place: 1, there: false }] },
  { marks: [{ card: 3, place: -1, there: true }, { card: 7, place: 2, there: false }] },
] as LessonStep[];

test("a touch ticks, another crosses out, a third wipes", () => {
  expect(touched("none")).toBe("yes");
  expect(touched("yes")).toBe("no");
  expect(touched("no")).toBe("none");
});

test("a lesson begins with what those before it have noted", () => {
  expect(notedBefore(steps, 0)).toEqual({});
  expect(notedBefore(steps, 1)).toEqual({ [cell(7, 1)]: "no" });
});

test("a cross is no tick", () => {
  expect(isRight({ "3/-1": "no" }, { card: 3, place: -1, there: true })).toBe(false);
  expect(isRight({ "3/-1": "yes" }, { card: 3, place: -1, there: true })).toBe(true);
});

test("the notebook has the cards of all lessons, each once", () => {
  expect(cardsOf(steps)).toEqual([3, 7]);
});
