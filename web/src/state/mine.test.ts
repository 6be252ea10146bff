import { expect, test } from "vitest";
import { namesAt, tablesIn, withTable, type MyTable } from "./mine";
import type { TableView } from "../wire/types";

const known = (table: string, at: number): MyTable => ({ table, edition: "miro", names: [], at });

test("a kept list that is damaged is read as far as it makes sense", () => {
  expect(tablesIn(null)).toEqual([]);
  expect(tablesIn("{")).toEqual([]);
  expect(tablesIn('{"table":"t-1"}')).toEqual([]);
  const good = known("t-1", 1);
  expect(tablesIn(JSON.stringify([good, { table: 3 }, null, { ...good, names: [1] }]))).toEqual([good]);
});

test("the table seen last comes first, and none is listed twice", () => {
  const list = withTable(withTable([known("t-1", 1)], known("t-2", 2)), known("t-1", 3));
  expect(list.map(({ table }) => table)).toEqual(["t-1", "t-2"]);
});

test("the keys of the host stay when the table is seen again", () => {
  const list = withTable([{ ...known("t-1", 1), invite: "key" }], known("t-1", 2));
  expect(list[0]?.invite).toBe("key");
});

test("the oldest of very many are forgotten", () => {
  let list: MyTable[] = [];
  for (let n = 0; n < 40; n += 1) list = withTable(list, known(`t-${n}`, n));
  expect(list).toHaveLength(30);
  expect(list.at(-1)?.table).toBe("t-10");
});

test("everybody at a table is named: people, who shares a device, and bots", () => {
  const chair = { sitters: [], names: [], bot: "", suspect: "", pledge: "", revealed: false, asks: [] };
  const view = {
    chairs: [{ ...chair, sitters: [0], names: ["Anne"] }, { ...chair, sitters: [0], names: ["Zoé"] }, { ...chair, bot: "novice" }, chair],
    people: [{ name: "Anne", away: false, muted: false }],
  } as unknown as TableView;
  expect(namesAt(view)).toEqual(["Anne", "Zoé", "novice"]);
});
