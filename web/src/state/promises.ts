// The promises this device was shown before a deal, kept from the first time: one that changes is noticed.
import { keep, kept } from "./kept";

const KEY = "promises";
const AT_MOST = 40;

/** What was kept, as far as it makes sense: games with their promises, the latest last. */
export function promisesIn(text: string | null): [string, string][] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(found)) return [];
    return found.filter(
      (pair): pair is [string, string] =>
        Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === "string"),
    );
  } catch {
    return [];
  }
}

/** With one promise more; the first one of a game is the one that counts. */
export function withPromise(
  known: [string, string][],
  game: string,
  promise: string,
): [string, string][] {
  if (known.some(([name]) => name === game)) return known;
  return [...known, [game, promise] as [string, string]].slice(-AT_MOST);
}

/** Note the promise of a game. */
export function note(game: string, promise: string): void {
  const known = promisesIn(kept(KEY));
  const now = withPromise(known, game, promise);
  if (now !== known) keep(KEY, JSON.stringify(now));
}

/** What this device was shown first for a game. */
export function noted(game: string): string | null {
  return promisesIn(kept(KEY)).find(([name]) => name === game)?.[1] ?? null;
}
