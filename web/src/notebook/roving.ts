// Going about a grid with the keyboard: one cell has the focus, arrows move it.
import type { Sign } from "./pencil";

export interface Spot {
  row: number;
  column: number;
}

/** Where a key leads, if it leads anywhere; the edges are walls. */
export function stepped(at: Spot, key: string, rows: number, columns: number): Spot | null {
  const { row, column } = at;
  switch (key) {
    case "ArrowUp":
      return { row: Math.max(0, row - 1), column };
    case "ArrowDown":
      return { row: Math.min(rows - 1, row + 1), column };
    case "ArrowLeft":
      return { row, column: Math.max(0, column - 1) };
    case "ArrowRight":
      return { row, column: Math.min(columns - 1, column + 1) };
    case "Home":
      return { row, column: 0 };
    case "End":
      return { row, column: columns - 1 };
    case "PageUp":
      return { row: 0, column };
    case "PageDown":
      return { row: rows - 1, column };
    default:
      return null;
  }
}

const KEYS: Record<string, Sign> = {
  y: "yes",
  o: "yes",
  n: "no",
  "?": "maybe",
  "!": "alert",
  Backspace: "",
  Delete: "",
};

/** The sign a key writes: y or o (oui), n, ? and !; Backspace rubs out. */
export function signOf(key: string): Sign | null {
  return KEYS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

