// What this device has noted of its games, each thing before it gave the next away. Kept on the device, and in memory
// where the browser keeps nothing.
import { keep, kept } from "../state/kept";

/** As `lenoir verify --noted` reads it. */
export interface Receipt {
  game: string;
  commitment: string;
  /** Drawn once the commitment was stored; revealed once the pledges were. */
  nonce?: string;
  /** Own seats when the pledges were published. */
  seats?: number[];
  /** Those published, by seat; empty where there was none. */
  pledges?: string[];
  terms?: { edition: string; options: Record<string, unknown>; suspects: string[] };
  /** The server has said that it has the nonce. */
  acknowledged?: boolean;
}

const AT_MOST = 40;
const held = new Map<string, Receipt>();

/** What was kept, as far as it makes sense, the latest last. */
export function receiptsIn(text: string | null): Receipt[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? found.filter(isReceipt) : [];
  } catch {
    return [];
  }
}

function isReceipt(found: unknown): found is Receipt {
  const { game, commitment } = (found ?? {}) as Partial<Receipt>;
  return typeof game === "string" && typeof commitment === "string";
}

export function receiptOf(game: string): Receipt | undefined {
  return receiptsIn(kept("receipts")).find((one) => one.game === game) ?? held.get(game);
}

export function keepReceipt(receipt: Receipt): void {
  held.set(receipt.game, receipt);
  const rest = receiptsIn(kept("receipts")).filter(({ game }) => game !== receipt.game);
  keep("receipts", JSON.stringify([...rest, receipt].slice(-AT_MOST)));
}
