// What can wait until the board is there.
const PATIENCE = 1500;

/** Do something once the browser has nothing better to do, or has been busy for long. */
export function whenIdle(deed: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(deed, { timeout: PATIENCE });
  else setTimeout(deed, 300);
}
