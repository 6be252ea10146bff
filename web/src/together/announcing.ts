// What everybody at a table is told, in words: above all who has come to see a seat.
import type { TableView } from "../wire/types";
import { t } from "../words/words.svelte";

export type Announcement = TableView["announcements"][number];

export function announced(view: TableView, one: Announcement): string {
  const name = (person: number) => view.people[person]?.name ?? "";
  const all = (people: readonly number[]) => people.map(name).join(", ");
  switch (one.type) {
    case "AnotherDevice":
      return t("told-device", { name: name(one.person), count: view.people[one.person]?.devices ?? 0 });
    case "SatDownWith":
      return t("told-sat-down", { name: name(one.person), others: all(one.others) });
    case "TookOver":
      return t("told-took-over", { name: name(one.person), other: one.name || name(one.instead) });
    case "OnOneDevice":
      return t("told-shares", { name: one.name, owner: name(one.person) });
    case "BotTookOver":
      return t("told-bot", { names: all(one.people) });
    case "SettingsChanged":
      return t("told-settings", { settings: one.settings.map((setting) => t(`told-setting-${setting}`)).join(", ") });
    case "ProposalFailed":
      return t("told-failed", { name: name(one.person) });
    case "Published":
      return t("told-published", { name: name(one.person) });
  }
}
