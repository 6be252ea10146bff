// Whether a record proves the order to this device: promise, pledges, nonces. `lenoir.record.receipt` does the same.
import { pledgeOf } from "../mix/mixing";
import { receiptOf, type Receipt } from "../mix/receipts";
import { kept } from "../state/kept";
import type { EditionSheet, GameEvent } from "../wire/types";

/** The record says what cannot be true, or what this device knows to be false. */
export const BROKEN = ["noted", "pledge_broken", "noted_pledges", "noted_terms", "noted_dropped"] as const;

export type Order =
  | (typeof BROKEN)[number]
  | "proved"
  | "no_pledges"
  | "no_receipt"
  | "only_commitment"
  | "no_nonce"
  | "not_published"
  | "withheld";

type Started = Extract<GameEvent, { type: "GameStarted" }>;

const FIXED_WORD = "none";
/** Options that a record leaves out when they are so; all others it leaves out when they are no or 0. A test compares. */
const LEFT_OUT: Record<string, unknown> = {
  "spoken_accusation": true,
  "dice": 2,
  "clue_cards": true,
  "room_cards": "random",
  "draws_from": "anywhere",
  "sends_back": "any",
  "sweep_doorways": true
};

/** What this device has noted of a game: before there were pledges, the commitment alone. */
export function notedOf(game: string): Receipt | string | null {
  const receipt = receiptOf(game);
  if (receipt) return receipt;
  try {
    const promises = JSON.parse(kept("promises") ?? "[]") as [string, string][];
    return promises.find(([name]) => name === game)?.[1] ?? null;
  } catch {
    return null;
  }
}

export async function orderFor(
  noted: Receipt | string | null,
  tags: Record<string, string>,
  started: Started,
  sheet: EditionSheet,
): Promise<Order> {
  const { Game: game = "", Commitment: commitment = "" } = tags;
  const seats = started.suspects.map((_, seat) => seat);
  const pledges = seats.map((seat) => tags[`Pledge${seat}`] ?? "");
  const nonces = seats.map((seat) => tags[`Nonce${seat}`] ?? "");
  const pledged = pledges.some(Boolean);
  for (const seat of pledged ? seats : []) {
    const nonce = nonces[seat]!;
    if (nonce !== FIXED_WORD && pledges[seat] !== (await pledgeOf({ game, commitment, nonce }))) return "pledge_broken";
  }
  if (noted === null) return pledged ? "no_receipt" : "no_pledges";
  if (commitment !== (typeof noted === "string" ? noted : noted.commitment)) return "noted";
  if (typeof noted === "string") return pledged ? "only_commitment" : "no_pledges";
  if (!noted.pledges || !noted.terms) {
    if (!pledged) return "no_pledges";
    return noted.nonce ? "not_published" : "no_nonce";
  }
  if (noted.pledges.join() !== pledges.join()) return "noted_pledges";
  if (!sameTerms(noted.terms, started, sheet)) return "noted_terms";
  if (!noted.nonce) return "no_nonce";
  const mine = await pledgeOf(noted);
  const own = seats.filter((seat) => pledges[seat] === mine);
  if (own.some((seat) => !noted.seats?.includes(seat))) return "noted_pledges";
  const late = own.some((seat) => nonces[seat] === FIXED_WORD);
  if (late && noted.acknowledged) return "noted_dropped";
  if (!own.length) return "not_published";
  return late ? "withheld" : "proved";
}

function sameTerms(terms: NonNullable<Receipt["terms"]>, started: Started, sheet: EditionSheet): boolean {
  const found = started.options as unknown as Record<string, unknown>;
  const suspects = started.suspects.map((suspect) => sheet.suspects[suspect]?.id);
  const same = ({ name, default: usual }: EditionSheet["options"][number]): boolean =>
    JSON.stringify((terms.options[name] ?? usual) || false) ===
    JSON.stringify((found[name] ?? LEFT_OUT[name]) || false);
  return terms.edition === started.edition && terms.suspects.join() === suspects.join() && sheet.options.every(same);
}

/** The receipt as a small file. */
export function receiptFile(game: string): { href: string; name: string } | null {
  const receipt = receiptOf(game);
  if (!receipt) return null;
  const blob = new Blob([`${JSON.stringify(receipt, null, 1)}\n`], { type: "application/json" });
  return { href: URL.createObjectURL(blob), name: `${game}-receipt.json` };
}
