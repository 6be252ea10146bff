// What a person reads: messages in Fluent, from the same folder as those of the terminal.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import SOURCES from "virtual:words";
import { chosen, type Language, type Worded } from "./languages";
import type { Later } from "./later";
import { accented, bracketed } from "./pseudo";

export type Arguments = Record<string, FluentVariable>;

const SETTING = "lenoir.language";

/** The parts whose messages are wanted beside those of every page. */
const wanted = new Set<Later>();

let spoken = $state.raw<{ language: Language; bundle: FluentBundle }>({
  language: "en",
  bundle: new FluentBundle("en"),
});

/** The language the page speaks now. */
export function language(): Language {
  return spoken.language;
}

/** The language whose words the page uses: what the server is asked for, and how numbers and dates are written. */
export function worded(): Worded {
  return wordsOf(spoken.language);
}

function wordsOf(language: Language): Worded {
  return language === "pseudo" ? "en" : language;
}

/** What was chosen on this device, else what the browser prefers. */
export function preferred(): Language {
  return chosen(kept(), navigator.languages ?? [navigator.language]);
}

/** Speak another language, and keep to it on this device. */
export async function choose(wanted: Language): Promise<void> {
  try {
    localStorage.setItem(SETTING, wanted);
  } catch {
    // A browser that keeps nothing still speaks it for now.
  }
  await speak(wanted);
}

/** What is being loaded now, in which language: of several loads the last one counts. */
let loading = { language: "en" as Language, done: Promise.resolve() };

/** Load a language and say everything in it from now on. */
export function speak(language: Language): Promise<void> {
  const mine = { language, done: Promise.resolve() };
  mine.done = loaded(language).then((bundle) => {
    if (loading !== mine) return loading.done;
    spoken = { language, bundle };
    if (typeof document !== "undefined") document.documentElement.lang = wordsOf(language);
    return undefined;
  });
  loading = mine;
  return mine.done;
}

async function loaded(language: Language): Promise<FluentBundle> {
  const pseudo = language === "pseudo";
  const words = wordsOf(language);
  const modules = [words, ...[...wanted].map((part) => `${words}/${part}`)];
  const sources = await Promise.all(modules.map((module) => SOURCES[module]!()));
  const bundle = new FluentBundle(words, { useIsolating: false, ...(pseudo && { transform: accented }) });
  for (const { default: text } of sources) {
    for (const error of bundle.addResource(new FluentResource(text))) console.error(error);
  }
  return bundle;
}

/** Learn the messages of a part too, in whatever language is spoken. */
export function learnWords(part: Later): Promise<void> {
  if (wanted.has(part)) return loading.done;
  wanted.add(part);
  return speak(loading.language);
}

/** A message with its arguments filled in; whoever says it is told when the language changes. */
export function t(key: string, args: Arguments = {}): string {
  const pattern = spoken.bundle.getMessage(key)?.value;
  if (!pattern) {
    console.error(`There is no message “${key}”.`);
    return key;
  }
  const errors: Error[] = [];
  const text = spoken.bundle.formatPattern(pattern, args, errors);
  for (const error of errors) console.error(`In “${key}”:`, error);
  return spoken.language === "pseudo" ? bracketed(text) : text;
}

function kept(): string | null {
  try {
    return localStorage.getItem(SETTING);
  } catch {
    return null;
  }
}
