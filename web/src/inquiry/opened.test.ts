// An inquiry stays while it is under way or somebody is on it, and folds after its time.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../state/settings.svelte";
import { staysFor } from "../state/speed";
import { OpenInquiry } from "./opened.svelte";

let opened: OpenInquiry;
const STAYS = staysFor("normal");

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  settings.speed = "normal";
  opened = new OpenInquiry();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("one that is under way stays, also when a pointer has crossed it", () => {
  opened.open(4, true);
  opened.hold(true);
  opened.hold(false);
  vi.advanceTimersByTime(10 * STAYS);
  expect(opened.line).toBe(4);
  opened.open(5, false);
  vi.advanceTimersByTime(STAYS);
  expect(opened.line).toBeNull();
});

test("one that has ended stays while somebody is on it, and its time begins when they leave", () => {
  opened.open(4, false);
  opened.hold(true);
  vi.advanceTimersByTime(10 * STAYS);
  expect(opened.line).toBe(4);
  opened.hold(false);
  vi.advanceTimersByTime(STAYS - 1);
  expect(opened.line).toBe(4);
  vi.advanceTimersByTime(1);
  expect(opened.line).toBeNull();
});

test("one that is pinned stays until it is closed", () => {
  opened.open(4, false);
  opened.pin();
  vi.advanceTimersByTime(10 * STAYS);
  expect(opened.line).toBe(4);
  opened.close();
  expect(opened.line).toBeNull();
});
