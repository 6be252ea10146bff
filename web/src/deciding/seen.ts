// Where one has seen a card: nothing is deduced here, only what was shown counts.
import type { Card, Scene } from "../wire/types";

export interface Seen {
  key: "deciding-yours" | "deciding-open" | "deciding-shown" | "deciding-away";
  args: Record<string, string>;
}

/** Where a card is, as far as it was shown; else null. */
export function seenAt(
  scene: Scene,
  viewer: number,
  names: readonly string[],
  card: Card,
): Seen | null {
  const { own } = scene;
  if (own.hand.includes(card)) return { key: "deciding-yours", args: {} };
  for (const [seat, cards] of scene.opened.entries()) {
    if (cards.includes(card)) return { key: "deciding-open", args: { who: names[seat] ?? "" } };
  }
  for (const [seat, cards] of own.held.entries()) {
    if (seat !== viewer && cards.includes(card)) {
      return { key: "deciding-shown", args: { who: names[seat] ?? "" } };
    }
  }
  const away = own.pool.includes(card) || own.in_rooms.some(([, lying]) => lying === card);
  return away ? { key: "deciding-away", args: {} } : null;
}
