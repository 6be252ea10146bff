// A notebook in words: each line read back as one would say it, cells, and the lines of a proof.
import { only, Scribe, type Entry, type Jotting } from "../deduce/entries";
import { each, ENVELOPE } from "../deduce/facts";
import type { Reasoned } from "../deduce/position";
import type { Cell, Rule } from "../deduce/proving";
import { POOL } from "../deduce/reading";
import { shortly } from "../parts/guests";
import { t } from "../words/words.svelte";
import { boxOf, cardsIn, said, type GameBox } from "./boxes";
import { ME, seatingOf, type BoxLog, type BoxTable } from "./log";

export const sentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** How somebody at the table is called. */
export function seatName(table: BoxTable, seat: number): string {
  if (seat === ME) return t("companion-you");
  return personName(table, seat);
}

function personName(table: BoxTable, seat: number): string {
  const suspect = boxOf(table.edition).suspects[table.suspects[seat]!];
  return table.names[seat] || (suspect ? shortly(said(suspect.name)) : "");
}

export function cardName(box: GameBox, card: number): string {
  const name = said(cardsIn(box)[card]!.name);
  return card < box.suspects.length ? shortly(name) : name;
}

/** Inside a sentence. */
export const theCard = (box: GameBox, card: number): string => said(cardsIn(box)[card]!.the);

export function row(names: readonly string[]): string {
  const [last, ...first] = [...names].reverse();
  return first.length ? t("companion-and", { first: first.reverse().join(", "), last: last! }) : (last ?? "");
}

function rowNor(names: readonly string[]): string {
  const [last, ...first] = [...names].reverse();
  return first.length ? t("companion-nor", { first: first.reverse().join(", "), last: last! }) : (last ?? "");
}

export function placeName(table: BoxTable, place: number): string {
  const box = boxOf(table.edition);
  if (place === ENVELOPE) return t("notebook-envelope");
  if (place === POOL) return box.pool ? said(box.pool.name) : t("notebook-pool");
  if (place > ENVELOPE) return said(box.rooms[place - ENVELOPE - 1]!.name);
  return seatName(table, place);
}

/** That some cards are at a place, or are not; as part of a sentence. */
export function cellsTold(table: BoxTable, cells: readonly Cell[]): string {
  const box = boxOf(table.edition);
  const { place, there } = cells[0]!;
  const where = place === ME ? "you" : place < table.suspects.length ? "hand" : place === ENVELOPE ? "envelope" : "place";
  const names = cells.map(({ card }) => theCard(box, card));
  const cards = there ? row(names) : rowNor(names);
  const who = where === "hand" ? personName(table, place) : where !== "place" ? "" : place === POOL ? (box.pool ? said(box.pool.the) : "") : said(box.rooms[place - ENVELOPE - 1]!.the);
  return t("companion-cell", { where, there: there ? "yes" : "no", who, cards, n: cells.length });
}

/** A line of the log by its number from 1 on. */
export function lineTold(log: BoxLog, number: number): string {
  const jotting = log.lines[number - 1];
  if (!jotting) return "";
  const scribe = new Scribe(seatingOf(log.table));
  for (const before of log.lines.slice(0, number - 1)) quietly(scribe, before);
  const text = entryTold(log.table, jotting.entry, scribe);
  return jotting.sure ? text : t("companion-unsure", { text });
}

function quietly(scribe: Scribe, jotting: Jotting): void {
  try {
    scribe.write(jotting);
  } catch {
    // A line that has lost its meaning is told all the same.
  }
}

