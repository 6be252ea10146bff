import { expect, test } from "vitest";
import { keyIn, routeOf } from "../route";
import { isOnlyHere, linkTo, spelt } from "./links";

test("a link leads to its table with its key in the fragment", () => {
  const link = new URL(linkTo("https://example.org", "t-1", { kind: "join", key: "ABCD2345" }));
  expect(routeOf(link.pathname)).toEqual({ at: "table", table: "t-1" });
  expect(keyIn(link.hash)).toEqual({ kind: "join", key: "ABCD2345" });
  expect(link.search).toBe("");
});

test("a code is spelt in two halves", () => {
  expect(spelt("ABCD2345")).toBe("ABCD 2345");
  expect(spelt("")).toBe("");
});

test("an address that nobody else can open is known", () => {
  expect(["localhost", "127.0.0.1", "[::1]"].every(isOnlyHere)).toBe(true);
  expect(["192.168.1.7", "lenoir.example.org"].some(isOnlyHere)).toBe(false);
});
