// What the notebook knows of a card, in a sign and a few words: for whoever lets one pick cards.
//
//   const hintFor = $derived(hints(sitting, viewer, scene));
//   hintFor(card) → { mark: "✓", label: "shown by Ada" } | null
//
// `hints(sitting: Sitting, viewer: Seat, scene: Scene): (card: Card) => Hint | null`
// `viewer` is your own seat. Called inside a template or `$derived`, the
// answer follows the notebook: what was seen, what follows (if the table allows it), and what is pencilled in.
import type { Sitting } from "../state/sitting.svelte";
import { ENVELOPE, type Card, type Scene, type Seat } from "../wire/types";
import { t } from "../words/words.svelte";
import { shortly } from "../parts/guests";
import { bookOf } from "./book.svelte";
import { signAt, type Sign } from "./pencil";
import { printedIn, seenAt, type Sighting } from "./sheet";

export interface Hint {
  mark: string;
  label: string;
  /** The same in a word, for a card: whose it is, as far as one knows. */
  tag: string;
}

export const GLYPHS: Record<Exclude<Sign, "">, string> = { yes: "✓", no: "✗", maybe: "?", alert: "!" };

export function hints(
  sitting: Sitting,
  viewer: Seat,
  scene: Scene,
): (card: Card) => Hint | null {
  const book = bookOf(sitting, viewer);
  return (card) => {
    const seen = seenAt(scene, viewer, card);
    if (seen && (book.help !== "none" || seen.how === "own")) return sighted(seen, scene);
    const print = printedIn(scene, viewer, book.help, book.deduced, card, ENVELOPE);
    if (print) {
      return print.there
        ? { mark: "✉", label: t("notebook-hint-in"), tag: "✉" }
        : { mark: "✗", label: t("notebook-hint-out"), tag: holder(card) };
    }
    const sign = signAt(book.pencil, card, ENVELOPE);
    return sign ? { mark: GLYPHS[sign], label: t("notebook-hint-pencil", { sign: GLYPHS[sign] }), tag: GLYPHS[sign] } : null;
  };

  /** Who must have a card, if that follows; else only that it is not in the envelope. */
  function holder(card: Card): string {
    const seat = scene.suspects.findIndex((_, at) => printedIn(scene, viewer, book.help, book.deduced, card, at)?.there);
    return shortly(scene.called[seat] ?? "✗");
  }
}

/** Where a card was seen, as a hint. */
export function sighted(seen: Sighting, scene: Scene): Hint {
  if (seen.how === "own") return { mark: "●", label: t("notebook-hint-own"), tag: t("notebook-hint-own") };
  if (seen.how === "solved") return { mark: "✉", label: t("notebook-hint-in"), tag: "✉" };
  const who = scene.called[seen.place];
  return { mark: "✗", label: who ? t("notebook-hint-shown", { who }) : t("notebook-hint-away"), tag: shortly(who ?? "✗") };
}
