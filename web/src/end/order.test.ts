// What a record proves to this device, and what it cannot.
import { expect, test, vi } from "vitest";
import type { Receipt } from "../mix/receipts";
import type { EditionSheet, GameEvent } from "../wire/types";

const { storage } = vi.hoisted(() => ({ storage: new Map<string, string>() }));
vi.mock("../state/kept", () => ({ kept: (key: string) => storage.get(key) ?? null, keep: () => undefined }));
const { pledgeOf } = await import("../mix/mixing");
const { notedOf, orderFor } = await import("./order");

const game = "g-1";
const commitment = "ab".repeat(32);
const started = {
  type: "GameStarted",
  edition: "classic",
  suspects: [0, 2],
  options: { turn_limit: 6, dice: 1 },
} as unknown as Extract<GameEvent, { type: "GameStarted" }>;
const sheet = {
  suspects: ["rose", "moutarde", "leblanc"].map((id) => ({ id })),
  options: [
    { name: "dice", default: 2 },
    { name: "turn_limit", default: 0 },
    { name: "spoken_accusation", default: true },
  ],
} as unknown as EditionSheet;
const mine: Receipt = { game, commitment, nonce: "adas-word" };
const pledges = [await pledgeOf(mine), await pledgeOf({ ...mine, nonce: "bobs-word" })];
const terms = { edition: "classic", options: { turn_limit: 6, dice: 1 }, suspects: ["rose", "leblanc"] };
const receipt: Receipt = { ...mine, seats: [0], pledges, terms, acknowledged: true };
const tags: Record<string, string> = {
  Game: game,
  Commitment: commitment,
  Pledge0: pledges[0]!,
  Pledge1: pledges[1]!,
  Nonce0: "adas-word",
  Nonce1: "bobs-word",
};
const order = (noted: Receipt | string | null, more: Record<string, string> = {}) =>
  orderFor(noted, { ...tags, ...more }, started, sheet);

test("whoever noted everything in its order knows that nobody chose", async () => {
  expect(await order(receipt)).toBe("proved");
  expect(await order(receipt, { Nonce1: "none", Withheld: "1" })).toBe("proved");
});
test("a record alone, or a promise alone, never proves the order", async () => {
  expect(await order(null)).toBe("no_receipt");
  expect(await order(commitment)).toBe("only_commitment");
  expect(await order({ game, commitment })).toBe("no_nonce");
  expect(await order(mine)).toBe("not_published");
  expect(await order({ ...receipt, nonce: "another" })).toBe("not_published");
});
test("an older record has no order to prove", async () => {
  const old = { Game: game, Commitment: commitment, Nonce0: "a", Nonce1: "bot" };
  for (const noted of [null, commitment, { game, commitment }]) {
    expect(await orderFor(noted, old, started, sheet)).toBe("no_pledges");
  }
  expect(await orderFor(receipt, old, started, sheet)).toBe("noted_pledges");
});
test("a nonce that was not pledged, or another than the pledged one, is found", async () => {
  expect(await order(null, { Nonce1: "ground" })).toBe("pledge_broken");
  expect(await order(null, { Pledge1: "" })).toBe("pledge_broken");
});
test("a record that differs from what was noted is found", async () => {
  expect(await order({ ...receipt, commitment: "0".repeat(64) })).toBe("noted");
  expect(await order({ ...receipt, pledges: [...pledges].reverse() })).toBe("noted_pledges");
  expect(await order({ ...receipt, seats: [1] })).toBe("noted_pledges");
  expect(await order({ ...receipt, terms: { ...terms, options: {} } })).toBe("noted_terms");
  expect(await order({ ...receipt, terms: { ...terms, suspects: ["leblanc", "rose"] } })).toBe("noted_terms");
  expect(await order({ ...receipt, terms: { ...terms, edition: "miro" } })).toBe("noted_terms");
});
test("a nonce that did not count is told, and one that the server had confirmed is found", async () => {
  const late = { Nonce0: "none", Withheld: "0" };
  expect(await order({ ...receipt, acknowledged: false }, late)).toBe("withheld");
  expect(await order(receipt, late)).toBe("noted_dropped");
});
test("a promise noted before there were receipts is still known", () => {
  storage.set("promises", JSON.stringify([["g-9", "ff"]]));
  expect(notedOf("g-9")).toBe("ff");
  expect(notedOf("g-8")).toBeNull();
  storage.set("promises", "{");
  expect(notedOf("g-9")).toBeNull();
});
