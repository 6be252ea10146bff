import { expect, test } from "vitest";
import type { EditionSheet } from "../wire/types";
import { isFilled, openingOf, wishesOf, withChairs, withOption, type Draft } from "./draft";

const draft: Draft = {
  edition: "miro",
  chairs: [{ who: "you" }, { who: "invited" }, { who: "bot", bot: "novice" }, { who: "here", name: "Zoé" }],
  options: { honour: true },
  pace: 60,
  listed: true,
  free_text: false,
  assistance: "all",
};

test("a table is opened with as many chairs as it is thought of", () => {
  expect(openingOf(draft, "Anne", "secret")).toMatchObject({ chairs: 4, name: "Anne", pace: 60, listed: true, assistance: "all" });
});

test("bots and those who share the device get the very chairs they were given", () => {
  expect(openingOf(draft, "Anne", "secret").bots).toEqual(["", "novice", ""]);
  expect(wishesOf(draft)).toEqual([{ type: "SitToo", chair: 3, name: "Zoé" }]);
});

test("chairs come and go at the end, within what the edition allows", () => {
  const sheet = { fewest: 3, most: 6 } as EditionSheet;
  expect(withChairs(draft.chairs, 2, sheet, "novice")).toEqual(draft.chairs.slice(0, 3));
  expect(withChairs(draft.chairs, 5, sheet, "lenoir").at(-1)).toEqual({ who: "bot", bot: "lenoir" });
  expect(withChairs(draft.chairs, 9, sheet, "novice")).toHaveLength(6);
});

test("an option that is back to the edition’s own is not sent", () => {
  expect(withOption({ honour: true }, "honour", false, false)).toEqual({});
  expect(withOption({}, "dice", 2, 1)).toEqual({ dice: 2 });
});

test("the cards can be dealt at once if nobody is waited for", () => {
  expect(isFilled(draft)).toBe(false);
  expect(isFilled({ ...draft, chairs: draft.chairs.filter(({ who }) => who !== "invited") })).toBe(true);
});
