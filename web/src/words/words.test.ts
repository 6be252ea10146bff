import { afterEach, expect, test, vi } from "vitest";
import { chosen } from "./languages";
import { speak, t } from "./words.svelte";

afterEach(() => void vi.restoreAllMocks());

test("a language that was chosen goes before those of the browser, and English comes last", () => {
  expect(chosen("en", ["fr-FR"])).toBe("en");
  expect(chosen(null, ["de", "fr-CA", "en"])).toBe("fr");
  expect(chosen("klingon", ["de"])).toBe("en");
});

test("each language says the same thing in its own words", async () => {
  await speak("fr");
  expect(t("home-title")).toBe("Lenoir, le jeu d’enquête");
  await speak("en");
  expect(t("home-title")).toBe("Lenoir, the detective game");
});

test("the pseudo-language marks every message", async () => {
  await speak("pseudo");
  expect(t("home-title")).toBe("⟦Ľéñöîŕ, thé détéçtîvé gàmé⟧");
});

test("a message that does not exist is not passed over in silence", () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(t("no-such-message")).toBe("no-such-message");
  expect(told).toHaveBeenCalledOnce();
});
