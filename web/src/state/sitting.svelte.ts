// Sitting at a table: one socket that comes back by itself, and all it has told.
//
// Each pair of eyes (an own seat, or -1 for what everybody sees) has a story and a scene. A command
// is kept until the server has answered it: after a break it is sent again under the same name.
import { doors, newName, Turned } from "../wire/http";
import {
  SENT_AWAY,
  type Action,
  type Code,
  type FromServer,
  type Prompt,
  type Said,
  type Scene,
  type SceneMessage,
  type Seat,
  type TableView,
  type Told,
  type StoryMessage,
  type ToServer,
  type Wish,
} from "../wire/types";
import { language } from "../words/words.svelte";
import { holdFor } from "./pacing";
import { mayMove } from "./settings.svelte";

export const SPECTATOR = -1;
const AGAIN_AFTER = [0, 250, 500, 1000, 2000, 4000];
/** Who is so many scenes behind sees them at once. */
const BEHIND_AT_MOST = 6;
/** A connection that has lasted so long was a good one. */
const STEADY = 5000;

export interface Eyes {
  story: Told[];
  scene: Scene | null;
  prompt: Prompt | null;
}

export type Status = "connecting" | "open" | "lost" | "refused";

interface Command {
  type: "act" | "say";
  cmd_id: string;
}

export class Sitting {
  readonly id: string;
  table = $state.raw<TableView | null>(null);
  eyes = $state.raw<Record<number, Eyes>>({});
  said = $state.raw<Said[]>([]);
  /** How many changes the notebook of each own seat has had, on any device. */
  noted = $state.raw<Record<number, number>>({});
  status = $state<Status>("connecting");
  /** Why the table cannot be seen at all, if so. */
  refused = $state<Code | "offline" | "malformed" | null>(null);
  /** Why the last command came to nothing; it is shown until the next. */
  mishap = $state<Code | "stale" | null>(null);
  /** Commands on their way. */
  pending = $state.raw<readonly string[]>([]);

  /** The prompt that was answered last: it is not answered twice while the answer is on its way. */
  #acted = $state<number | null>(null);
  #stories: StoryMessage[] = [];
  #coming: (() => number)[] = [];
  #ready = 0;
  #pacing = 0;

  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #ended = false;
  #watched: { game: string; language: string } | null = null;
  #unanswered = new Map<string, ToServer & Command>();

