// The tables this device knows: a cookie of each opens it, but only this list remembers which.
import type { TableView } from "../wire/types";
import { keep, kept } from "./kept";

export interface MyTable {
  table: string;
  edition: string;
  names: string[];
  /** When it was last seen, in milliseconds. */
  at: number;
  /** The game that was seen to its end. */
  over?: string;
  /** The keys to hand on, on the host's device: the server does not keep them. */
  invite?: string;
  watch?: string;
}

const AT_MOST = 30;

/** The list in a kept text, as far as it makes sense. */
export function tablesIn(text: string | null): MyTable[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? found.filter(isTable) : [];
  } catch {
    return [];
  }
}

function isTable(found: unknown): found is MyTable {
  if (typeof found !== "object" || !found) return false;
  const { table, edition, names, at } = found as Partial<MyTable>;
  const told = typeof table === "string" && typeof edition === "string" && typeof at === "number";
  return told && Array.isArray(names) && names.every((name) => typeof name === "string");
}

/** The list with a table changed or added, the latest first. */
export function withTable(list: readonly MyTable[], table: MyTable): MyTable[] {
  const before = list.find((other) => other.table === table.table);
  const rest = list.filter((other) => other !== before);
  return [{ ...before, ...table }, ...rest].sort((a, b) => b.at - a.at).slice(0, AT_MOST);
}

/** Everybody at a table, bots too. */
export function namesAt(view: TableView): string[] {
  return view.chairs.flatMap((chair) => {
    if (chair.bot) return [chair.bot];
    return chair.names;
  });
}

export function mine(): MyTable[] {
  return tablesIn(kept("tables"));
}

export function myTable(id: string): MyTable | undefined {
  return mine().find((known) => known.table === id);
}

/** Keep a table in the list, with all that is told of it. */
export function remember(table: string, told: Partial<Omit<MyTable, "table">>): void {
  const before = myTable(table) ?? { edition: "", names: [] };
  store(withTable(mine(), { ...before, ...told, table, at: Date.now() }));
}

export function forget(table: string): void {
  store(mine().filter((known) => known.table !== table));
}

function store(list: MyTable[]): void {
  keep("tables", JSON.stringify(list));
}
