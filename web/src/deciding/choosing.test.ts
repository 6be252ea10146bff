import { expect, test } from "vitest";
import type { Chosen } from "../wire/types";
import { goingTo, litFirst, mayOnlyPass, sorted } from "./choosing";

const WALK: Chosen = {
  type: "places",
  example: { type: "Walk", seat: 0, to: 3 },
  to: [3, 40],
  label: "Walk",
  note: "",
};
const ANYWHERE: Chosen = {
  type: "places",
  example: { type: "PlayKeeper", seat: 0, keeper: 2, to: null, token: null },
  to: [1, 2],
  label: "Anywhere…",
  note: "",
};

test("places are lit for a walk before they are for a keeper", () => {
  const { places } = sorted([ANYWHERE, WALK]);
  expect(litFirst(places)).toBe(WALK);
  expect(litFirst([ANYWHERE])).toBeNull();
});

test("a place that is picked becomes the action it was offered as", () => {
  expect(goingTo(WALK, 40)).toEqual({ type: "Walk", seat: 0, to: 40 });
  expect(goingTo(ANYWHERE, 2)).toMatchObject({ type: "PlayKeeper", keeper: 2, to: 2 });
});

test("rooms that are offered one by one are places as well", () => {
  const rooms: Chosen[] = [4, 7].map((room) => ({
    type: "choice",
    action: { type: "Rush", seat: 1, room },
    label: "",
    note: "",
  }));
  const { places, buttons } = sorted(rooms);
  expect(buttons).toEqual([]);
  expect(places[0]?.to).toEqual([4, 7]);
  expect(goingTo(places[0]!, 7)).toEqual({ type: "Rush", seat: 1, room: 7 });
});

test("cards to show are cards, everything else is a button", () => {
  const { cards, buttons } = sorted([
    { type: "choice", action: { type: "Show", seat: 0, card: 9 }, label: "Show", note: "" },
    { type: "choice", action: { type: "SayNone", seat: 0 }, label: "None", note: "" },
  ]);
  expect(cards.map(({ card }) => card)).toEqual([9]);
  expect(buttons.map(({ label }) => label)).toEqual(["None"]);
});

test("who is asked without having what it takes is told why", () => {
  const pass: Chosen = { type: "choice", action: { type: "Pass", seat: 1 }, label: "Do not look", note: "" };
  const power: Chosen = { type: "choice", action: { type: "UsePower", seat: 1 } as never, label: "Look", note: "" };
  const phase = { type: "Spying", seat: 1, asked: [] } as never;
  expect(mayOnlyPass({ phase, choices: [pass] })).toBe(true);
  expect(mayOnlyPass({ phase, choices: [pass, power] })).toBe(false);
  expect(mayOnlyPass({ phase: { type: "Suggesting", seat: 1 } as never, choices: [pass] })).toBe(false);
});
