// The text face is fetched when a table can be played on, and never before it; a device that has it uses it everywhere.
import { keep, kept } from "../state/kept";
import { whenIdle } from "./idle";

function fetchFace(): void {
  void import("../styles/face.css").then(() => keep("face", "kept")).catch(() => undefined);
}

/** To be called by whatever is read for long. */
export function wantFace(): void {
  whenIdle(fetchFace);
}

/** At the beginning: what was fetched once comes from the browser's own store. */
export function recallFace(): void {
  if (kept("face")) fetchFace();
}
