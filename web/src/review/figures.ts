// Figures of a review as one writes them in a language.
import type { Account } from "../wire/types";

/** Bits with one place, or more where that says more; a sign where it may be either. */
export function bits(value: number, language: string, sign = false, places = 1): string {
  const rounded = Number(value.toFixed(places)) || 0;
  const written = new Intl.NumberFormat(language, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    signDisplay: sign ? "exceptZero" : "auto",
  }).format(rounded);
  return written.replace("-", "\u2212");
}

export interface Part {
  kind: "asked" | "luck" | "heard" | "left";
  bits: number;
  /** Where it begins and how long it is, in hundredths of the bar. */
  from: number;
  size: number;
}

/** The account as a bar: what is negative lies left of zero. */
export function partsOf(account: Account): { parts: Part[]; zero: number } {
  const { best, lost, luck, heard, left } = account;
  const found: [Part["kind"], number][] = [
    ["asked", best - lost],
    ["luck", luck],
    ["heard", heard],
    ["left", left],
  ];
  const below = -found.reduce((sum, [, value]) => sum + Math.min(0, value), 0);
  const above = found.reduce((sum, [, value]) => sum + Math.max(0, value), 0);
  const whole = below + above || 1;
  let right = below;
  let leftmost = below;
  const parts = found.map(([kind, value]) => {
    const size = Math.abs(value);
    const from = value < 0 ? (leftmost -= size) : right;
    if (value >= 0) right += size;
    return { kind, bits: value, from: (100 * from) / whole, size: (100 * size) / whole };
  });
  return { parts, zero: (100 * below) / whole };
}

/** A curve in a frame of 100 by 100: each turn a step. */
export function curve(open: readonly number[]): string {
  const most = Math.max(1, ...open);
  const last = Math.max(1, open.length - 1);
  return open
    .map((value, turn) => {
      const x = ((100 * turn) / last).toFixed(2);
      const y = (100 * (1 - value / most)).toFixed(2);
      return turn ? `L${x} ${y}` : `M${x} ${y}`;
    })
    .join("");
}
