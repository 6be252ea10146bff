// The deal made again: weapons, dealer, envelope, hands and who begins, in the order of the rules.
// The page knows no rules but here and in pile.ts, on purpose: whoever checks a server should not have to
// believe the server's own code, so this verifier shares none of it.
import { cardsOf, numbers } from "../parts/cards";
import type { FairChance } from "./chance";
import type { Card, Case, EditionSheet, GameEvent, GameStarted, Seat, Space } from "../wire/types";

/** How many dice are rolled; two unless the table has settled otherwise. */
export function diceOf({ options }: GameStarted): number {
  return (options as { dice?: number }).dice ?? 2;
}

export async function rolled(started: GameStarted, chance: FairChance): Promise<number[]> {
  const dice: number[] = [];
  while (dice.length < diceOf(started)) dice.push((await chance.below(6)) + 1);
  return dice;
}

/** A set of cards as the record has it: a bit for each. */
export function bits(cards: readonly Card[]): number {
  return cards.reduce((set, card) => set + 2 ** card, 0);
}

/** The events of the deal as they must have been. */
export async function dealt(
  sheet: EditionSheet,
  started: GameStarted,
  told: readonly GameEvent[],
  chance: FairChance,
): Promise<GameEvent[]> {
  const seats = started.suspects.map((_, seat) => seat);
  const rooms = sheet.rooms.map((_, room) => room);
  const weapons: Space[] =
    sheet.pool === null
      ? (await chance.shuffled(rooms)).slice(0, sheet.weapons.length)
      : sheet.weapons.map(() => sheet.pool ?? 0);
  const events: GameEvent[] = [{ ...started, weapons }];

  let dealer = seats.length - 1;
  if (sheet.dealer === "drawn") dealer = await chance.below(seats.length);
  if (sheet.dealer === "highest_roll") dealer = await highest("deal");

  const kinds = [numbers(sheet, "room"), numbers(sheet, "weapon"), numbers(sheet, "suspect")];
  const sealed: Card[] = [];
  for (const kind of kinds) sealed.unshift((await chance.pick(kind)) ?? -1);
  const rest = cardsOf(sheet).flatMap((_, card) => (sealed.includes(card) ? [] : [card]));
  let pack = await chance.shuffled(rest);
  const inRooms = await roomsWithCards();
  const lying = pack.slice(0, inRooms.length);
  pack = pack.slice(inRooms.length);
  const spare = sheet.equal_hands ? pack.length % seats.length : 0;
  const pool = pack.slice(0, spare);
  pack = pack.slice(spare);
  const hands = seats.map((seat) => {
    const first = (seat - dealer - 1 + 2 * seats.length) % seats.length;
    return pack.filter((_, at) => at % seats.length === first);
  });
  const sizes = hands.map((hand) => hand.length);
  events.push({ type: "CardsDealt", dealer, sizes, pool: pool.length, in_rooms: inRooms });
  events.push({ type: "EnvelopeSealed", case: sealed as Case });
  for (const [seat, hand] of hands.entries()) {
    events.push({ type: "HandDealt", seat, cards: bits(hand) });
  }
  if (pool.length) events.push({ type: "PoolFilled", cards: bits(pool) });
  for (const [at, room] of inRooms.entries()) {
    events.push({ type: "RoomCardLaid", room, card: lying[at] ?? -1 });
  }
  if (sheet.first === "highest_roll") await highest("begin");
  return events;

  async function highest(purpose: "deal" | "begin"): Promise<Seat> {
    let tied: Seat[] = seats;
    while (tied.length > 1) {
      const rolls: number[] = [];
      for (const _ of tied) rolls.push(worth(sheet, await rolled(started, chance)));
      events.push({ type: "LotsRolled", purpose, seats: tied, rolls });
      const best = Math.max(...rolls);
      tied = tied.filter((_, at) => rolls[at] === best);
    }
    return tied[0] ?? 0;
  }

  /** Which rooms hold a card is chance only where the table wanted it so. */
  async function roomsWithCards(): Promise<Space[]> {
    const options = started.options as { teams?: boolean; room_cards?: string | string[] };
    const offered = sheet.options.some(({ name }) => name === "room_cards");
    if (!offered || !(options.teams || seats.length === 2)) return [];
    if ((options.room_cards ?? "random") === "random") {
      return (await chance.shuffled(rooms)).slice(0, 4);
    }
    const settled = told.find((event) => event.type === "CardsDealt");
    return settled?.in_rooms ?? [];
  }
}

/** What dice are worth: a question mark nothing, a magnifying glass 1. */
function worth(sheet: EditionSheet, dice: readonly number[]): number {
  const blank = sheet.keepers.length > 0;
  const points = dice.map((face, at) => (face === 1 && blank && sheet.special_dice[at] ? 0 : face));
  return points.reduce((sum, face) => sum + face, 0);
}
