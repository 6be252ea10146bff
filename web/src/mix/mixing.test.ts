// Each thing is noted before the next is given away; a server that says what cannot be true gets no nonce.
import { beforeEach, expect, test, vi } from "vitest";
import type { ChairView, TableView, Wish } from "../wire/types";

const { storage } = vi.hoisted(() => ({ storage: new Map<string, string>() }));
vi.mock("../state/kept", () => ({
  kept: (key: string) => storage.get(key) ?? null,
  keep: (key: string, value: string) => void storage.set(key, value),
}));
const { nextStep, minded, pledgeFor, pledgeOf } = await import("./mixing");
const { keepReceipt, receiptOf, receiptsIn } = await import("./receipts");

const PROMISE = "ab".repeat(32);
let game = 0;
beforeEach(() => {
  storage.clear();
  game += 1;
});
const chair = (pledge = "", revealed = false): ChairView => ({ sitters: [], names: [], bot: "", stand_in: false, suspect: "rose", pledge, revealed, asks: [] });
function view(stage: TableView["stage"], chairs: ChairView[], more: Partial<TableView> = {}): TableView {
  const basics = { type: "TableView", table: "t-1", edition: "classic", options: {}, commitment: PROMISE, seats: [0] };
  return { ...basics, game: `g-${game}`, stage, chairs, ...more } as TableView;
}
const noted = () => receiptOf(`g-${game}`);
async function pledged(): Promise<string> {
  const wish = await nextStep(view("open", [chair(), chair()]));
  if (typeof wish !== "object" || wish?.type !== "Pledge") throw new Error("it pledges");
  return wish.pledge;
}

test("the promise and the nonce are stored before the pledge is given", async () => {
  const mine = await pledged();
  expect(noted()?.commitment).toBe(PROMISE);
  expect(noted()?.nonce).toMatch(/^[0-9a-f]{64}$/);
  expect(mine).toBe(await pledgeOf(noted()!));
  expect(await nextStep(view("open", [chair(mine), chair()]))).toBeNull();
});
test("a pledge is the hash that Python makes", async () => {
  const receipt = { game: "g-1", commitment: "0".repeat(64), nonce: "adas-word" };
  // python -c 'from lenoir.record.fairness import pledge_of; print(pledge_of("g-1", "0" * 64, "adas-word"))'
  expect(await pledgeOf(receipt)).toBe("a2cab9f630a33c2798ec989a06725242d9f50e449c2e9e9398b5faca19963bc9");
});
test("a table that was opened a moment ago has the same pledge", async () => {
  const first = await pledgeFor(`g-${game}`, PROMISE);
  expect(await pledgeFor(`g-${game}`, PROMISE)).toBe(first);
});
test("all pledges and the terms are stored before the nonce is revealed", async () => {
  const mine = await pledged();
  const wish = await nextStep(view("revealing", [chair(mine), chair("cd".repeat(32))]));
  expect(wish).toEqual({ type: "Reveal", nonce: noted()?.nonce });
  expect(noted()).toMatchObject({
    pledges: [mine, "cd".repeat(32)],
    seats: [0],
    terms: { edition: "classic", options: {}, suspects: ["rose", "rose"] },
  });
  expect(noted()?.acknowledged).toBeUndefined();
  expect(await nextStep(view("playing", [chair(mine, true), chair("cd".repeat(32))]))).toBeNull();
  expect(noted()?.acknowledged).toBe(true);
});
test("before pledges are published no nonce is revealed", async () => {
  const mine = await pledged();
  expect(await nextStep(view("pledging", [chair(mine), chair()]))).toBeNull();
});
test("another promise than the first gets nothing", async () => {
  await pledged();
  for (const stage of ["open", "pledging", "revealing", "playing"] as const) {
    expect(await nextStep(view(stage, [chair()], { commitment: "0".repeat(64) }))).toBe("promise_changed");
  }
});
test("pledges or terms that change once they are published get nothing", async () => {
  const mine = await pledged();
  await nextStep(view("revealing", [chair(mine), chair("cd".repeat(32))]));
  expect(await nextStep(view("revealing", [chair(mine), chair("ef".repeat(32))]))).toBe("pledges_changed");
  const other = { options: { dice: 1 } };
  expect(await nextStep(view("revealing", [chair(mine), chair("cd".repeat(32))], other))).toBe("pledges_changed");
  expect(await nextStep(view("open", [chair(mine), chair("cd".repeat(32))]))).toBe("pledges_changed");
});
test("a pledge on somebody else's chair, or none of this device, gets nothing", async () => {
  const mine = await pledged();
  expect(await nextStep(view("revealing", [chair(mine), chair(mine)]))).toBe("pledge_copied");
  expect(await nextStep(view("revealing", [chair("ef".repeat(32)), chair()]))).toBe("pledge_missing");
});
test("a device that comes later pledges instead of an earlier one, once", async () => {
  const others = chair("cd".repeat(32));
  expect(await nextStep(view("open", [others]))).toMatchObject({ type: "Pledge" });
  expect(await nextStep(view("open", [others]))).toBeNull();
});
test("whoever looks on notes, and gives nothing", async () => {
  expect(await nextStep(view("open", [chair()], { seats: [] }))).toBeNull();
  expect(await nextStep(view("revealing", [chair("cd".repeat(32))], { seats: [] }))).toBeNull();
  expect(noted()).toMatchObject({ commitment: PROMISE, pledges: ["cd".repeat(32)] });
  expect(noted()?.nonce).toBeUndefined();
});
test("a server that goes round in circles gets an end of it", async () => {
  const sent: Wish[] = [];
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    sent.push((JSON.parse(body) as { wish: Wish }).wish);
    return Promise.resolve({ ok: true, json: () => Promise.resolve(view("open", [chair()])) });
  });
  await minded(view("open", [chair()]));
  expect(sent).toHaveLength(4);
  expect(new Set(sent.map((wish) => JSON.stringify(wish))).size).toBe(1);
});
test("what makes no sense is forgotten, and only the latest games are kept", () => {
  expect(receiptsIn("{")).toEqual([]);
  expect(receiptsIn('[{"game":"g-1"},3,null]')).toEqual([]);
  for (let n = 0; n < 50; n += 1) keepReceipt({ game: `many-${n}`, commitment: PROMISE });
  expect(receiptsIn(storage.get("receipts") ?? null)).toHaveLength(40);
});
