// What is shown: one event after the other, each for its time. Nothing is left out because more has come.
import type { MovedMessage, Prompt, Scene, SceneMessage, StoryMessage, Told } from "../wire/types";
import { isFinding } from "./findings";
import { folded, moved, toldOf } from "./folding";
import { settings } from "./settings.svelte";
import { timeFor } from "./speed";

/** What one viewer sees, and the story that led there. */
export interface Eyes {
  /** The story as far as it was shown. */
  readonly story: readonly Told[];
  /** The table as it is shown. */
  readonly scene: Scene | null;
  /** The table as it is, perhaps ahead of what is shown: an open decision is there at once. */
  readonly latest: Scene | null;
  readonly prompt: Prompt | null;
  /** The event that has the screen now; null where all was shown at once. */
  readonly fresh: Told | null;
  /** What waits to be noted. */
  readonly finding: Told | null;
  /** Whether more is to be shown. */
  readonly behind: boolean;
}

const NOTHING: Eyes = {
  story: [], scene: null, latest: null, prompt: null, fresh: null, finding: null, behind: false,
};

/** An event, or the scene that the events before it have led to. */
type Step = { told: Told } | { scene: Scene };

interface Lane {
  told: Told[];
  steps: Step[];
  /** When the event that is shown has had its time. */
  ready: number;
  timer: number;
  /** The steps that are shown at once, whatever the speed: the viewer was away, or has asked for it. */
  hurried: number;
}

export class Queue {
  eyes = $state.raw<Record<number, Eyes>>({});
  #lanes = new Map<number, Lane>();
  #front: number | null = null;
  #absent = new Set<number>();

  /** A stretch of a story; it is shown with the scene that follows. */
  tell({ viewer, told }: StoryMessage): void {
    this.#lane(viewer).told.push(...told);
  }

  /** A scene, with what was told of it. */
  show({ viewer, scene, prompt }: SceneMessage): void {
    this.#arrive(viewer, scene, prompt);
  }

  #arrive(viewer: number, scene: Scene, prompt: Prompt | null): void {
    const lane = this.#lane(viewer);
    const now = this.eyes[viewer] ?? NOTHING;
    // What was under way when the page asked again comes twice.
    const told = lane.told.filter(({ number }) => number >= this.sent(viewer));
    lane.told = [];
    if (now.scene === null) {
      this.#see(viewer, { ...NOTHING, story: told, scene, latest: scene, prompt });
      return;
    }
    lane.steps.push(...told.map((line) => ({ told: line })), { scene });
    if (this.#absent.delete(viewer)) lane.hurried = lane.steps.length;
    this.#see(viewer, { ...now, latest: scene, prompt, behind: true });
    this.#goOn(viewer);
  }

  /** A move: what was told, and what has changed of the scene that was sent last. Without that one it is of no use. */
  move(message: MovedMessage): void {
    const before = this.eyes[message.viewer]?.latest;
    if (!before || before.seq !== message.seq) return;
    this.#lane(message.viewer).told = toldOf(message);
    this.#arrive(message.viewer, moved(before, message), message.prompt);
  }

  /** How much of its stream a viewer has been sent. */
  sent(viewer: number): number {
    return this.eyes[viewer]?.latest?.seq ?? 0;
  }

  /** In front of whom the screen is: their events take time; those of others wait for nobody. */
  attend(viewer: number): void {
    this.#front = viewer;
    for (const one of this.#lanes.keys()) this.#goOn(one);
  }

  /** What was held up has been noted. */
  note(viewer: number): void {
    const now = this.eyes[viewer];
    if (!now?.finding) return;
    this.#see(viewer, { ...now, finding: null });
    this.#lane(viewer).ready = 0;
    this.#goOn(viewer);
  }

  /** Show what is still to come at once. */
  hurry(viewer: number): void {
    const lane = this.#lane(viewer);
    lane.hurried = lane.steps.length;
    this.#goOn(viewer);
  }

  /** Everybody here was away for long: what has happened meanwhile is shown at once. */
  catchUp(): void {
    for (const viewer of this.#lanes.keys()) {
      this.#absent.add(viewer);
      this.hurry(viewer);
    }
  }

  /** The page is in sight again. */
  resume(): void {
    for (const viewer of this.#lanes.keys()) this.#goOn(viewer);
  }

  /** Forget what was told without its scene: it will be told again. */
  interrupt(): void {
    for (const lane of this.#lanes.values()) lane.told = [];
  }

  /** Forget everything. */
  clear(): void {
    for (const { timer } of this.#lanes.values()) clearTimeout(timer);
    this.#lanes.clear();
    this.#absent.clear();
    this.eyes = {};
  }

  #lane(viewer: number): Lane {
    const lane = this.#lanes.get(viewer) ?? { told: [], steps: [], ready: 0, timer: 0, hurried: 0 };
    this.#lanes.set(viewer, lane);
    return lane;
  }

  #see(viewer: number, eyes: Eyes): void {
    this.eyes = { ...this.eyes, [viewer]: eyes };
  }

  /** Show what is due: a step that needs time, and those after the one before it that need none. */
  #goOn(viewer: number): void {
    const lane = this.#lane(viewer);
    clearTimeout(lane.timer);
    // Until the table is on the screen, nobody could see it.
    if (!lane.steps.length || this.#front === null) return;
    const before = this.eyes[viewer] ?? NOTHING;
    let { scene, finding, fresh } = before;
    const story = [...before.story];
    const isFront = viewer === this.#front;
    const speed = isFront ? settings.speed : "skip";
    while (lane.steps.length && scene && !finding) {
      const wait = lane.hurried || speed === "skip" ? 0 : lane.ready - Date.now();
      // Nobody sees a page in the background: what happens meanwhile waits for them.
      if (wait > 0 || (isFront && !lane.hurried && speed !== "skip" && document.visibilityState === "hidden")) {
        if (wait > 0) lane.timer = window.setTimeout(() => this.#goOn(viewer), wait);
        break;
      }
      const step = lane.steps.shift() as Step;
      const hurried = lane.hurried > 0;
      lane.hurried = Math.max(0, lane.hurried - 1);
      if ("scene" in step) scene = step.scene;
      else {
        const { told } = step;
        story.push(told);
        scene = folded(scene, told.event);
        if (isFinding(told, viewer)) finding = told;
        const time = hurried ? 0 : timeFor(told.event, speed);
        fresh = time || finding === told ? told : speed === "skip" || hurried ? null : fresh;
        lane.ready = Date.now() + time;
      }
    }
    const behind = lane.steps.some((step) => "told" in step);
    this.#see(viewer, { ...before, story, scene, finding, fresh, behind });
  }
}
