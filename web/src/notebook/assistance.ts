// How much a notebook does by itself, as the table has settled it.
import type { TableView } from "../wire/types";

export type Assistance = TableView["assistance"];

/** Whether one may ask what follows, and why. */
export function mayAsk(help: Assistance): boolean {
  return help === "all" || help === "odds";
}
