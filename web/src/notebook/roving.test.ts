import { describe, expect, it } from "vitest";
import { signOf, stepped } from "./roving";

describe("the keyboard on the grid", () => {
  it("moves by arrows and stops at the edges", () => {
    expect(stepped({ row: 0, column: 1 }, "ArrowUp", 21, 4)).toEqual({ row: 0, column: 1 });
    expect(stepped({ row: 0, column: 1 }, "ArrowDown", 21, 4)).toEqual({ row: 1, column: 1 });
    expect(stepped({ row: 20, column: 3 }, "ArrowRight", 21, 4)).toEqual({ row: 20, column: 3 });
    expect(stepped({ row: 5, column: 3 }, "Home", 21, 4)).toEqual({ row: 5, column: 0 });
    expect(stepped({ row: 5, column: 3 }, "x", 21, 4)).toBeNull();
  });
  it("writes signs by letters in both languages", () => {
    expect(["y", "O", "n", "?", "!", "Backspace"].map(signOf)).toEqual([
      "yes",
      "yes",
      "no",
      "maybe",
      "alert",
      "",
    ]);
    expect(signOf("q")).toBeNull();
  });
});
