// What somebody proposes during a game, in words.
import type { Proposal } from "../wire/types";
import { t } from "../words/words.svelte";

export function proposed(amendment: Proposal["amendment"], names: readonly string[]): string {
  switch (amendment.type) {
    case "NewPace":
      return amendment.seconds ? t("vote-pace", { seconds: amendment.seconds }) : t("vote-no-pace");
    case "NewAssistance":
      return t("vote-assistance", { help: t(`create-assistance-${amendment.assistance}`) });
    case "StandingAnswers":
      return amendment.on ? t("vote-standing") : t("vote-no-standing");
    case "BotInstead":
      return t("vote-replace", { name: names[amendment.chair] ?? "" });
  }
}
