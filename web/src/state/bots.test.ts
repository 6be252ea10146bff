import { expect, test } from "vitest";
import { withoutSettings } from "./bots.svelte";

test("what only a terminal can set is left out of a bot’s line", () => {
  expect(withoutSettings("The strongest: dares; time: roughly.")).toBe("The strongest: dares.");
  expect(withoutSettings("Ose\u202f; time\u00a0: à peu près.")).toBe("Ose.");
  expect(withoutSettings("Plays at random, never accuses.")).toBe("Plays at random, never accuses.");
});
