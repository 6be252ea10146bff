// Counts beside the page, so that nothing on it waits.
import { countFacts } from "./count";
import type { Fact, Layout } from "./facts";

export interface Asked {
  id: number;
  layout: Layout;
  facts: Fact[];
}

self.addEventListener("message", ({ data: { id, layout, facts } }: MessageEvent<Asked>) => {
  self.postMessage({ id, counts: countFacts(layout, facts) });
});
