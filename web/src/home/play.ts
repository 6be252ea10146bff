// From one click to a game: a table opened, its chairs filled, the cards dealt.
import { keepBot, usualBot } from "../state/bots.svelte";
import { catalogue } from "../state/catalogue.svelte";
import { namesAt, remember } from "../state/mine";
import { myName } from "../state/name.svelte";
import { doors, newName } from "../wire/http";
import type { Opened } from "../wire/types";
import { openingOf, wishesOf, type Draft } from "./draft";

/** Open a table as it was wished for, and keep its keys on this device. */
export async function openTable(draft: Draft, deal = false): Promise<Opened> {
  const opened = await doors.open(openingOf(draft, myName(), newName()));
  const { table, invite, watch } = opened;
  remember(table, { edition: draft.edition, names: [myName()], invite, watch });
  await Promise.all(wishesOf(draft).map((wish) => doors.wish(table, wish)));
  const bot = draft.chairs.find((chair) => chair.who === "bot");
  if (bot) keepBot(bot.bot);
  if (deal) {
    const view = await doors.wish(table, { type: "Start" });
    remember(table, { names: namesAt(view) });
  }
  return opened;
}

/** Classic against three bots, dealt at once. */
export async function playNow(): Promise<string> {
  const bot = usualBot(await catalogue());
  const chairs = [{ who: "you" } as const, ...Array.from({ length: 3 }, () => ({ who: "bot", bot }) as const)];
  const draft: Draft = {
    edition: "classic",
    chairs,
    options: {},
    pace: 0,
    listed: false,
    free_text: false,
    assistance: "shown",
  };
  return (await openTable(draft, true)).table;
}

/** Find a table by its short code and take a chair there. */
export async function joinByCode(code: string, device: string): Promise<string> {
  const { table } = await doors.find(code.trim());
  const view = await doors.join(table, { invite: code.trim(), name: myName(), nonce: newName(), device });
  remember(table, { edition: view.edition, names: namesAt(view) });
  return table;
}
