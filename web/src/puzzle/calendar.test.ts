import { expect, test } from "vitest";
import { DAYS, daysSinceFirst, numberOn, roundOn, today, volumeOf } from "./calendar";

const dates = Array.from({ length: 400 }, (_, n) => new Date(Date.UTC(2026, 10, 2 + n, 12)));
const day = (date: Date) => ({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() });

test("every day has the next case, for more than a year, and then they begin again", () => {
  expect(dates.map((date) => numberOn(day(date)))).toEqual(dates.map((_, n) => (n % DAYS) + 1));
  expect(roundOn(day(dates[DAYS - 1]!))).toBe(0);
  expect(roundOn(day(dates[DAYS]!))).toBe(1);
});

test("a clock that is years behind has a case, too", () => {
  expect(daysSinceFirst({ year: 2026, month: 11, day: 1 })).toBe(-1);
  expect(numberOn({ year: 2026, month: 11, day: 1 })).toBe(DAYS);
  expect(numberOn({ year: 1999, month: 1, day: 1 })).toBeGreaterThan(0);
});

test("a date has the same case in every time zone, at every hour, whatever the clock is set to", () => {
  const zones = Intl.supportedValuesOf("timeZone");
  const offsets = new Map<string, string>();
  for (const zone of zones) {
    const name = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" }).formatToParts(dates[60]);
    offsets.set(name.find(({ type }) => type === "timeZoneName")!.value, zone);
  }
  expect(offsets.size).toBeGreaterThanOrEqual(36);
  for (const zone of offsets.values()) {
    const format = new Intl.DateTimeFormat("en-CA", { timeZone: zone, year: "numeric", month: "numeric", day: "numeric" });
    for (const noon of dates) {
      for (const hours of [-12, -0.02, 0, 11.98]) {
        const moment = new Date(noon.getTime() + hours * 3_600_000);
        const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
        const local = { year: parts["year"]!, month: parts["month"]!, day: parts["day"]! };
        const counted = Math.round((Date.UTC(local.year, local.month - 1, local.day) - Date.UTC(2026, 10, 2)) / 86_400_000);
        expect(numberOn(local)).toBe((((counted % DAYS) + DAYS) % DAYS) + 1);
      }
    }
  }
}, 120_000);

test("the day is that of this device", () => {
  expect(today(new Date(2027, 2, 28, 23, 59))).toEqual({ year: 2027, month: 3, day: 28 });
  expect(today(new Date(2027, 2, 29, 0, 0))).toEqual({ year: 2027, month: 3, day: 29 });
});

test("thirteen volumes hold the cases, and lessons have one of their own", () => {
  expect([1, 28, 29, 364, 1101].map(volumeOf)).toEqual([1, 1, 2, 13, 0]);
});
