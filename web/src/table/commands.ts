// Short commands for who plays by keyboard: one key each, nowhere while something is being typed.
export const COMMANDS = {
  b: "board",
  n: "notebook",
  s: "story",
  t: "talk",
  h: "hide",
  d: "decide",
  "?": "list",
} as const;

export type Command = (typeof COMMANDS)[keyof typeof COMMANDS] | { choice: number };

/** The command of a key: a letter, or the number of a choice. */
export function commandOf(event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (/^[1-9]$/.test(event.key)) return { choice: Number(event.key) - 1 };
  const key = event.key.toLowerCase();
  return key in COMMANDS ? COMMANDS[key as keyof typeof COMMANDS] : null;
}

/** Whether keys belong to what has the focus: a field, or the notebook with letters of its own. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, select, textarea, dialog, table[role=grid]") !== null;
}
