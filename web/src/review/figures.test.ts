import { describe, expect, it } from "vitest";
import { bits, curve, partsOf } from "./figures";

describe("figures of a review", () => {
  it("are written as one does in a language, and nothing is minus zero", () => {
    expect(bits(1.25, "fr", true)).toBe("+1,3");
    expect(bits(-0.02, "en", true)).toBe("0.0");
    expect(bits(-1.21, "en")).toBe("−1.2");
  });

  it("make a bar whose parts add up to the bits at the deal", () => {
    const { parts, zero } = partsOf({ start: 7, best: 5, lost: 1, luck: -0.5, heard: 2, left: 1.5 });
    expect(parts.reduce((sum, { bits }) => sum + bits, 0)).toBeCloseTo(7);
    const luck = parts.find(({ kind }) => kind === "luck")!;
    expect(luck.from + luck.size).toBeCloseTo(zero);
    const asked = parts.find(({ kind }) => kind === "asked")!;
    expect(asked.from).toBeCloseTo(zero);
    expect(Math.max(...parts.map(({ from, size }) => from + size))).toBeCloseTo(100);
  });

  it("make a curve from the deal at the left to the end at the right", () => {
    expect(curve([8, 4, 0])).toBe("M0.00 0.00L50.00 50.00L100.00 100.00");
  });
});
