import { expect, test } from "vitest";
import type { ChairView, TableView } from "../wire/types";
import { freeChairs, freeSuspects, isAway, isHost, onDevices, sitterName } from "./chairs";

const free: ChairView = { sitters: [], names: [], bot: "", stand_in: false, suspect: "", pledge: "", revealed: false, asks: [] };
const view = {
  chairs: [
    { ...free, sitters: [0], names: ["Anne"], suspect: "rose" },
    { ...free, sitters: [0], names: ["Zoé"] },
    { ...free, bot: "novice" },
    free,
    { ...free, sitters: [1, 2], names: ["Bruno", "Carla"] },
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

test("a chair has the names of all who sit there, and says whose device they share", () => {
  expect([0, 1, 4].map((n) => sitterName(at(n)))).toEqual(["Anne", "Zoé", "Bruno & Carla"]);
  expect([0, 1, 4].map((n) => onDevices(view, at(n)))).toEqual([[], [{ name: "Zoé", owner: "Anne" }], []]);
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
