// What the players are called: people by their names, bots by the guests they play.
import { inWords } from "../state/catalogue.svelte";
import type { EditionSheet, Scene, TableView } from "../wire/types";

/** The name of each seat. */
export function calledAt(table: TableView | null, sheet: EditionSheet, scene: Scene): string[] {
  return scene.suspects.map((suspect, seat) => {
    const chair = table?.chairs[seat];
    const guest = sheet.suspects[suspect];
    return chair?.names.join(" & ") || (guest ? inWords(guest.name) : "");
  });
}
