// Minding the mix: what this device notes, and when it gives its nonce away. `lenoir.client.minding` does the same.
import { digests } from "../end/digests";
import { doors } from "../wire/http";
import type { TableView, Wish } from "../wire/types";
import { keepReceipt, receiptOf, type Receipt } from "./receipts";

/** Why this device gives nothing more away: the server says what cannot be true. */
export type Doubt = "promise_changed" | "pledge_missing" | "pledge_copied" | "pledges_changed";

const STEPS_AT_MOST = 4;

const hex = (data: Uint8Array) => Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");

export async function pledgeOf({ game, commitment, nonce }: Receipt): Promise<string> {
  if (!nonce) return "";
  const text = ["lenoir pledge 1", game, commitment, nonce].join("|");
  return hex(await (await digests()).sha256(new TextEncoder().encode(text)));
}

/** A receipt with the promise, and with a nonce if one is wanted: stored before anything else happens. */
function noted(game: string, commitment: string, wanted: boolean): Receipt {
  const before = receiptOf(game);
  if (before && (before.nonce || !wanted)) return before;
  const nonce = wanted && { nonce: hex(crypto.getRandomValues(new Uint8Array(32))) };
  const receipt = { ...(before ?? { game, commitment }), ...nonce };
  keepReceipt(receipt);
  return receipt;
}

/** The pledge of this device for a game whose promise it has just been told. */
export async function pledgeFor(game: string, commitment: string): Promise<string> {
  return pledgeOf(noted(game, commitment, true));
}

/** Do this device's part: what the table is like then, and why it did not do more. */
export async function minded(view: TableView): Promise<{ view: TableView; doubt: Doubt | null }> {
  for (let steps = 0; steps < STEPS_AT_MOST; steps += 1) {
    const wish = await nextStep(view);
    if (typeof wish === "string") return { view, doubt: wish };
    if (!wish) break;
    try {
      view = await doors.wish(view.table, wish);
    } catch {
      break; // the next sight of the table makes up for it, or the receipt tells
    }
  }
  return { view, doubt: null };
}

/** What to ask of the table, once all that was seen is noted; or what is wrong with it. */
export async function nextStep(view: TableView): Promise<Wish | Doubt | null> {
  const { game, commitment, stage, seats, chairs } = view;
  const before = receiptOf(game);
  if (before && before.commitment !== commitment) return "promise_changed";
  const dealt = stage === "playing" || stage === "parked";
  if (dealt && !before?.pledges) return null;
  if (stage === "open" || stage === "pledging") {
    if (before?.pledges) return "pledges_changed";
    // A device that comes later replaces, once, what another one of the same person has pledged.
    const missing = seats.some((seat) => !chairs[seat]?.pledge || (!before?.nonce && stage === "open"));
    const receipt = noted(game, commitment, missing);
    return missing ? { type: "Pledge", pledge: await pledgeOf(receipt) } : null;
  }
  const receipt = noted(game, commitment, false);
  const own = await pledgeOf(receipt);
  const mine = chairs.flatMap((chair, seat) => (own && chair.pledge === own ? [seat] : []));
  const acknowledged = mine.some((seat) => chairs[seat]?.revealed);
  if (dealt) {
    if (acknowledged && !receipt.acknowledged) keepReceipt({ ...receipt, acknowledged });
    return null;
  }
  const pledges = chairs.map((chair) => chair.pledge);
  const terms = { edition: view.edition, options: view.options, suspects: chairs.map(({ suspect }) => suspect) };
  const shown = JSON.stringify([pledges, terms]);
  if (receipt.pledges && JSON.stringify([receipt.pledges, receipt.terms]) !== shown) return "pledges_changed";
  const sat: number[] = receipt.pledges ? (receipt.seats ?? []) : seats;
  if (mine.some((seat) => !sat.includes(seat))) return "pledge_copied";
  const waits = mine.some((seat) => !chairs[seat]?.revealed);
  keepReceipt({ ...receipt, seats: sat, pledges, terms, ...(acknowledged && { acknowledged }) });
  if (receipt.nonce && !mine.length) return "pledge_missing";
  return waits && receipt.nonce ? { type: "Reveal", nonce: receipt.nonce } : null;
}
