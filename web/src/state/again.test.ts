// Whoever was cut off while a part of the page came has it as soon as the server is back, without doing anything.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadAgain } from "./again";

let isThere: boolean;
const load = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  isThere = false;
  load.mockClear();
  const device = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => device.get(key) ?? null, setItem: (key: string, value: string) => void device.set(key, value) });
  vi.stubGlobal("fetch", () => (isThere ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError("offline"))));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the page is loaded again when the server answers, and not before", async () => {
  loadAgain(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
  isThere = true;
  await vi.advanceTimersByTimeAsync(3000);
  expect(load).toHaveBeenCalledTimes(1);
});

test("what a fresh page did not mend is not tried again at once", async () => {
  isThere = true;
  loadAgain(load);
  await vi.advanceTimersByTimeAsync(3000);
  loadAgain(load);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(load).toHaveBeenCalledTimes(2);
});

test("who has gone elsewhere is left alone", async () => {
  const stop = loadAgain(load);
  stop();
  isThere = true;
  await vi.advanceTimersByTimeAsync(3000);
  expect(load).not.toHaveBeenCalled();
});
