import { expect, test } from "vitest";
import type { ChairView, TableView } from "../wire/types";
import { freeChairs, freeSuspects, isAway, isHost, sitterName } from "./chairs";

const free: ChairView = { sitters: [], bot: "", suspect: "", name: "", has_nonce: false };
const view = {
  chairs: [
    { ...free, sitters: [0], suspect: "rose" },
    { ...free, sitters: [0], name: "Zoé" },
    { ...free, bot: "novice" },
    free,
    { ...free, sitters: [1, 2] },
  ],
  people: [
    { name: "Anne", away: false, muted: false },
    { name: "Bruno", away: true, muted: false },
    { name: "Carla", away: false, muted: false },
  ],
  host: 0,
  you: 0,
  seats: [0, 1],
} as unknown as TableView;

const at = (n: number) => view.chairs[n] ?? free;

test("only a chair with nobody and no bot is free", () => {
  expect(freeChairs(view)).toEqual([3]);
});

test("a chair has the name of who shares the device, else of all who sit there", () => {
  expect([0, 1, 4].map((n) => sitterName(view, at(n)))).toEqual(["Anne", "Zoé", "Bruno & Carla"]);
});

test("a team is away when all of it is", () => {
  expect(isAway(view, at(4))).toBe(false);
  expect(isAway({ ...view, people: view.people.map((person) => ({ ...person, away: true })) }, at(4))).toBe(true);
  expect(isAway(view, free)).toBe(false);
});

test("a suspect of somebody else cannot be chosen, one’s own can be kept", () => {
  expect(freeSuspects(view, 1, ["rose", "olive"])).toEqual(["olive"]);
  expect(freeSuspects(view, 0, ["rose", "olive"])).toEqual(["rose", "olive"]);
});

test("who looks on is never the host", () => {
  expect(isHost(view)).toBe(true);
  expect(isHost({ ...view, you: null, host: -1 })).toBe(false);
});
