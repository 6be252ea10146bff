// Sitting at a table: one socket that comes back by itself, and all it has told.
//
// Each pair of eyes (your own seat, or -1 for what everybody sees) has a story and a scene. A command
// is kept until the server has answered it: after a break it is sent again under the same name.
import { doors, newName, Turned } from "../wire/http";
import {
  SENT_AWAY,
  type Action,
  type Code,
  type FromServer,
  type Said,
  type Seat,
  type TableView,
  type ToServer,
  type Wish,
} from "../wire/types";
import { worded } from "../words/words.svelte";
import { minded, type Doubt } from "../mix/mixing";
import { isDealt } from "./dealt";
import { Queue, type Eyes } from "./queue.svelte";

export const SPECTATOR = -1;
const AGAIN_AFTER = [0, 250, 500, 1000, 2000, 4000];
/** A connection that has lasted this long was a good one. */
const STEADY = 5000;
/** After looking away for this long the connection may be lost. */
const LONG = 30_000;

export type Status = "connecting" | "open" | "lost" | "refused";

interface Command {
  type: "act" | "say";
  cmd_id: string;
}

export class Sitting {
  readonly id: string;
  table = $state.raw<TableView | null>(null);
  /** The table as it went on to another game, while this device still looks at the end of the last one. */
  next = $state.raw<TableView | null>(null);
  said = $state.raw<Said[]>([]);
  /** How many changes the notebook of each own seat has had, on any device. */
  noted = $state.raw<Record<number, number>>({});
  status = $state<Status>("connecting");
  /** Why the table cannot be seen at all, if so. */
  refused = $state<Code | "offline" | "malformed" | null>(null);
  /** Why the last command came to nothing; it is shown until the next. */
  mishap = $state<Code | "stale" | null>(null);

  /** Why this device gave nothing to the deal, if so. */
  doubt = $state<Doubt | null>(null);

  /** Whether bots think more simply at present, since many games wait for them; as of the last move. */
  #busy = $state(false);

  /** The prompt that was answered last: it is not answered twice while the answer is on its way. */
  #acted = $state<number | null>(null);
  #queue = new Queue();

  #socket: WebSocket | null = null;
  #tries = 0;
  #timer = 0;
  #ended = false;
  /** When the connection was lost. */
  #lost = Date.now();
  /** When the page went out of sight. */
  #away = Date.now();
  #minding = Promise.resolve();
  /** The game whose mix this device has seen. */
  #mixed = "";
  #watched: { game: string; language: string } | null = null;
  #unanswered = new Map<string, ToServer & Command>();

  /** Whether this is a screen for all: it looks on, even where somebody on this device has a seat. */
  readonly #isScreen: boolean;

  constructor(id: string, { isScreen = false } = {}) {
    this.id = id;
    this.#isScreen = isScreen;
    void this.#connect();
    addEventListener("online", this.#anew);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#seen);
  }

  /** What each viewer here sees. */
  get eyes(): Readonly<Record<number, Eyes>> {
    return this.#queue.eyes;
  }

  /** Whether bots of this table think more simply at present. */
  get botsAreBusy(): boolean {
    return this.#busy && !!this.table?.chairs.some(({ bot }) => bot);
  }

  /** Own seats, or the eyes of a spectator. */
  get viewers(): number[] {
    const seats = this.#isScreen ? [] : (this.table?.seats ?? []);
    return seats.length ? seats : [SPECTATOR];
  }

  /** Whose events are shown in their time: those of the viewer in front of the screen. */
  attend(viewer: number): void {
    this.#queue.attend(viewer);
  }

  /** What was held up for a viewer has been noted. */
  note(viewer: number): void {
    this.#queue.note(viewer);
  }

  /** Show a viewer at once what is still to come. */
  hurry(viewer: number): void {
    this.#queue.hurry(viewer);
  }

  /** Answer the question on the table for your own seat. */
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
    // Whoever asks for another game goes there; the others are invited.
    const again = wish.type === "Rematch";
    if (again) this.#stays = false;
    try {
      this.#answered(await doors.wish(this.id, wish));
    } catch (error) {
      if (again) this.#stays = true;
      throw error;
    }
    await this.#mind();
  }

  /** Leave the end of the last game for the next one. */
  goOn(): void {
    if (!this.next) return;
    this.#stays = false;
    this.#see(this.next);
    this.#watch();
  }

  /** Whether the end of a game is looked at until its viewer leaves it. */
  #stays = true;

