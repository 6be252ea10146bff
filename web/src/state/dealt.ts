import type { TableView } from "../wire/types";

/** Whether there is a game to see: before it, the seats are open, or frozen while the cards are shuffled. */
export const isDealt = (view: TableView | null): boolean => view?.stage === "playing" || view?.stage === "parked";
