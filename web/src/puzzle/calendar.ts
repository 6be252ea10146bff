// Which case a day has: by its date alone, as `lenoir.puzzles.calendar` has it. No hours are counted, so no time zone matters.
export const DAYS = 364;
const VOLUME = 28;
const DAY = 86_400_000;

/** The day of case 1, a Monday. */
const FIRST = Date.UTC(2026, 10, 2);

/** A date of somebody's own calendar. */
export interface CalendarDay {
  year: number;
  /** From 1 on. */
  month: number;
  day: number;
}

/** The date where this device is. */
export function today(now = new Date()): CalendarDay {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

export function daysSinceFirst({ year, month, day }: CalendarDay): number {
  return Math.round((Date.UTC(year, month - 1, day) - FIRST) / DAY);
}

/** The number of a day's case, from 1 on. */
export function numberOn(day: CalendarDay): number {
  return (((daysSinceFirst(day) % DAYS) + DAYS) % DAYS) + 1;
}

/** How often the cases have begun again by then. */
export function roundOn(day: CalendarDay): number {
  return Math.floor(daysSinceFirst(day) / DAYS);
}

/** The volume in which a puzzle is; those of the lessons are in volume 0. */
export function volumeOf(number: number): number {
  return number > DAYS ? 0 : Math.floor((number - 1) / VOLUME) + 1;
}
