import { expect, test } from "vitest";
import type { GameEvent, Told } from "../wire/types";
import { holdFor } from "./pacing";

const told = (event: GameEvent): Told => ({ number: 0, event, text: "", private: false });

test("what moves is given time, what only passes is not", () => {
  expect(holdFor([told({ type: "TurnEnded", seat: 0 })])).toBe(0);
  expect(holdFor([told({ type: "DiceRolled", seat: 0, dice: [3], draws: 0 })])).toBeGreaterThan(0);
});

test("nobody waits long, however much has happened", () => {
  const much = Array.from({ length: 50 }, () => told({ type: "DiceRolled", seat: 0, dice: [3], draws: 0 }));
  expect(holdFor(much)).toBeLessThan(2000);
});