function entryTold(table: BoxTable, entry: Entry, scribe: Scribe): string {
  const box = boxOf(table.edition);
  const you = entry.seat === ME ? "yes" : "no";
  const who = seatName(table, entry.seat);
  const seen = (card: number | null) => (card === null ? "unseen" : theCard(box, card));
  switch (entry.type) {
    case "Question": {
      const { by, blocked, case: named } = entry;
      const asked = scribe.asked(entry.seat);
      const last = blocked ?? by;
      const none = last === null ? asked : asked.slice(0, Math.max(0, asked.indexOf(last)));
      const cards = named.map((card) => cardName(box, card)).join(", ");
      const told = [t("companion-told-asked", { who, cards })];
      if (none.length) {
        const among = none.length === 1 && none[0] === ME ? "yes" : none.includes(ME) ? "among" : "no";
        const mine = [...none].sort((a, b) => Number(b === ME) - Number(a === ME));
        const names = mine.map((seat, at) => (seat === ME && at ? seatName(table, seat).toLowerCase() : seatName(table, seat)));
        told.push(t("companion-told-none", { you: among, who: row(names), n: none.length }));
      }
      if (blocked !== null) told.push(t("companion-told-blocks", { you: blocked === ME ? "yes" : "no", who: seatName(table, blocked) }));
      else if (by === null) told.push(t("companion-told-nobody"));
      else {
        const card = entry.card ?? (by === ME ? only(scribe.seating.hand, named) : null);
        told.push(t("companion-told-shows", { you: by === ME ? "yes" : "no", who: seatName(table, by), card: seen(card) }));
      }
      return told.join(" ");
    }
    case "Wrong":
      if (!entry.case) return t("companion-told-wrong-unseen", { you, who });
      return t("companion-told-wrong", { you, who, cards: entry.case.map((card) => cardName(box, card)).join(", ") });
    case "Open":
      return t("companion-told-open", { you, who, card: theCard(box, entry.card) });
    case "Missing":
      return t("companion-told-missing", { card: theCard(box, entry.card) });
    case "Passed":
      return t("companion-told-passed", { who: personName(table, entry.seat), to: personName(table, entry.to), card: seen(entry.card) });
    case "Spied":
      return t("companion-told-spied", { you, who, card: seen(entry.card) });
    case "Glimpsed":
      return t("companion-told-glimpsed", { who: personName(table, entry.seat), card: seen(entry.card) });
    case "Looked": {
      const place = entry.room === null ? (box.pool ? said(box.pool.the) : "") : said(box.rooms[entry.room]!.the);
      const cards = entry.cards === null ? "unseen" : row([...each(entry.cards)].map((card) => theCard(box, card)));
      return t("companion-told-looked", { you, who, place, cards });
    }
    case "Died":
      return t("companion-told-died", { who: personName(table, entry.seat), cards: row([...each(entry.hand)].map((card) => theCard(box, card))) });
    case "Left":
      return t("companion-told-left", { who: personName(table, entry.seat) });
    case "Noticed":
      return t("companion-told-noticed", { who: personName(table, entry.of), card: theCard(box, entry.card) });
  }
}

/** A line of a proof, and the lines of the log it leans on. */
export interface ProofLine {
  text: string;
  lines: number[];
}

/** Steps that say the same of several cards are one line. */
export function proofTold(log: BoxLog, proof: Reasoned): ProofLine[] {
  const groups = new Map<string, { cells: Cell[]; rule: Rule; lines: number[] }>();
  proof.steps.forEach(({ cell, rule, premises }, at) => {
    const lines = proof.cited[at]!;
    const why = rule === "told" ? lines.join() : premises.map(({ place, card }) => `${place}.${card}`).join();
    const key = `${rule}/${cell.place}/${cell.there}/${why}`;
    const group = groups.get(key);
    if (group) group.cells.push(cell);
    else groups.set(key, { cells: [cell], rule, lines });
  });
  return [...groups.values()].map(({ cells, rule, lines }) => ({ text: sentence(stepTold(log, cells, rule, lines)), lines: lines.filter((line) => line > 0) }));
}

function stepTold({ table }: BoxLog, cells: Cell[], rule: Rule, lines: readonly number[]): string {
  const cell = cellsTold(table, cells);
  const { place } = cells[0]!;
  switch (rule) {
    case "told":
      return lines[0] === 0 ? t("companion-rule-hand", { cell }) : sentence(t("companion-rule-told", { cell }));
    case "full":
      return t("companion-rule-full", { cell, where: place === ENVELOPE ? "envelope" : "other", n: sizeAt(table, place) });
    default:
      return t(`companion-rule-${rule}`, { cell });
  }
}

function sizeAt(table: BoxTable, place: number): number {
  const { sizes, pool } = seatingOf(table);
  return place === POOL ? pool : (sizes[place] ?? 1);
}
