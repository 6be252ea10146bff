// How strong the bots are that somebody likes to play against, and what they are called here.
import type { BotSheet, Catalogue } from "../wire/types";
import { t } from "../words/words.svelte";
import { inWords } from "./catalogue.svelte";
import { keep, kept } from "./kept";

const NAMED = ["plain", "random", "novice", "notebook", "logician", "entropy", "lenoir"];

/** The level chosen lately, if there still is one of that name; else the usual one. */
export function usualBot(catalogue: Catalogue): string {
  const lately = kept("bot");
  const found = catalogue.bots.find((bot) => bot.name === lately);
  return found?.name ?? catalogue.usual_bot;
}

export function keepBot(bot: string): void {
  keep("bot", bot);
}

/** What a bot is called on the page; it may be set up like `lenoir:time=2`. */
export function botName(bot: string): string {
  const plain = bot.split(":")[0] ?? bot;
  return NAMED.includes(plain) ? t(`create-bot-${plain}`) : bot;
}

/** What a bot does, without what only a terminal can set. */
export function aboutBot(bot: BotSheet): string {
  return withoutSettings(inWords(bot.about));
}

/** “Strong; time: how long it thinks.” is “Strong.” */
export function withoutSettings(about: string): string {
  return about.replace(/\s*;\s*[a-z]+\s*:.*$/u, ".");
}
