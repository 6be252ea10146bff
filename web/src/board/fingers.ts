// Fingers (or a mouse) on the board: one shifts it, two enlarge it; a short touch does neither.
import type { Point } from "./plan";
import { shifted, zoomed, type View } from "./view";

/** Further than this, in pixels, it is no touch but a drag. */
const STILL = 8;

export class Fingers {
  private readonly down = new Map<number, Point>();
  private first: Point = { x: 0, y: 0 };
  /** Whether the last touch went somewhere. */
  dragged = false;

  put(finger: number, at: Point): void {
    if (this.down.size === 0) [this.first, this.dragged] = [at, false];
    this.down.set(finger, at);
    if (this.down.size > 1) this.dragged = true;
  }

  /** The view after a finger has moved, on a window of a size in pixels. */
  move(finger: number, to: Point, view: View, size: Point): View {
    const from = this.down.get(finger);
    if (!from) return view;
    const other = [...this.down].find(([one]) => one !== finger)?.[1];
    if (Math.hypot(to.x - this.first.x, to.y - this.first.y) > STILL) this.dragged = true;
    if (!this.dragged) return view;
    this.down.set(finger, to);
    const part = ({ x, y }: Point): Point => ({ x: x / size.x, y: y / size.y });
    if (!other) return shifted(view, part({ x: to.x - from.x, y: to.y - from.y }));
    const before = Math.hypot(from.x - other.x, from.y - other.y) || 1;
    const now = Math.hypot(to.x - other.x, to.y - other.y);
    const middle = part({ x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 });
    const half = part({ x: (to.x - from.x) / 2, y: (to.y - from.y) / 2 });
    return shifted(zoomed(view, now / before, middle), half);
  }

  lift(finger: number): void {
    this.down.delete(finger);
  }

  get any(): boolean {
    return this.down.size > 0;
  }
}
