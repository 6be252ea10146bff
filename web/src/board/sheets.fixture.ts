// The boards of all editions for tests, read from the same files as the game reads.
import type { BoardSheet, CardSheet, EditionSheet, Scene, Text } from "../wire/types";

const files = import.meta.glob<string>("../../../src/lenoir/editions/*.toml", {
  eager: true,
  query: "?raw",
  import: "default",
});

const FIRST = 16;

function source(key: string): string {
  return files[`../../../src/lenoir/editions/${key}.toml`] ?? "";
}

function section(text: string, name: string): string {
  return text.split(`\n[${name}]\n`)[1]?.split(/\n\[/)[0] ?? "";
}

function cards(text: string, name: string): CardSheet[] {
  const lines = section(text, name).matchAll(/^(\w+) = \{ fr = "([^"]+)", en = "([^"]+)"(?:, colour = "(\w+)")?/gm);
  return [...lines].map(([, id = "", fr = "", en = "", colour = ""]) => ({ id, name: { fr, en }, colour }));
}

/** `{ K = "kitchen", … }` as pairs. */
function pairs(text: string, name: string): [string, string][] {
  const line = new RegExp(`^${name} = \\{(.*)\\}`, "m").exec(text)?.[1] ?? "";
  return [...line.matchAll(/"?([^\s",=])"? = "(\w+)"/g)].map(([, mark = "", id = ""]) => [mark, id]);
}

function boardSheet(text: string, suspects: readonly CardSheet[], named: Map<string, Text>): BoardSheet {
  const rows = (/map = '''\n([^']+)\n'''/.exec(text)?.[1] ?? "").split("\n");
  const rooms = pairs(text, "rooms");
  const ids = rooms.map(([, id]) => id);
  const stride = Math.max(...rows.map((row) => row.length)) + 1;
  const at = (x: number, y: number): number => FIRST + y * stride + x;
  const find = (mark: string): number[] =>
    rows.flatMap((row, y) => [...row].flatMap((cell, x) => (cell === mark ? [at(x, y)] : [])));
  const doors = section(text, "board.doors");
  const squares = (room: string): number[] => {
    const line = new RegExp(`^${room} = \\[(.*)\\]`, "m").exec(doors)?.[1] ?? "";
    return [...line.matchAll(/([a-z])(\d+)/g)].map(([, x = "a", y]) => at(x.charCodeAt(0) - 97, Number(y)));
  };
  const leads = [...text.matchAll(/\["(\w+)", "(\w+)"\]/g)].map(([, a = "", b = ""]) => [ids.indexOf(a), ids.indexOf(b)]);
  const starts = new Map(pairs(text, "starts").map(([mark, id]) => [id, find(mark)[0] ?? -1]));
  return {
    rows,
    marks: rooms.map(([mark]) => mark),
    places: ids.map((id) => named.get(id) ?? { fr: id, en: id }),
    first: FIRST,
    stride,
    doors: ids.map(squares),
    question_marks: find("?"),
    starts: suspects.map(({ id }) => starts.get(id) ?? -1),
    passages: ids.map((_, room) => leads.filter((pair) => pair.includes(room)).map(([a = 0, b = 0]) => a + b - room)),
  };
}

export function sheetOf(key: string): EditionSheet {
  const [text, map] = [source(key), source(key === "miro" ? "classic" : key)];
  const [suspects, rooms] = [cards(text, "suspects"), cards(text, "rooms")];
  const named = new Map([...rooms, ...cards(text, "places")].map(({ id, name }) => [id, name]));
  const none = { fr: "", en: "" };
  const one = (id: string) => ({ id, name: none, text: none, copies: 1 });
  return {
    key,
    title: none,
    about: none,
    differences: [],
    fewest: 2,
    most: 6,
    suspects,
    weapons: cards(text, "weapons"),
    rooms,
    board: boardSheet(map, suspects, named),
    dice: key === "classic" ? 1 : 2,
    special_dice: key === "modern" ? [true, true] : key === "detectives" ? [false, true] : [],
    options: [],
    keepers: key === "detectives" ? [one("stay")] : [],
    powers: [],
    clues: key === "modern" ? [{ ...one("reveal"), card: 0 }] : [],
    clocks: key === "detectives" ? 8 : 0,
    pool: key === "detectives" ? 9 : null,
    dealer: key === "miro" ? "highest_roll" : "drawn",
    first: key === "detectives" ? "highest_roll" : "first_token",
    equal_hands: key === "detectives",
    accuses_in: "anywhere",
    paper: "cream",
  };
}

export const KEYS = ["miro", "classic", "detectives", "modern"] as const;

/** As much of a scene as the board looks at. */
export function sceneOf(sheet: EditionSheet, more: Partial<Scene> = {}): Scene {
  const scene: Partial<Scene> = {
    suspects: [0, 1, 2],
    tokens: sheet.board.starts,
    weapons: sheet.weapons.map((_, room) => room % sheet.rooms.length),
    in_rooms: [],
    turn: { seat: 0, began_at: sheet.board.starts[0] ?? 0, dice: [], draws: 0, suggestions: 0, rolls: 0, moves_twice: false },
    extra_passage: null,
    ...more,
  };
  return scene as Scene;
}
