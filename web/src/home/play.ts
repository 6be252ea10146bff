// From one click to a game: a table opened, its chairs filled, the cards dealt.
import { keepBot, usualBot } from "../state/bots.svelte";
import { minded, pledgeFor } from "../mix/mixing";
import { catalogue } from "../state/catalogue.svelte";
import { namesAt, remember } from "../state/mine";
import { myName } from "../state/name.svelte";
import { doors, newName, Turned } from "../wire/http";
import type { Opened, NewTable } from "../wire/types";
import { openingOf, wishesOf, type Draft } from "./draft";

/** What was asked for and is not there yet: tried again it goes as it went, and is one table even if answers were lost. */
let asked = { wish: "", opening: {} as NewTable };

/** Open a table as it was wished for, and keep its keys on this device. */
export async function openTable(draft: Draft, deal = false): Promise<Opened> {
  const wish = JSON.stringify([draft, myName()]);
  if (asked.wish !== wish) asked = { wish, opening: openingOf(draft, myName(), newName()) };
  try {
    const opened = await opening(asked.opening, draft, deal);
    asked.wish = "";
    return opened;
  } catch (error) {
    // It has gone another way meanwhile: whoever tries again gets a new one.
    if (error instanceof Turned && (error.status === 403 || error.status === 409)) asked.wish = "";
    throw error;
  }
}

async function opening(wanted: NewTable, draft: Draft, deal: boolean): Promise<Opened> {
  const opened = await doors.open(wanted);
  const { table, invite, watch, game, commitment } = opened;
  remember(table, { edition: draft.edition, names: [wanted.name], invite, watch });
  await Promise.all(wishesOf(draft).map((wish, n) => doors.wish(table, wish, `open-${n}`)));
  const bot = draft.chairs.find((chair) => chair.who === "bot");
  if (bot) keepBot(bot.bot);
  if (deal) {
    const start = { type: "Start", pledge: await pledgeFor(game, commitment) } as const;
    const { view } = await minded(await doors.wish(table, start, "open-deal"));
    remember(table, { names: namesAt(view) });
  }
  return opened;
}

/** Classic against three bots, dealt at once, with so much help. */
export async function playNow(assistance: Draft["assistance"]): Promise<string> {
  const bot = usualBot(await catalogue());
  const chairs = [{ who: "you" } as const, ...Array.from({ length: 3 }, () => ({ who: "bot", bot }) as const)];
  const draft: Draft = {
    edition: "classic",
    chairs,
    // As many dice as in the first case.
    options: { dice: 2 },
    pace: 0,
    listed: false,
    free_text: false,
    assistance,
  };
  return (await openTable(draft, true)).table;
}

/** Find a table by its short code and take a chair there. */
export async function joinByCode(code: string, device: string): Promise<string> {
  const { table } = await doors.find(code.trim());
  const view = await doors.join(table, { invite: code.trim(), name: myName(), device });
  remember(table, { edition: view.edition, names: namesAt(view) });
  return table;
}
