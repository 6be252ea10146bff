// Hints beside the cards one may name: good sentences, whoever holds a card.
import { describe, expect, it } from "vitest";
import type { Scene } from "../wire/types";
import { speak } from "../words/words.svelte";
import { sighted } from "./hints.svelte";

describe("a hint about a card that was seen", () => {
  const scene = { called: ["Anne", "le docteur Olive"] } as unknown as Scene;

  it("names who has it as in a sentence", async () => {
    await speak("fr");
    expect(sighted({ place: 1, how: "shown" }, scene).label).toBe("chez le docteur Olive");
    expect(sighted({ place: 0, how: "shown" }, scene).label).toBe("chez Anne");
    await speak("en");
    expect(sighted({ place: 0, how: "shown" }, scene).label).toBe("Anne has it");
  });

  it("says no name where nobody sits", async () => {
    await speak("fr");
    expect(sighted({ place: 6, how: "shown" }, scene).label).toBe("ailleurs");
  });
});