  /** The table as it is now. Nobody is pulled away from the end of a game. */
  #see(table: TableView): void {
    const ended = isDealt(this.table) && this.eyes[this.viewers[0] ?? SPECTATOR]?.latest?.phase.type === "Over";
    if (this.#stays && ended && !this.#isScreen && this.table?.game !== table.game) {
      this.next = table;
      return;
    }
    if (this.table?.game !== table.game) this.#stays = true;
    this.next = null;
    this.table = table;
  }

  /** An answer may come after what the socket has told since: while there is one, only that counts. */
  #answered(table: TableView): void {
    if (this.status !== "open") this.#see(table);
  }

  /** Do this device's part in the mix, one step after the other. */
  #mind(): Promise<void> {
    return (this.#minding = this.#minding.then(async () => {
      const view = this.next ?? this.table;
      const mixes = view && !isDealt(view) && !this.#isScreen;
      if (!mixes && this.#mixed !== view?.game) return;
      this.#mixed = mixes ? view.game : "";
      const found = await minded(view!);
      if (found.view !== view) this.#answered(found.view);
      this.doubt = found.doubt;
    }));
  }

  /** Look again in the language of the page: what was told comes again in its words. */
  retell(): void {
    this.#watched = null;
    this.#watch();
  }

  leave(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    this.#queue.clear();
    removeEventListener("online", this.#anew);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#seen);
    this.#socket?.close();
  }

  // The socket

  /** A socket may be dead and not know it: after a break of the network there is a new one. */
  #anew = (): void => {
    this.#drop();
    clearTimeout(this.#timer);
    this.#tries = 0;
    void this.#connect();
  };

  #drop = (): void => {
    if (this.#ended || this.status === "refused") return;
    const socket = this.#socket;
    this.#socket = null;
    if (socket) {
      socket.onclose = socket.onmessage = null;
      socket.close();
      this.#later();
    }
  };

  /** The same for who has looked away for long. */
  #seen = (): void => {
    if (document.visibilityState === "hidden") {
      this.#away = Date.now();
      return;
    }
    const long = Date.now() - this.#away > LONG;
    if (long) this.#queue.catchUp();
    else this.#queue.resume();
    if (long || this.status === "lost") this.#anew();
  };

  async #connect(): Promise<void> {
    if (this.#ended || this.#socket || this.status === "refused") return;
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
      // The door says why this device has no place any more.
      if (code === SENT_AWAY) return void this.#connect();
      // Who is cut off again and again comes back more and more slowly.
      if (Date.now() - began > STEADY) this.#tries = 0;
      this.#later();
    };
  }

  #later(): void {
    if (this.#ended) return;
    if (this.status !== "lost") this.#lost = Date.now();
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
    this.#send(command);
  }

  #watch(): void {
    const game = this.table?.game;
    if (!game || this.next || !isDealt(this.table)) return;
    const spoken = worded();
    if (this.#watched?.game === game && this.#watched.language === spoken) return;
    const goesOn = this.#told?.game === game && this.#told.language === spoken;
    if (goesOn) this.#queue.interrupt();
    else this.#queue.clear();
    this.#watched = this.#told = { game, language: spoken };
    for (const viewer of this.viewers) {
      const seq = goesOn ? this.#queue.sent(viewer) : 0;
      this.#send({ type: "watch", game, viewer, language: spoken, seq });
    }
  }
  /** What the stories were told of, and in which language. */
  #told: { game: string; language: string } | null = null;

  #take(message: FromServer): void {
    switch (message.type) {
      case "table": {
        const viewers = this.viewers.join();
        this.#see(message.table);
        if (this.viewers.join() !== viewers) this.#watched = null;
        if (this.status === "lost" && Date.now() - this.#lost > LONG) this.#queue.catchUp();
        if (this.status !== "open") this.#resend();
        this.status = "open";
        this.#watch();
        void this.#mind();
        break;
      }
      case "story":
        if (message.game === this.table?.game) this.#queue.tell(message);
        break;
      case "scene":
        if (message.game === this.table?.game) this.#queue.show(message);
        break;
      case "moved":
        if (this.#told?.game === this.table?.game) this.#queue.move(message);
        this.#busy = message.busy ?? false;
        break;
      case "heard":
        this.said = [...this.said, ...message.said];
        break;
      case "ack":
        this.#unanswered.delete(message.cmd_id);
        break;
      case "stale":
        this.#unanswered.delete(message.cmd_id);
        this.#acted = null;
        this.mishap = "stale";
        break;
      case "refused":
        if (message.cmd_id && message.code === "try_again") {
          window.setTimeout(() => this.#resend(), 500);
        } else if (message.cmd_id) {
          this.#unanswered.delete(message.cmd_id);
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

  #resend(): void {
    for (const command of this.#unanswered.values()) this.#send(command);
  }
}
