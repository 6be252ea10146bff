// What a place is called, and who and what is there, in the words of the page.
import { cardOf } from "../parts/cards";
import { inWords } from "../state/catalogue.svelte";
import type { EditionSheet, Scene, Space } from "../wire/types";
import { t, worded } from "../words/words.svelte";
import { isRoom, squareName } from "./plan";
import { present } from "./targets";

export function placeName(sheet: EditionSheet, space: Space): string {
  const name = sheet.board.places[space];
  if (isRoom(sheet.board, space) && name) return inWords(name);
  return t("board-square", { square: squareName(sheet.board, space) });
}

/** Where the secret passages of a room lead; none if it has no passage. */
export function passageName(sheet: EditionSheet, scene: Scene, space: Space): string {
  const corners = sheet.board.passages.flatMap((leads, room) => (leads.length ? [room] : []));
  const leads = scene.extra_passage === space ? corners : (sheet.board.passages[space] ?? []);
  if (leads.length === 0) return "";
  return t("board-passage", { rooms: listed(leads.map((room) => placeName(sheet, room))) });
}

/** All there is to say about a place. */
export function told(sheet: EditionSheet, scene: Scene, space: Space, lit: boolean): string {
  const there = present(sheet, scene, space).map((card) => inWords(cardOf(sheet, card).name));
  if (scene.in_rooms.includes(space)) there.push(t("board-card"));
  const parts = [
    placeName(sheet, space),
    lit ? t("board-lit") : "",
    there.length ? t("board-present", { who: listed(there) }) : "",
    passageName(sheet, scene, space),
  ];
  return parts.filter(Boolean).join(", ");
}

export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(worded()).format(names);
}
