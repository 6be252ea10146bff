// How to play is asked once: what was chosen counts from then on, and nonsense is as if nothing was.
import { beforeEach, expect, test, vi } from "vitest";
import { keepWay, keptWay } from "./way";

beforeEach(() => {
  const held = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  });
});

test("nobody has chosen until they have, and then it is remembered", () => {
  expect(keptWay()).toBeNull();
  for (const way of ["odds", "shown", "none", "all"] as const) {
    keepWay(way);
    expect(keptWay()).toBe(way);
  }
});

test("what is no way to play was never chosen", () => {
  localStorage.setItem("lenoir.way", "cheating");
  expect(keptWay()).toBeNull();
});
