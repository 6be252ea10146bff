// Where one is on the page: the address read into a place, and back.
export type Route =
  | { at: "home" }
  | { at: "create" }
  | { at: "table"; table: string }
  | { at: "rules"; edition: string }
  | { at: "cards"; edition: string }
  | { at: "replay"; table: string; game: string }
  | { at: "screen"; code: string }
  | { at: "review"; table: string; game: string }
  | { at: "published"; table: string }
  | { at: "learn" }
  | { at: "puzzles" }
  | { at: "puzzle"; which: string }
  | { at: "lessons" }
  | { at: "lesson"; technique: string }
  | { at: "help" }
  | { at: "settings" }
  | { at: "statistics" }
  | { at: "notebook" }
  | { at: "lost" };

const PLACES = ["create", "learn", "puzzles", "lessons", "help", "settings", "statistics", "notebook"] as const;

/** The place an address names. */
export function routeOf(path: string): Route {
  const [first = "", second = "", third = "", ...rest] = path.split("/").filter(Boolean);
  if (rest.length) return { at: "lost" };
  if (!first) return { at: "home" };
  if (first === "table" && second && !third) return { at: "table", table: second };
  if (first === "puzzle" && /^(today|[1-9]\d{0,4})$/.test(second) && !third) return { at: "puzzle", which: second };
  if (first === "lessons" && second && !third) return { at: "lesson", technique: second };
  if ((first === "rules" || first === "cards") && second && !third) return { at: first, edition: second };
  if (first === "replay" && second && !third) return { at: "published", table: second };
  if (first === "replay" && second && third) return { at: "replay", table: second, game: third };
  if (first === "screen" && !third) return { at: "screen", code: second };
  if (first === "review" && second && third) return { at: "review", table: second, game: third };
  const place = PLACES.find((name) => name === first && !second);
  return place ? { at: place } : { at: "lost" };
}

/** The address of a place. */
export function pathOf(route: Route): string {
  switch (route.at) {
    case "home":
    case "lost":
      return "/";
    case "table":
      return `/table/${route.table}`;
    case "puzzle":
      return `/puzzle/${route.which}`;
    case "lesson":
      return `/lessons/${route.technique}`;
    case "rules":
    case "cards":
      return `/${route.at}/${route.edition}`;
    case "replay":
      return `/replay/${route.table}/${route.game}`;
    case "screen":
      return route.code ? `/screen/${route.code}` : "/screen";
    case "review":
      return `/review/${route.table}/${route.game}`;
    case "published":
      return `/replay/${route.table}`;
    default:
      return `/${route.at}`;
  }
}

export type HandedKind = "join" | "watch" | "claim" | "published";

/** What a link hands on in its fragment, which no browser sends: a key. */
export function keyIn(hash: string): { kind: HandedKind; key: string } | null {
  const found = /^#(join|watch|claim|published)=([A-Za-z0-9_-]+)$/.exec(hash);
  return found ? { kind: found[1] as HandedKind, key: found[2]! } : null;
}
