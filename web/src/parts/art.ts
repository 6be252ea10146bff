// The drawings are fetched once, when the browser has nothing better to do: the board comes before its pictures.
const PATIENCE = 1500;
let asked = false;

/** To be called by whatever shows a drawing. */
export function wantArt(): void {
  if (asked) return;
  asked = true;
  const hang = (): void => void import("../art/hang").catch(() => (asked = false));
  if ("requestIdleCallback" in window) requestIdleCallback(hang, { timeout: PATIENCE });
  else setTimeout(hang, 300);
}
