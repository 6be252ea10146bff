// Every refusal in a sentence that says what to do.
import { Turned } from "../wire/http";
import type { Code } from "../wire/types";
import { t } from "./words.svelte";

export type Refusal =
  | Code
  | "offline"
  | "malformed"
  | "wrong_origin"
  | "not_found"
  | "not_allowed"
  | "too_large"
  | "too_many"
  | "broken";

/** All there are: a new one must be given words, or this does not compile. */
const KNOWN: Record<Refusal, true> = {
  bad_bot: true,
  bad_command: true,
  bad_key: true,
  bad_name: true,
  bad_nonce: true,
  bad_note: true,
  bad_pledge: true,
  bad_setup: true,
  bad_text: true,
  banned: true,
  crowded: true,
  damaged: true,
  endless: true,
  full: true,
  handed_over: true,
  illegal: true,
  muted: true,
  name_taken: true,
  needs_vote: true,
  no_assistance: true,
  no_such_game: true,
  no_such_number: true,
  no_such_person: true,
  no_such_replay: true,
  no_such_seat: true,
  no_such_table: true,
  not_asked: true,
  not_dealt: true,
  not_host: true,
  not_invited: true,
  not_open: true,
  not_over: true,
  not_publisher: true,
  not_seated: true,
  one_device: true,
  over: true,
  own_chair: true,
  parked: true,
  replaced: true,
  rested: true,
  reused: true,
  seated_together: true,
  spent: true,
  stale: true,
  taken: true,
  too_early: true,
  too_long: true,
  try_again: true,
  unfilled: true,
  voting: true,
  withdrawn: true,
  offline: true,
  malformed: true,
  wrong_origin: true,
  not_found: true,
  not_allowed: true,
  too_large: true,
  too_many: true,
  broken: true,
};

export const REFUSALS = Object.keys(KNOWN) as Refusal[];

/** A refusal in words; a code that nobody knows is a fault of the server. */
export function refusal(code: string): string {
  return t(`refused-${code in KNOWN ? code : "broken"}`);
}

/** What went wrong for who wanted a chair: one that is taken cannot be chosen otherwise. */
export function refusalAtDoor(error: unknown): string {
  return error instanceof Turned && error.code === "taken" ? t("refused-no-chair") : refusalOf(error);
}

/** What went wrong, whatever was thrown. */
export function refusalOf(error: unknown): string {
  return refusal(error instanceof Turned ? error.code : "broken");
}
