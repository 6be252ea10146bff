// The little notebook of the first case: cells to mark, and whether those of a lesson are right.
import type { Card, Marking, LessonStep } from "../wire/types";

export type LessonSign = "yes" | "no" | "none";
export type Marks = Record<string, LessonSign>;

export const ENVELOPE = -1;

export function cell(card: Card, place: number): string {
  return `${card}/${place}`;
}

/** What a touch makes of a cell. */
export function touched(sign: LessonSign): LessonSign {
  return sign === "none" ? "yes" : sign === "yes" ? "no" : "none";
}

export function isRight(marks: Marks, { card, place, there }: Marking): boolean {
  return marks[cell(card, place)] === (there ? "yes" : "no");
}

/** The cards the whole case is about, in their order. */
export function cardsOf(steps: readonly LessonStep[]): Card[] {
  const cards = new Set(steps.flatMap(({ marks }) => marks.map(({ card }) => card)));
  return [...cards].sort((a, b) => a - b);
}

/** What is noted when a lesson begins: all that was asked for in those before it. */
export function notedBefore(steps: readonly LessonStep[], step: number): Marks {
  const marks: Marks = {};
  for (const { card, place, there } of steps.slice(0, step).flatMap((one) => one.marks)) {
    marks[cell(card, place)] = there ? "yes" : "no";
  }
  return marks;
}
