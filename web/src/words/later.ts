// Messages of parts that few people come to: each file is loaded with its part.
import type { Worded } from "./languages";

export type Later = "cards" | "coach" | "companion" | "learn" | "puzzle" | "statistics";

const files = import.meta.glob<string>("../../../src/lenoir/locales/page/*/{cards,coach,companion,learn,puzzle,statistics}.ftl", { query: "?raw", import: "default" });

/** The messages of a part in one language. */
export function laterWords(part: Later, language: Worded): Promise<string> {
  const load = files[`../../../src/lenoir/locales/page/${language}/${part}.ftl`];
  if (!load) throw new Error(`There are no words for ${part}.`);
  return load();
}
