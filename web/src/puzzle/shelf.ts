// Puzzles and the names of cards, kept on the device once they have been read: without a network they are there again.
import { Turned } from "../wire/http";
import type { Catalogue, EditionSheet, PuzzleList, PuzzleSheet, PuzzleVolume } from "../wire/types";
import type { Worded } from "../words/languages";
import { volumeOf } from "./calendar";

/** The service worker leaves this one alone when it forgets old shells. */
const CACHE = "lenoir-puzzles";

async function cache(): Promise<Cache | undefined> {
  // There is none where the address is not secure, and none if the browser keeps nothing.
  return "caches" in globalThis ? caches.open(CACHE).catch(() => undefined) : undefined;
}

/** What a door answers; without a network what it answered last. */
async function asked<T>(path: string): Promise<T> {
  const shelf = await cache();
  const fresh = await fetch(path).catch(() => undefined);
  if (fresh?.ok) {
    await shelf?.put(path, fresh.clone()).catch(() => undefined);
    return (await fresh.json()) as T;
  }
  const before = await shelf?.match(path);
  if (before) return (await before.json()) as T;
  throw new Turned(fresh ? "malformed" : "offline", "", fresh?.status ?? 0);
}

export function everyPuzzle(): Promise<PuzzleList> {
  return asked("/api/puzzles");
}

export function volume(number: number, language: Worded): Promise<PuzzleVolume> {
  return asked(`/api/puzzles/${number}?language=${language}`);
}

/** A puzzle by its number; undefined if there is none. */
export async function puzzleNumber(number: number, language: Worded): Promise<PuzzleSheet | undefined> {
  const { puzzles } = await volume(volumeOf(number), language);
  return puzzles.find((one) => one.number === number);
}

export async function editionOf(key: string): Promise<EditionSheet> {
  const { editions } = await asked<Catalogue>("/api/catalogue");
  const found = editions.find((sheet) => sheet.key === key);
  if (!found) throw new Error(`There is no edition ${key}.`);
  return found;
}
