// Counts beside the page, so that nothing on it waits.
import { countFacts } from "./count";
import type { Fact, Layout } from "./facts";

export interface CountRequest {
  id: number;
  layout: Layout;
  facts: Fact[];
}

self.addEventListener("message", ({ data: { id, layout, facts } }: MessageEvent<CountRequest>) => {
  self.postMessage({ id, counts: countFacts(layout, facts) });
});
