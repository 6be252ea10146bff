// A table somebody thinks of: who is to sit where, by which rules.
import type { EditionSheet, NewTable, TableView, Wish } from "../wire/types";

export type Wanted =
  | { who: "you" }
  | { who: "invited" }
  | { who: "bot"; bot: string }
  | { who: "here"; name: string };

export type Setting = boolean | number | string | string[];

export interface Draft {
  edition: string;
  /** The first chair is one's own. */
  chairs: Wanted[];
  /** Only what differs from the edition's own rules. */
  options: Record<string, Setting>;
  pace: number;
  listed: boolean;
  free_text: boolean;
  /** What a notebook does by itself. */
  assistance: TableView["assistance"];
}

export const ASSISTANCE = ["none", "shown", "all", "odds"] as const;

export const PACES = [0, 30, 60, 120] as const;

/** What is asked of the server first. */
export function openingOf(draft: Draft, name: string, device: string): NewTable {
  const { chairs, ...rest } = draft;
  const bots = chairs.slice(1).map((wanted) => (wanted.who === "bot" ? wanted.bot : ""));
  return { ...rest, chairs: chairs.length, name, device, bots };
}

/** And then, for those who share the device, chair by chair. */
export function wishesOf(draft: Draft): Wish[] {
  return draft.chairs.flatMap((wanted, chair): Wish[] => {
    if (wanted.who === "here") return [{ type: "SitToo", chair, name: wanted.name }];
    return [];
  });
}

/** As many chairs as an edition allows, at most as many as wanted: bots come to the new ones. */
export function withChairs(chairs: readonly Wanted[], count: number, sheet: EditionSheet, bot: string): Wanted[] {
  const many = Math.min(Math.max(count, sheet.fewest), sheet.most);
  const more = Array.from({ length: Math.max(0, many - chairs.length) }, (): Wanted => ({ who: "bot", bot }));
  return [...chairs.slice(0, many), ...more];
}

/** The same options without one that is back to the edition's own. */
export function withOption(
  options: Readonly<Record<string, unknown>>,
  name: string,
  value: Setting,
  usual: Setting,
): Record<string, Setting> {
  const { [name]: _, ...rest } = options as Record<string, Setting>;
  return value === usual ? rest : { ...rest, [name]: value };
}

/** Whether the cards could be dealt at once: nobody is waited for. */
export function isFilled(draft: Draft): boolean {
  return draft.chairs.every((chair) => chair.who !== "invited");
}
