// Whether a game's chance was the promised one: the deal and every draw made again from its record.
import { commitment, FairChance, unhex } from "./chance";
import { dealt } from "./dealing";
import type { Receipt } from "../mix/receipts";
import type { Digests } from "./digests";
import { BROKEN, orderFor, type Order } from "./order";
import { Pile } from "./pile";
import type { EditionSheet, GameEvent } from "../wire/types";

export interface GameRecord {
  header: { edition: string; kind: string; tags: Record<string, string> };
  events: GameEvent[];
}

export type ChanceUse = "dice" | "intrigue" | "clue" | "glimpse";

export interface Verdict {
  /** The secret is the one that was promised; null where the record tells of no promise. */
  promised: boolean | null;
  /** Whether the order is proved to this device, or why not. */
  order: Order;
  /** The seats that pledged a nonce and did not reveal it in time. */
  withheld: number[];
  dealt: boolean;
  /** How many draws were made again and found right. */
  draws: Record<ChanceUse, number>;
  /** The line of the record with the first event that is not as it should be. */
  wrong: { line: number; event: GameEvent["type"] } | null;
}

/** A record as it is downloaded. */
export function recordIn(text: string): GameRecord {
  const [header, ...events] = text.trim().split("\n").map((line) => JSON.parse(line) as unknown);
  return { header: header as GameRecord["header"], events: events as GameEvent[] };
}

export function isFair({ promised, order, dealt, wrong }: Verdict): boolean {
  return promised === true && !BROKEN.some((broken) => broken === order) && dealt && wrong === null;
}

/** Repeat the chance of a full record; `noted` is what this device wrote down before the game. */
export async function checked(
  { header, events }: GameRecord,
  sheet: EditionSheet,
  by: Digests,
  noted: Receipt | string | null,
): Promise<Verdict> {
  const verdict: Verdict = {
    promised: null,
    order: "no_pledges",
    withheld: [],
    dealt: false,
    draws: { dice: 0, intrigue: 0, clue: 0, glimpse: 0 },
    wrong: null,
  };
  const { tags } = header;
  const started = events[0];
  const { Game: game, Commitment: promise, Secret: secret } = tags;
  if (header.kind !== "full" || started?.type !== "GameStarted" || !game || !promise || !secret) {
    return verdict;
  }
  const nonces = started.suspects.map((_, seat) => tags[`Nonce${seat}`] ?? "");
  verdict.promised = (await commitment(by, game, unhex(secret))) === promise;
  verdict.order = await orderFor(noted, tags, started, sheet);
  verdict.withheld = (tags.Withheld ?? "").split(" ").filter(Boolean).map(Number);
  const chance = new FairChance(by, unhex(secret), game, nonces);

  const deal = await dealt(sheet, started, events, chance);
  for (const [at, due] of deal.entries()) {
    const event = events[at];
    if (!event || !same(event, due)) {
      verdict.wrong = { line: at + 2, event: (event ?? due).type };
      return verdict;
    }
  }
  verdict.dealt = true;

  const pile = new Pile(sheet, started, deal);
  for (const [at, event] of events.entries()) {
    if (at < deal.length) continue;
    const found = await pile.drawn(event, events[at + 1], chance);
    if (found && !found.right) {
      verdict.wrong = { line: at + 2, event: event.type };
      return verdict;
    }
    if (found) verdict.draws[found.draw] += 1;
  }
  return verdict;
}

function same(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) =>
    same((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
  );
}
