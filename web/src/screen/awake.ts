// A screen that nobody touches: it stays lit where the browser allows it, which it does over TLS only.

/** Keep the screen lit from now on; what is handed back ends that. */
export function awake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let ended = false;
  async function ask(): Promise<void> {
    if (ended || document.visibilityState === "hidden" || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (ended) void lock.release();
    } catch {
      // Low on battery, or not allowed: then it sleeps, and comes back by itself when it is woken.
    }
  }
  // A browser lets go of it whenever the page is out of sight.
  const seen = (): void => void ask();
  document.addEventListener("visibilitychange", seen);
  void ask();
  return () => {
    ended = true;
    document.removeEventListener("visibilitychange", seen);
    void lock?.release();
  };
}
