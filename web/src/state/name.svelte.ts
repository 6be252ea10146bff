// The name somebody plays under on this device; whoever gave none has a friendly one.
import { t } from "../words/words.svelte";
import { keep, kept } from "./kept";

/** As long as a name may be. */
export const LONGEST = 24;

const GUESTS = ["fox", "owl", "heron", "hare", "badger", "magpie", "lynx", "robin"] as const;

let given = $state(kept("name") ?? "");

/** A name with its spaces tidied, as the server has it. */
export function tidy(name: string): string {
  const letters = [...name.trim().replace(/\s+/g, " ")].slice(0, LONGEST);
  // An emoji that is cut off does not keep the sign that joins it to its next part.
  return letters.join("").replace(/\u200d+$/, "").trim();
}

/** What was typed, which may be nothing. */
export function givenName(): string {
  return given;
}

/** The name to play under. */
export function myName(): string {
  return tidy(given) || guestName();
}

export function setName(name: string): void {
  given = name;
  keep("name", tidy(name));
}

/** One of some animals, always the same on a device, in the language of the page. */
export function guestName(): string {
  let guest = GUESTS.find((animal) => animal === kept("guest"));
  if (!guest) {
    guest = GUESTS[Math.floor(Math.random() * GUESTS.length)] ?? "fox";
    keep("guest", guest);
  }
  return t(`settings-guest-${guest}`);
}
