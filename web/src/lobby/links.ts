// Links to a table: what they hand on stands in the fragment, which no browser sends.
export type Handed = { kind: "join" | "watch" | "claim"; key: string };

export function linkTo(origin: string, table: string, { kind, key }: Handed): string {
  return `${origin}/table/${table}#${kind}=${key}`;
}

/** A code in two halves, easier to read aloud. */
export function spelt(code: string): string {
  const half = Math.ceil(code.length / 2);
  return `${code.slice(0, half)} ${code.slice(half)}`.trim();
}

/** Whether an address only means this very device. */
export function isOnlyHere(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}