  constructor(id: string) {
    this.id = id;
    void this.#connect();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /** Own seats, or the eyes of a spectator. */
  get viewers(): number[] {
    const seats = this.table?.seats ?? [];
    return seats.length ? seats : [SPECTATOR];
  }

  /** Answer the question on the table for an own seat. */
  act(seat: Seat, action: Action): void {
    const prompt = this.eyes[seat]?.prompt;
    if (!prompt || this.isBusy(seat)) return;
    if (action.type !== "Resign") this.#acted = prompt.id;
    this.#command({ type: "act", cmd_id: newName(), prompt_id: prompt.id, action });
  }

  /** Whether an answer of this seat is on its way, or what it led to. */
  isBusy(seat: Seat): boolean {
    return this.#acted !== null && this.eyes[seat]?.prompt?.id === this.#acted;
  }

  /** Say a phrase, or a text. */
  say(said: { phrase: string } | { text: string }): void {
    this.#command({ type: "say", cmd_id: newName(), ...said });
  }

  /** Ask something of the table; throws `Turned`. */
  async wish(wish: Wish): Promise<void> {
    this.table = await doors.wish(this.id, wish);
  }

  /** Look again in the language of the page: what was told comes again in its words. */
  retell(): void {
    this.#watched = null;
    this.#watch();
  }

  leave(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#pacing);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  // The socket

  #hurry = (): void => {
    if (document.visibilityState === "hidden" || this.#ended || this.status === "refused") return;
    if (this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#tries = 0;
    void this.#connect();
  };

  async #connect(): Promise<void> {
    if (this.#ended || this.#socket) return;
    let ticket: string;
    try {
      ({ ticket } = await doors.ticket(this.id));
    } catch (error) {
      const code = error instanceof Turned ? error.code : "offline";
      const passing = code === "offline" || code === "try_again" || code === "malformed";
      if (passing) return this.#later();
      this.refused = code;
      this.status = "refused";
      return;
    }
    if (this.#ended || this.#socket) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const began = Date.now();
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      const last = this.said.at(-1);
      this.#send({ type: "enter", ticket, heard: last ? last.number + 1 : 0 });
      this.#watched = null;
    };
    socket.onmessage = ({ data }) => this.#take(JSON.parse(String(data)) as FromServer);
    socket.onclose = ({ code }) => {
      this.#socket = null;
      if (this.#ended) return;
      if (code === SENT_AWAY) {
        this.refused = "not_seated";
        this.status = "refused";
        return;
      }
      // Who is cut off again and again comes back more and more slowly.
      if (Date.now() - began > STEADY) this.#tries = 0;
      this.#later();
    };
  }

  #later(): void {
    if (this.#ended) return;
    this.status = "lost";
    const wait = AGAIN_AFTER[Math.min(this.#tries, AGAIN_AFTER.length - 1)]!;
    this.#tries += 1;
    this.#timer = window.setTimeout(() => void this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #send(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #command(command: ToServer & Command): void {
    this.mishap = null;
    this.#unanswered.set(command.cmd_id, command);
    this.#counted();
    this.#send(command);
  }

  #answered(name: string): void {
    this.#unanswered.delete(name);
    this.#counted();
  }

  #counted(): void {
    this.pending = [...this.#unanswered.keys()];
  }

  #watch(): void {
    const game = this.table?.game;
    if (!game || this.table?.stage === "open") return;
    const spoken = language() === "fr" ? "fr" : "en";
    if (this.#watched?.game === game && this.#watched.language === spoken) return;
    const goesOn = this.#told?.game === game && this.#told.language === spoken;
    if (!goesOn) this.eyes = {};
    this.#coming = [];
    this.#stories = [];
    this.#watched = this.#told = { game, language: spoken };
    for (const viewer of this.viewers) {
      const seq = goesOn ? (this.eyes[viewer]?.scene?.seq ?? 0) : 0;
      this.#send({ type: "watch", game, viewer, language: spoken, seq });
    }
  }
  /** What the stories were told of, and in which language. */
  #told: { game: string; language: string } | null = null;

  #take(message: FromServer): void {
    switch (message.type) {
      case "table": {
        const viewers = this.viewers.join();
        this.table = message.table;
        if (this.viewers.join() !== viewers) this.#watched = null;
        if (this.status !== "open") this.#resend();
        this.status = "open";
        this.#watch();
        break;
      }
      case "story":
        this.#stories.push(message);
        break;
      case "scene": {
        const stories = this.#stories.filter(({ viewer }) => viewer === message.viewer);
        this.#stories = this.#stories.filter(({ viewer }) => viewer !== message.viewer);
        this.#show(stories, message);
        break;
      }
      case "heard":
        this.said = [...this.said, ...message.said];
        break;
      case "ack":
        this.#answered(message.cmd_id);
        break;
      case "stale":
        this.#answered(message.cmd_id);
        this.#acted = null;
        this.mishap = "stale";
        break;
      case "refused":
        if (message.cmd_id && message.code === "try_again") {
          window.setTimeout(() => this.#resend(), 500);
        } else if (message.cmd_id) {
          this.#answered(message.cmd_id);
          this.#acted = null;
          this.mishap = message.code;
        }
        break;
      case "noted":
        if (message.game === this.table?.game) {
          this.noted = { ...this.noted, [message.viewer]: message.number };
        }
        break;
      case "news":
        break;
    }
  }

  // What is shown, one thing after the other

  /** Show a scene once the eye is done with the one before. */
  #show(stories: StoryMessage[], { game, viewer, scene, prompt }: SceneMessage): void {
    const take = (): number => {
      if (game !== this.table?.game) return 0;
      const now = this.eyes[viewer] ?? { story: [], scene: null, prompt: null };
      let { story } = now;
      for (const { told } of stories) {
        story = [...story.slice(0, told[0]?.number ?? story.length), ...told];
      }
      this.eyes = { ...this.eyes, [viewer]: { story, scene, prompt } };
      const calm = now.scene === null || !mayMove() || document.visibilityState === "hidden";
      return calm ? 0 : holdFor(stories.flatMap(({ told }) => told));
    };
    this.#coming.push(take);
    this.#goOn();
  }

  #goOn(): void {
    clearTimeout(this.#pacing);
    while (this.#coming.length) {
      const wait = this.#ready - Date.now();
      if (wait > 0 && this.#coming.length <= BEHIND_AT_MOST) {
        this.#pacing = window.setTimeout(() => this.#goOn(), wait);
        return;
      }
      this.#ready = Date.now() + (this.#coming.shift()?.() ?? 0);
    }
  }

  #resend(): void {
    for (const command of this.#unanswered.values()) this.#send(command);
  }
}
