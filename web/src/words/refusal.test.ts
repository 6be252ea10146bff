import { afterEach, expect, test, vi } from "vitest";
import { Turned } from "../wire/http";
import { refusal, refusalOf, REFUSALS } from "./refusal";
import { speak } from "./words.svelte";

afterEach(() => void vi.restoreAllMocks());

test("every refusal has a sentence of its own in both languages", async () => {
  const missing = vi.spyOn(console, "error");
  for (const language of ["en", "fr"] as const) {
    await speak(language);
    const sentences = REFUSALS.map(refusal);
    expect(missing).not.toHaveBeenCalled();
    expect(new Set(sentences).size).toBe(REFUSALS.length);
    for (const sentence of sentences) expect(sentence).toMatch(/[.]$/);
  }
});

test("what nobody has heard of is still said in words", () => {
  expect(refusal("zut")).toBe(refusal("broken"));
  expect(refusalOf(new Turned("taken", "", 409))).toBe(refusal("taken"));
  expect(refusalOf(new Error("zut"))).toBe(refusal("broken"));
});
