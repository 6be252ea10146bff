// How an edition is played here, asked for once.
import { doors } from "../wire/http";
import type { HowWePlay } from "../wire/types";

const asked = new Map<string, Promise<HowWePlay>>();

/** The readings and house rules of an edition in words; what could not be loaded is asked for again. */
export function readingsOf(edition: string): Promise<HowWePlay> {
  const known = asked.get(edition);
  if (known) return known;
  const answer = doors.readings(edition);
  asked.set(edition, answer);
  answer.catch(() => asked.delete(edition));
  return answer;
}
