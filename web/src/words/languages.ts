// The languages of the page, and which one somebody wants. A further one is generated into `types.ts` and has a folder of messages.
import { LANGUAGES } from "../wire/types";

/** Those that there are words in. */
export type Worded = (typeof LANGUAGES)[number];
/** `pseudo` is English with accents and brackets, so that tests can find text that was never translated. */
export type Language = Worded | "pseudo";

export function isLanguage(text: unknown): text is Language {
  return text === "pseudo" || LANGUAGES.some((language) => language === text);
}

/** The one that was chosen; else the first of the browser's languages that we speak; else English. */
export function chosen(setting: string | null, browser: readonly string[]): Language {
  if (isLanguage(setting)) return setting;
  for (const tag of browser) {
    const spoken = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (spoken) return spoken;
  }
  return "en";
}
