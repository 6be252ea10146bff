// One wish is one table, however often it is tried because answers get lost.
import { beforeEach, expect, test, vi } from "vitest";
import type { NewTable, Wish } from "../wire/types";
import type { Draft } from "./draft";

const { sent, lost } = vi.hoisted(() => ({
  sent: [] as { path: string; body: { device: string; name: string; cmd_id: string; wish: Wish } }[],
  lost: { next: 0, status: 0 },
}));
vi.mock("../state/kept", () => ({ kept: () => null, keep: () => undefined }));
vi.mock("../state/name.svelte", () => ({ myName: () => "Anne" }));
vi.mock("../state/bots.svelte", () => ({ keepBot: () => undefined, usualBot: () => "novice" }));
vi.mock("../state/catalogue.svelte", () => ({ catalogue: () => Promise.resolve({}) }));

const draft: Draft = {
  edition: "miro",
  chairs: [{ who: "you" }, { who: "bot", bot: "novice" }, { who: "here", name: "Zoé" }],
  options: {},
  pace: 0,
  listed: false,
  free_text: false,
  assistance: "shown",
};
const { openTable } = await import("./play");

/** Everything is carried out; from one request on nothing is answered, or all is refused. */
function fetched(path: string, { body = "" }: { body?: string }): Promise<Partial<Response>> {
  sent.push({ path, body: JSON.parse(body) as (typeof sent)[0]["body"] });
  if (lost.next-- > 0) return Promise.resolve({ ok: true, json: () => Promise.resolve({ table: "t-1", game: "g-1", commitment: "c", stage: "playing", chairs: [] }) });
  if (!lost.status) return Promise.reject(new TypeError("lost"));
  return Promise.resolve({ ok: false, status: lost.status, json: () => Promise.resolve({}) });
}
function openings(): NewTable[] {
  return sent.filter(({ path }) => path === "/api/tables").map(({ body }) => body as unknown as NewTable);
}
async function tried(answers: number, status = 0, wanted = draft): Promise<void> {
  Object.assign(lost, { next: answers, status });
  await openTable(wanted, true).catch(() => undefined);
}

beforeEach(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("fetch", fetched);
  await tried(99);
  sent.length = 0;
});

test("an opening whose answer was lost is sent again as it was", async () => {
  for (const answers of [0, 1, 2, 3]) await tried(answers);
  const [first, ...again] = openings();
  expect(first?.device).toMatch(/^[0-9a-f]{24}$/);
  expect(again).toEqual([first, first, first]);
});
test("what follows has the same names, so that it is done once", async () => {
  await tried(2);
  const before = sent.splice(0);
  await tried(99);
  expect(sent).toEqual(before);
  expect(sent.slice(1).map(({ body }) => body.cmd_id)).toEqual(["open-0", "open-deal"]);
});
test("a table that is there, or another wish, has a word of its own", async () => {
  await tried(99);
  await tried(0);
  await tried(0, 0, { ...draft, pace: 30 });
  await tried(0, 0, { ...draft, chairs: [{ who: "you" }, ...draft.chairs.slice(2)] });
  expect(new Set(openings().map(({ device }) => device)).size).toBe(4);
});
test("a table that has gone another way meanwhile is not tried again; a busy server is", async () => {
  await tried(0, 503);
  await tried(0, 429);
  await tried(1, 403);
  await tried(1, 409);
  await tried(99);
  expect(openings().map(({ device }) => openings().findIndex((one) => one.device === device))).toEqual([0, 0, 0, 3, 4]);
});
