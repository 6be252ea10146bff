// What part of the board is seen: how much it is enlarged, and how far it is shifted, in parts of the window.
import type { Point } from "./plan";

export interface View {
  /** 1 shows all of it. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
export const LARGEST = 4;

/** A view that shows nothing but board. */
export function clamped({ scale, x, y }: View): View {
  const within = Math.min(LARGEST, Math.max(1, scale));
  const least = 1 - within;
  const shift = (by: number): number => Math.min(0, Math.max(least, by)) || 0;
  return { scale: within, x: shift(x), y: shift(y) };
}

/** Enlarged by a factor, the point of the window (0 to 1) staying where it is. */
export function zoomed(view: View, factor: number, at: Point = { x: 0.5, y: 0.5 }): View {
  const scale = Math.min(LARGEST, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return clamped({
    scale,
    x: at.x - (at.x - view.x) * grown,
    y: at.y - (at.y - view.y) * grown,
  });
}

export function shifted(view: View, by: Point): View {
  return clamped({ ...view, x: view.x + by.x, y: view.y + by.y });
}

/** The place on the whole board (0 to 1) under a point of the window. */
export function under(view: View, at: Point): Point {
  return { x: (at.x - view.x) / view.scale, y: (at.y - view.y) / view.scale };
}

/** So shifted that a place on the board (0 to 1) can be seen, with some room around it. */
export function bringing(view: View, place: Point, margin = 0.15): View {
  const seen = (shift: number, at: number): number => {
    const now = shift + at * view.scale;
    if (now < margin) return shift + margin - now;
    return now > 1 - margin ? shift + 1 - margin - now : shift;
  };
  return clamped({ ...view, x: seen(view.x, place.x), y: seen(view.y, place.y) });
}
