// Who plays against bots alone needs nobody's word for the next game.
import { expect, test } from "vitest";
import type { ChairView, TableView, Wish } from "../wire/types";
import { playAgain } from "./again";

const free: ChairView = { sitters: [], names: [], bot: "", stand_in: false, suspect: "", pledge: "", revealed: false, asks: [] };
const mine = { ...free, sitters: [0] };
const bot = { ...free, bot: "notebook" };

async function wishes(seats: number[], ...chairs: ChairView[]): Promise<string[]> {
  const asked: string[] = [];
  const wish = async ({ type }: Wish): Promise<void> => void asked.push(type);
  await playAgain({ table: { seats, chairs } as unknown as TableView, wish });
  return asked;
}

test("against bots alone the next game is dealt at once", async () => {
  expect(await wishes([0], mine, bot, bot)).toEqual(["Rematch", "Start"]);
});
test("another person, a team mate, a second seat of this device or a free chair is waited for", async () => {
  for (const [seats, ...chairs] of [
    [[0], mine, { ...free, sitters: [1] }, bot],
    [[0], { ...free, sitters: [0, 1] }, bot, bot],
    [[0, 1], mine, { ...mine, names: ["Zoé"] }, bot],
    [[0], mine, free, bot],
  ] as [number[], ...ChairView[]][]) {
    expect(await wishes(seats, ...chairs)).toEqual(["Rematch"]);
  }
});
