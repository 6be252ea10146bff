// The server did not answer: the page is loaded again as soon as it does.
import { keep, kept } from "./kept";

const ASKED_EVERY = 1000;
/** What a fresh page has not mended is not tried again at once. */
const AT_MOST_EVERY = 20_000;
const LAST = "loaded-again";

/** Waits for the server and loads the page again; what is returned gives it up. */
export function loadAgain(load: () => void = () => location.reload()): () => void {
  const timer = setInterval(() => void attempt(), ASKED_EVERY);
  const attempt = async (): Promise<void> => {
    const isTooSoon = Date.now() - Number(kept(LAST) ?? 0) < AT_MOST_EVERY;
    if (isTooSoon || !(await answers())) return;
    clearInterval(timer);
    keep(LAST, String(Date.now()));
    load();
  };
  return () => clearInterval(timer);
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch("/healthz", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
