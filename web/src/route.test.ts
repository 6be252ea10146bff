import { expect, test } from "vitest";
import { keyIn, pathOf, routeOf, type Route } from "./route";

test("every place has an address of its own, which leads back to it", () => {
  const places: Route[] = [
    { at: "home" },
    { at: "create" },
    { at: "table", table: "t-1" },
    { at: "replay", table: "t-1", game: "g-1" },
    { at: "review", table: "t-1", game: "g-1" },
    { at: "published", table: "t-1" },
    { at: "rules", edition: "classic" },
    { at: "cards", edition: "classic" },
    { at: "learn" },
    { at: "help" },
    { at: "settings" },
  ];
  for (const place of places) expect(routeOf(pathOf(place))).toEqual(place);
  expect(new Set(places.map(pathOf)).size).toBe(places.length);
});

test("an address that is none is lost, not home", () => {
  for (const path of ["/tables", "/table", "/table/a/b", "/learn/more", "/replay", "/replay/t/g/x", "/review/t"]) {
    expect(routeOf(path)).toEqual({ at: "lost" });
  }
});

test("a key is read from a fragment only if it is one of ours", () => {
  expect(keyIn("#join=abc-_9")).toEqual({ kind: "join", key: "abc-_9" });
  for (const hash of ["", "#", "#join=", "#steal=abc", "#join=a b", "x#join=a"]) {
    expect(keyIn(hash)).toBeNull();
  }
});
