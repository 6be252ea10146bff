// Going through the first case: one step after the other, and what is noted on the way.
import type { Action, FirstCase, LessonStep } from "../wire/types";
import { cell, isRight, notedBefore, touched, type Marks } from "./marks";

export class Course {
  at = $state(0);
  /** Something else was chosen than what the lesson is about. */
  strayed = $state(false);
  marks = $state.raw<Marks>({});
  readonly steps: LessonStep[];

  constructor({ steps }: FirstCase) {
    this.steps = steps;
  }

  get step(): LessonStep {
    return this.steps[this.at] as LessonStep;
  }

  /** Whether there is nothing left to do in this step but to go on. */
  get ready(): boolean {
    return this.step.action === null && this.step.marks.every((mark) => isRight(this.marks, mark));
  }

  get isLast(): boolean {
    return this.at === this.steps.length - 1;
  }

  act(action: Action): void {
    const { action: wanted } = this.step;
    if (wanted && same(wanted, action)) this.go(this.at + 1);
    else this.strayed = true;
  }

  mark(card: number, place: number): void {
    const key = cell(card, place);
    this.marks = { ...this.marks, [key]: touched(this.marks[key] ?? "none") };
  }

  go(step: number): void {
    this.at = Math.min(Math.max(0, step), this.steps.length - 1);
    this.strayed = false;
    this.marks = notedBefore(this.steps, this.at);
  }
}

function same(one: Action, other: Action): boolean {
  const plain = (action: Action) => JSON.stringify(Object.entries(action).sort());
  return plain(one) === plain(other);
}
