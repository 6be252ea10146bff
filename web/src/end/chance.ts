// Chance that anyone can repeat: numbers from a secret, a game's name and a word from each seat.
import type { Digests } from "./digests";

const LABEL = "lenoir fairness 1";
const WORDS_PER_BLOCK = 8;
const WORD_VALUES = 2 ** 32;

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

export function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function unhex(text: string): Uint8Array {
  const pairs = text.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

/** What was promised before the game, if this is its secret. */
export async function commitment(by: Digests, game: string, secret: Uint8Array): Promise<string> {
  const label = bytes(`${LABEL}|${game}|`);
  const whole = new Uint8Array(label.length + secret.length);
  whole.set(label);
  whole.set(secret, label.length);
  return hex(await by.sha256(whole));
}

export class FairChance {
  #text: string;
  #words: number[] = [];
  #blocks = 0;

  constructor(
    readonly by: Digests,
    readonly secret: Uint8Array,
    game: string,
    nonces: readonly string[],
  ) {
    this.#text = [LABEL, game, ...nonces].join("|");
  }

  /** A number from 0 up to, not including, a bound; each exactly as likely. */
  async below(bound: number): Promise<number> {
    const limit = WORD_VALUES - (WORD_VALUES % bound);
    for (;;) {
      const word = await this.#word();
      if (word < limit) return word % bound;
    }
  }

  /** One of the items; null if there is none. */
  async pick<T>(items: readonly T[]): Promise<T | null> {
    return items.length ? (items[await this.below(items.length)] ?? null) : null;
  }

  /** The items in a random order (Fisher-Yates, from the back). */
  async shuffled<T>(items: readonly T[]): Promise<T[]> {
    const pack = [...items];
    for (let last = pack.length - 1; last > 0; last -= 1) {
      const other = await this.below(last + 1);
      [pack[last], pack[other]] = [pack[other] as T, pack[last] as T];
    }
    return pack;
  }

  async #word(): Promise<number> {
    if (!this.#words.length) {
      const block = await this.by.hmac(this.secret, bytes(`${this.#text}|${this.#blocks}`));
      this.#blocks += 1;
      const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
      this.#words = Array.from({ length: WORDS_PER_BLOCK }, (_, at) => view.getUint32(4 * at));
    }
    return this.#words.shift() ?? 0;
  }
}
