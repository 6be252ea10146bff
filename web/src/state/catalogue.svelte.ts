// All editions and bots: asked for once, in both languages.
import { doors } from "../wire/http";
import type { Catalogue, EditionSheet, Text } from "../wire/types";
import { worded } from "../words/words.svelte";

let asked: Promise<Catalogue> | null = null;

/** The catalogue; asked for again only if that has failed. */
export function catalogue(): Promise<Catalogue> {
  asked ??= doors.catalogue().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** The sheet of an edition. */
export async function edition(key: string): Promise<EditionSheet> {
  const found = (await catalogue()).editions.find((sheet) => sheet.key === key);
  if (!found) throw new Error(`There is no edition ${key}.`);
  return found;
}

/** A text of the catalogue in the language of the page. */
export function inWords(text: Text): string {
  return text[worded()] || text.en;
}
