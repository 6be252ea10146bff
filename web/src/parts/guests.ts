// A guest's badge: a shape of its own, and letters that no other guest has.
import type { Card, EditionSheet } from "../wire/types";

const burst = (points: number, outer: number, inner: number): string =>
  Array.from({ length: 2 * points }, (_, at) => {
    const [angle, r] = [(Math.PI * at) / points - Math.PI / 2, at % 2 ? inner : outer];
    const [x, y] = [12 + r * Math.cos(angle), 11.8 + r * Math.sin(angle)];
    return `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`;
  }).join("") + "Z";

/** Shapes by colour, in a square of 24 units. */
const SHAPES: Readonly<Record<string, string>> = {
  red: "M12 1.5a9.7 9.7 0 1 1 0 19.4a9.7 9.7 0 1 1 0-19.4Z",
  yellow: "M4.5 2.2h15q1.6 0 1.6 1.6v14.6q0 1.6-1.6 1.6h-15q-1.6 0-1.6-1.6v-14.6q0-1.6 1.6-1.6Z",
  white: "M12 .2L23 11.3 12 22.4 1 11.3Z",
  pink: "M12 11.5m-3.5-7.5a4.7 4.7 0 0 1 7 0a4.7 4.7 0 0 1 5.8 4.5a4.7 4.7 0 0 1-1.3 6.6a4.7 4.7 0 0 1-4.6 4.8a4.7 4.7 0 0 1-6.8 0a4.7 4.7 0 0 1-4.6-4.8a4.7 4.7 0 0 1-1.3-6.6a4.7 4.7 0 0 1 5.8-4.5Z",
  green: "M6.6 1.8h10.8L22.8 11.2l-5.4 9.4H6.6L1.2 11.2Z",
  blue: "M2.6 2.4q5 .6 9.4-1.6 4.4 2.2 9.4 1.6v8.4q0 7.4-9.4 11.4-9.4-4-9.4-11.4Z",
  purple: burst(5, 12.2, 7.4),
};

export function shape(colour: string): string {
  return SHAPES[colour] ?? SHAPES["red"] ?? "";
}

/** A guest's initial, or as many letters as tell it from the others. */
export function letters(names: readonly string[], guest: Card): string {
  const last = names.map((name) => name.split(/[\s\u00a0]/).at(-1) ?? name);
  const own = last[guest] ?? "";
  const others = last.filter((_, at) => at !== guest);
  let count = 1;
  while (count < own.length && others.some((name) => name.startsWith(own.slice(0, count)))) count += 1;
  return own.slice(0, count);
}

/** A name without its article and title, which say little where there is little room. */
export function shortly(name: string): string {
  return name.replace(/^((le|la|the)\s)?(Mr|Mrs|Miss|Mlle|Mme|M\.|Dr|Prof\.|Professor|Professeur|Colonel|Col\.|Reverend|Docteur|Pr)\s/i, "");
}

/** The names of all guests of an edition, in the words of one language. */
export function guestNames(sheet: EditionSheet, inWords: (text: EditionSheet["title"]) => string): string[] {
  return sheet.suspects.map(({ name }) => inWords(name));
}
