// Shorthand: what happened in as few letters as will do, in either language; the grammar of `telling/shorthand.py`.
// `[WHO:] SUSPECT WEAPON ROOM [ANSWER]`, the cards in any order and by any beginning of their names; `-` for nobody, `ben:rope` for a card seen.
import type { Entry } from "../deduce/entries";
import type { Case } from "../deduce/facts";
import { cardsIn, VERBS, type GameBox, type BoxCard } from "./boxes";
import { ME, type BoxTable } from "./log";

export type LineFault = "empty" | "three" | "no-answer" | "no-seat" | "no-card" | "no-place" | "too-short" | "too-long" | "ambiguous";

export class BadLine extends Error {
  constructor(
    readonly code: LineFault,
    readonly text = "",
    readonly names = "",
  ) {
    super(code);
  }
}

/** Small letters and digits without accents, words set apart by one space. */
export function simple(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

interface Name {
  label: string;
  names: string[];
}

/** What was meant: a full name before a beginning, that before a later word's. */
function matching(typed: string, among: readonly Name[]): number[] {
  const wish = simple(typed);
  if (!wish) return [];
  const spoken = among.map(({ names }) => names.map(simple));
  const tests = [(name: string) => name === wish, (name: string) => name.startsWith(wish), (name: string) => ` ${name}`.includes(` ${wish}`)];
  for (const test of tests) {
    const found = spoken.flatMap((names, at) => (names.some(test) ? [at] : []));
    if (found.length) return found;
  }
  return [];
}

const verbOf = (word: string): string | undefined => Object.keys(VERBS).find((verb) => VERBS[verb]!.includes(simple(word)));

export class Shorthand {
  readonly #cards: Name[];
  readonly #seats: Name[];

  constructor(
    readonly box: GameBox,
    readonly table: BoxTable,
  ) {
    this.#cards = cardsIn(box).map(named);
    this.#seats = table.suspects.map((suspect, seat) => {
      const { label, names } = named(box.suspects[suspect]!);
      const own = table.names[seat];
      return own ? { label: own, names: [own, ...names] } : { label, names };
    });
  }

  /** The entry that a line stands for; `expected` is whose turn it probably is. */
  read(line: string, expected: number): Entry {
    let words = line.trim().split(/\s+/).filter(Boolean);
    let seat = expected;
    if (words[0]?.endsWith(":")) {
      seat = this.#seat(words[0].slice(0, -1));
      words = words.slice(1);
    }
    if (!words.length) throw new BadLine("empty");
    const verb = verbOf(words[0]!);
    if (!verb || verb === "block" || verb === "me") return this.#question(seat, words);
    return this.#special(verb, seat, words.slice(1));
  }

  #question(seat: number, words: string[]): Entry {
    if (words.length < 3) throw new BadLine("three");
    const three = this.#case(words.slice(0, 3));
    const question = { type: "Question", seat, case: three, by: null, card: null, blocked: null } as const;
    const [answer, ...rest] = words.slice(3);
    if (answer === undefined) throw new BadLine("no-answer");
    if (answer === "-" || answer === "–") {
      noMore(rest);
      return question;
    }
    if (verbOf(answer) === "block") {
      noMore(rest.slice(1));
      return { ...question, blocked: this.#seat(wordAt(rest, 0)) };
    }
    noMore(rest);
    const [by, card] = answer.split(":") as [string, string | undefined];
    return { ...question, by: this.#seat(by), card: card ? this.#card(card, three) : null };
  }

  /** Three cards, one of each kind, in any order; each need only be clear within its kind. */
  #case(words: string[]): Case {
    const { suspects, weapons } = this.box;
    const kindOf = (card: number) => (card < suspects.length ? 0 : card < suspects.length + weapons.length ? 1 : 2);
    const kinds = [0, 1, 2].map((kind) => this.#cards.flatMap((_, card) => (kindOf(card) === kind ? [card] : [])));
    const found = new Map<string, Case>();
    for (const order of [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]) {
      const ways = order.map((word, kind) => matching(words[word]!, kinds[kind]!.map((card) => this.#cards[card]!)).map((at) => kinds[kind]![at]!));
      if (ways.every((way) => way.length === 1)) {
        const three = ways.map((way) => way[0]!) as unknown as Case;
        found.set(String(three), three);
      }
    }
    if (found.size === 1) return [...found.values()][0]!;
    for (const word of words) this.#card(word);
    throw new BadLine("three");
  }

  #special(verb: string, seat: number, words: string[]): Entry {
    const last = (at: number) => (words.length > at ? this.#card(words[at]!) : null);
    switch (verb) {
      case "accuse":
        return { type: "Wrong", seat, case: words.length ? this.#case(three(words)) : null };
      case "open":
        return { type: "Open", seat: this.#seat(wordAt(words, 0)), card: this.#card(wordAt(words, 1)) };
      case "nobody":
        return { type: "Missing", seat, card: this.#card(wordAt(words, 0)) };
      case "pass":
        return { type: "Passed", seat: this.#seat(wordAt(words, 0)), to: this.#seat(wordAt(words, 1)), card: last(2) };
      case "spy":
        return { type: "Spied", seat: this.#seat(wordAt(words, 0)), card: last(1) };
      case "glimpse":
        return { type: "Glimpsed", seat: this.#seat(wordAt(words, 0)), card: last(1) };
      case "notice":
        return { type: "Noticed", seat: ME, of: this.#seat(wordAt(words, 0)), card: this.#card(wordAt(words, 1)) };
      case "look":
        return { type: "Looked", seat, ...this.#looked(words) };
      case "died":
        return { type: "Died", seat: this.#seat(wordAt(words, 0)), hand: this.#set(words.slice(1)) };
      default:
        noMore(words.slice(1));
        return { type: "Left", seat: this.#seat(wordAt(words, 0)) };
    }
  }

  #looked(words: string[]): { room: number | null; cards: number | null } {
    const { rooms, pool } = this.box;
    const places = [...rooms.map(named), ...(pool ? [{ label: pool.name.en, names: ["pool", pool.name.fr, pool.name.en] }] : [])];
    const found = matching(wordAt(words, 0), places);
    if (found.length !== 1) throw new BadLine("no-place", words[0]!);
    return { room: found[0]! < rooms.length ? found[0]! : null, cards: words.length > 1 ? this.#set(words.slice(1)) : null };
  }

  #seat(typed: string): number {
    if (verbOf(typed) === "me") return ME;
    return one(typed, this.#seats, "no-seat");
  }

  #card(typed: string, among?: Case): number {
    if (!among) return one(typed, this.#cards, "no-card");
    return among[one(typed, among.map((card) => this.#cards[card]!), "no-card")]!;
  }

  #set(words: string[]): number {
    return words.reduce((set, word) => set | (1 << this.#card(word)), 0);
  }
}

const named = ({ id, name }: BoxCard): Name => ({ label: name.en, names: [id, name.fr, name.en] });

function one(typed: string, names: readonly Name[], missing: LineFault): number {
  const found = matching(typed, names);
  if (found.length === 1) return found[0]!;
  if (!found.length) throw new BadLine(missing, typed);
  throw new BadLine("ambiguous", typed, found.map((at) => names[at]!.label).join(", "));
}

function wordAt(words: readonly string[], at: number): string {
  const word = words[at];
  if (word === undefined) throw new BadLine("too-short");
  return word;
}

function three(words: string[]): string[] {
  if (words.length !== 3) throw new BadLine("three");
  return words;
}

function noMore(words: readonly string[]): void {
  if (words.length) throw new BadLine("too-long", words.join(" "));
}
