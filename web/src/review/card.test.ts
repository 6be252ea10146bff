import { describe, expect, it } from "vitest";
import type { Hindsight } from "../wire/types";
import { drawn, sharedOf } from "./card";

const HINDSIGHT = {
  turns: 20,
  certain: 16,
  accuracy: 77.6,
  account: { start: 7, best: 5, lost: 1, luck: 1.2, heard: 1, left: 0.8 },
  bits: [7, 5, 0],
  summary: ["Ben holds the Dagger."],
  moments: [{ text: "You asked about Plum & Co" }],
} as unknown as Hindsight;
const say = (key: string, args = {}) => `${key} ${JSON.stringify(args)}`;

describe("the card to share", () => {
  const shared = sharedOf(HINDSIGHT, "Classic <&>", 4, "en", say);

  it("tells figures and nothing that names a card, a case or anybody", () => {
    expect(shared.lines.join()).toContain('"n":78');
    expect(shared.lines.join()).toContain('"n":4');
    const svg = drawn(shared, HINDSIGHT.bits);
    expect(svg + shared.alt).not.toMatch(/Ben|Dagger|Plum/);
  });

  it("is a picture that says the same to whoever does not see it, and cannot be broken out of", () => {
    const svg = drawn(shared, HINDSIGHT.bits);
    expect(svg).not.toContain("<&>");
    expect(svg).toContain('aria-label="');
    expect(svg).toContain("Classic &#60;&#38;&#62;");
  });
});
