// The doors over HTTP, typed. A refusal is a `Turned` with the server's code and its sentence.
import type {
  Card,
  Catalogue,
  Change,
  Choices,
  Claim,
  Code,
  Deduced,
  FirstCase,
  Hindsight,
  HowWePlay,
  Found,
  Join,
  Learned,
  Listed,
  Notebook,
  Offered,
  Opened,
  NewTable,
  Place,
  Problem,
  Grounds,
  Replay,
  Reported,
  Reporting,
  Review,
  ScreenFound,
  Seat,
  TableView,
  Ticket,
  Wish,
} from "./types";
import type { Worded } from "../words/languages";

/** The server has refused, or could not be reached (`offline`). */
export class Turned extends Error {
  constructor(
    readonly code: Code | "offline" | "malformed",
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** Ask a door. */
export async function ask<T>(method: "GET" | "POST", path: string, body?: unknown, key = ""): Promise<T> {
  const headers: Record<string, string> = { "accept-language": document.documentElement.lang };
  if (key) headers.authorization = `Bearer ${key}`;
  const request: RequestInit = { method, headers, credentials: "same-origin" };
  if (body !== undefined) {
    headers["content-type"] = "application/json";
    request.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Turned("offline", "", 0);
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Turned((problem?.code ?? "malformed") as Code, problem?.title ?? "", answer.status);
}

/** A name for a command, so that sent again it takes effect once. */
export function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const at = (table: string, door = "") => `/api/tables/${table}${door && `/${door}`}`;

export const doors = {
  catalogue: () => ask<Catalogue>("GET", "/api/catalogue"),
  open: (opening: NewTable) => ask<Opened>("POST", "/api/tables", opening),
  listed: () => ask<Listed>("GET", "/api/tables"),
  find: (code: string) => ask<Found>("GET", `/api/codes/${encodeURIComponent(code)}`),
  screen: (code: string) => ask<ScreenFound>("GET", `/api/screens/${encodeURIComponent(code)}`),
  look: (table: string) => ask<TableView>("GET", at(table)),
  join: (table: string, join: Join) => ask<TableView>("POST", at(table, "join"), join),
  claim: (table: string, claim: Claim) => ask<TableView>("POST", at(table, "claim"), claim),
  spectate: (table: string, watch: string) =>
    ask<TableView>("POST", at(table, "spectate"), { watch }),
  offer: (table: string, chair: number | null) =>
    ask<Offered>("POST", at(table, "offer"), { chair }),
  watchLink: (table: string) => ask<Offered>("POST", at(table, "offer"), { watch: true }),
  wish: (table: string, wish: Wish, name = newName()) =>
    ask<TableView>("POST", at(table, "wish"), { cmd_id: name, wish }),
  notes: (table: string, seat: Seat) => ask<Notebook>("GET", at(table, `notes?seat=${seat}`)),
  pencil: (table: string, seat: Seat, changes: readonly Change[], name: string) =>
    ask<Notebook>("POST", at(table, "notes"), { seat, cmd_id: name, changes }),
  knowledge: (table: string, seat: Seat) =>
    ask<Deduced>("GET", at(table, `knowledge?seat=${seat}`)),
  /** What has become certain since a number of a seat's stream, and why. */
  learned: (table: string, seat: Seat, since: number, language: Worded) =>
    ask<Learned>("GET", at(table, `learned?seat=${seat}&since=${since}&language=${language}`)),
  why: (table: string, seat: Seat, card: Card, place: Place, language: Worded) =>
    ask<Grounds>("GET", at(table, `why?seat=${seat}&card=${card}&place=${place}&language=${language}`)),
  /** A game that is over with somebody's eyes: the whole story, or one moment of it. */
  replay: (table: string, game: string, viewer: number, language: string, after?: number) => {
    const asked = new URLSearchParams({ game, viewer: String(viewer), language });
    if (after !== undefined) asked.set("at", String(after));
    return ask<Replay>("GET", `${at(table, "replay")}?${asked}`);
  },
  /** The same for anybody with the key of a publication, which stands in no address. */
  published: (table: string, key: string, viewer: number, language: string, after?: number) => {
    const asked = new URLSearchParams({ viewer: String(viewer), language });
    if (after !== undefined) asked.set("at", String(after));
    return ask<Replay>("GET", `${at(table, "published")}?${asked}`, undefined, key);
  },
  review: (table: string, game: string) =>
    ask<Review>("GET", `${at(table, "review")}?game=${encodeURIComponent(game)}`),
  /** The review of your own seat; with `than` as soon as there is more of it. */
  hindsight: (table: string, game: string, language: string, than = -1) => {
    const asked = new URLSearchParams({ game, language, than: String(than) });
    return ask<Hindsight>("GET", `${at(table, "hindsight")}?${asked}`);
  },
  choices: (table: string, game: string, seat: Seat, moment: number, tried: readonly number[] | null, language: string) => {
    const asked = new URLSearchParams({ game, seat: String(seat), moment: String(moment), language });
    if (tried) asked.set("case", tried.join(","));
    return ask<Choices>("GET", `${at(table, "choices")}?${asked}`);
  },
  readings: (edition: string) => ask<HowWePlay>("GET", `/api/readings?edition=${encodeURIComponent(edition)}`),
  firstCase: (language: string) => ask<FirstCase>("GET", `/api/first-case?language=${language}`),
  report: (table: string, report: Reporting) =>
    ask<Reported>("POST", at(table, "report"), report),
  ticket: (table: string) => ask<Ticket>("POST", at(table, "ticket")),
};
