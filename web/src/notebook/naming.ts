// How cells and places of the notebook are called, on the page and for screen readers.
import { inWords } from "../state/catalogue.svelte";
import type { EditionSheet } from "../wire/types";
import { t } from "../words/words.svelte";
import type { Sign } from "./pencil";
import type { SheetColumn, Print } from "./sheet";

export function placeName(column: SheetColumn, sheet: EditionSheet, names: readonly string[]): string {
  const { places } = sheet.board;
  switch (column.kind) {
    case "envelope":
      return t("notebook-envelope");
    case "seat":
      return names[column.seat] ?? "";
    case "pool": {
      const pool = sheet.pool === null ? undefined : places[sheet.pool];
      return pool ? inWords(pool) : t("notebook-pool");
    }
    case "room": {
      const room = places[column.room];
      return room ? t("notebook-in-room", { room: inWords(room) }) : "";
    }
  }
}

export function signName(sign: Exclude<Sign, "">): string {
  return {
    yes: t("notebook-yes"),
    no: t("notebook-no"),
    maybe: t("notebook-maybe"),
    alert: t("notebook-alert"),
  }[sign];
}

function printName({ by, there, how }: Print): string {
  if (by === "reason") return there ? t("notebook-follows-yes") : t("notebook-follows-no");
  if (!there) return t("notebook-seen-no");
  return how === "own" ? t("notebook-own") : t("notebook-seen-yes");
}

/** A cell in words: the card, the place, and all that stands in it. */
export function cellName(
  card: string,
  place: string,
  print: Print | null,
  sign: Sign,
  odds: number | null,
): string {
  const says = [
    ...(print ? [printName(print)] : []),
    ...(odds === null ? [] : [t("notebook-odds", { percent: odds })]),
    ...(sign ? [t("notebook-pencilled", { sign: signName(sign) })] : []),
  ];
  return t("notebook-cell", { card, place, says: says.join(", ") || t("notebook-blank") });
}
