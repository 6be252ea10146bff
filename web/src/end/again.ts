// Another game at the same table: whoever plays against bots alone has it dealt at once.
import type { Sitting } from "../state/sitting.svelte";
import type { TableView } from "../wire/types";

export async function playAgain(sitting: Pick<Sitting, "table" | "wish">): Promise<void> {
  const alone = sitting.table !== null && playsAlone(sitting.table);
  await sitting.wish({ type: "Rematch" });
  if (alone) await sitting.wish({ type: "Start" });
}

/** One person has the whole table to themselves and to bots: nobody else has to say yes. */
function playsAlone({ seats, chairs }: TableView): boolean {
  const [own, ...more] = seats;
  return !more.length && chairs.every(({ bot, sitters }, chair) => bot || (chair === own && sitters.length === 1));
}
