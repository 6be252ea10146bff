// The game that the page has followed, as the notebook it would make: the second program reads it, on this device alone.
import type { Heard } from "../deduce/entries";
import type { Notebook } from "../deduce/thinker";
import type { EditionSheet, GameEvent, Seat } from "../wire/types";

/** What tells of cards, or of who has seen them. */
const TELLS: ReadonlySet<GameEvent["type"]> = new Set<Heard["type"]>([
  ...(["SuggestionMade", "CannotRefute", "SuggestionRefuted", "SuggestionStood", "SuggestionBlocked", "CardPassed", "CardShown", "CardSpied"] as const),
  ...(["CardGlimpsed", "CardNoticed", "AccusationMade", "CaseClaimed", "CaseWritten", "EnvelopeSeen", "AccusationFailed", "SeatOut", "SeatDied", "CardOpened", "CardWithheld"] as const),
  ...(["NobodyHolds", "KeeperPlayed", "PowerUsed", "PoolLooked", "PoolSeen", "RoomCardLooked", "RoomCardSeen"] as const),
]);

/** What a seat has followed so far; null before it was dealt its hand. */
export function followed(sheet: EditionSheet, me: Seat, story: Iterable<GameEvent>): Notebook | null {
  const events = [...story];
  const found = <T extends GameEvent["type"]>(type: T) => events.find((event): event is Extract<GameEvent, { type: T }> => event.type === type);
  const [started, dealt] = [found("GameStarted"), found("CardsDealt")];
  const hand = events.find((event) => event.type === "HandDealt" && event.seat === me);
  if (!started || !dealt || hand?.type !== "HandDealt") return null;
  const spy = sheet.keepers.findIndex(({ id }) => id === "spy");
  return {
    seating: {
      kinds: [sheet.suspects.length, sheet.weapons.length, sheet.rooms.length],
      suspects: started.suspects,
      sizes: dealt.sizes,
      pool: dealt.pool,
      rooms: dealt.in_rooms,
      me,
      hand: hand.cards,
      honour: started.options.honour === true,
      spoken: true,
      spy: spy < 0 ? null : spy,
      powers: sheet.powers.map((power) => power?.id ?? null),
    },
    jottings: [],
    heard: events.filter(({ type }) => TELLS.has(type)) as Heard[],
  };
}
