// Everything that everybody is told is said in words, in both languages.
import { beforeAll, expect, test } from "vitest";
import type { TableView } from "../wire/types";
import { speak } from "../words/words.svelte";
import { announced, type Announcement } from "./announcing";
import { proposed } from "./proposing";

const view = {
  people: [
    { name: "Anne", devices: 2 },
    { name: "Bruno", devices: 1 },
    { name: "Carla", devices: 1 },
  ],
} as unknown as TableView;
const all: Announcement[] = [
  { type: "AnotherDevice", number: 1, person: 0 },
  { type: "SatDownWith", number: 2, person: 2, others: [0, 1] },
  { type: "TookOver", number: 3, person: 2, instead: 1, name: "" },
  { type: "TookOver", number: 4, person: 2, instead: 1, name: "Zoé" },
  { type: "OnOneDevice", number: 5, person: 0, name: "Zoé" },
  { type: "BotTookOver", number: 6, people: [1, 2] },
  { type: "SettingsChanged", number: 7, settings: ["edition", "options", "pace", "assistance"] },
  { type: "ProposalFailed", number: 8, person: 1 },
  { type: "Published", number: 9, person: 0 },
];

beforeAll(() => speak("en"));

test("who comes to see a seat is said by name", () => {
  expect(all.map((one) => announced(view, one))).toEqual([
    "Anne has brought another device, which sees the same cards (2 devices now).",
    "Carla shares a chair with Anne, Bruno now and sees its cards.",
    "Carla has taken Bruno’s place.",
    "Carla has taken Zoé’s place.",
    "Zoé plays on Anne’s device.",
    "A bot plays for Bruno, Carla now.",
    "The rules of this table have changed: edition, options, time for a decision, help in the notebook.",
    "Bruno’s proposal has failed.",
    "Anne has published a game of this table. You are not named in it unless you agree.",
  ]);
});

test("what is proposed is said in words", () => {
  const names = ["Anne", "Bruno"];
  expect(proposed({ type: "NewPace", seconds: 60 }, names)).toBe("60 s for each decision, from the next one on");
  expect(proposed({ type: "NewPace", seconds: 0 }, names)).toBe("no clock, from the next decision on");
  expect(proposed({ type: "NewAssistance", assistance: "none" }, names)).toBe("help in the notebook: None");
  expect(proposed({ type: "BotInstead", chair: 1, bot: "plain" }, names)).toBe("a bot plays for Bruno");
});
