// The drawings are fetched once, when the browser has nothing better to do: the board comes before its pictures.
import { whenIdle } from "./idle";

let asked = false;

/** To be called by whatever shows a drawing. */
export function wantArt(): void {
  if (asked) return;
  asked = true;
  whenIdle(() => void import("../art/hang").catch(() => (asked = false)));
}
