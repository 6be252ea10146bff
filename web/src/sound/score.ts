// Every sound of the game, written down as a few notes and strokes of noise. They are our own.

/** What can be heard. */
export type Sound = "steps" | "dice" | "card" | "chip" | "turn" | "clock" | "envelope" | "won" | "lost";

/** Seconds, hertz, and how loud at its loudest (1 is as loud as it gets). */
export interface Stroke {
  readonly at: number;
  readonly long: number;
  readonly loud: number;
  /** Where a tone begins; noise that is let through around it, if `noise`. */
  readonly pitch: number;
  /** Where it glides to. */
  readonly to?: number;
  readonly noise?: boolean;
}

const tone = (at: number, pitch: number, long: number, loud: number, to?: number): Stroke => ({
  at, pitch, long, loud, ...(to !== undefined && { to }),
});
const noise = (at: number, pitch: number, long: number, loud: number): Stroke => ({ at, pitch, long, loud, noise: true });

export const SCORE: Readonly<Record<Sound, readonly Stroke[]>> = {
  steps: [0, 0.17, 0.34].map((at) => noise(at, 190, 0.07, 0.16)),
  dice: [
    ...[0, 0.07, 0.12, 0.21, 0.27, 0.38].map((at, n) => noise(at, 2400 - n * 150, 0.035, 0.14 - n * 0.015)),
    ...[0, 0.12, 0.27].map((at) => tone(at, 320, 0.04, 0.05, 220)),
  ],
  card: [noise(0, 3200, 0.09, 0.07), noise(0.06, 1600, 0.05, 0.05)],
  chip: [tone(0, 740, 0.06, 0.05, 620), noise(0, 4200, 0.02, 0.06)],
  turn: [tone(0, 587, 0.5, 0.08), tone(0.12, 880, 0.6, 0.08)],
  clock: [0, 0.9, 1.8].flatMap((at) => [tone(at, 196, 1.4, 0.07, 194), tone(at, 392, 0.9, 0.03)]),
  envelope: [noise(0, 900, 0.25, 0.08), noise(0.22, 2600, 0.2, 0.06), tone(0.45, 220, 0.7, 0.05, 207)],
  won: [523, 659, 784, 1047].map((pitch, n) => tone(0.14 * n, pitch, n === 3 ? 1.1 : 0.35, 0.07)),
  lost: [392, 370, 330, 262].map((pitch, n) => tone(0.24 * n, pitch, n === 3 ? 1.2 : 0.4, 0.06)),
};

/** How long a sound lasts. */
export function lasts(sound: Sound): number {
  return Math.max(...SCORE[sound].map(({ at, long }) => at + long));
}
