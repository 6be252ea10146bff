// What is shown, one thing after the other: a scene stays until the eye is done with it.
import type { Prompt, Scene, SceneMessage, StoryMessage, Told } from "../wire/types";
import { holdFor } from "./pacing";
import { mayMove } from "./settings.svelte";

/** Who is so many scenes behind sees them at once. */
const BEHIND_AT_MOST = 6;

/** What one viewer sees, and the story that led there. */
export interface Eyes {
  story: Told[];
  scene: Scene | null;
  prompt: Prompt | null;
}

const NOTHING: Eyes = { story: [], scene: null, prompt: null };

export class Stage {
  eyes = $state.raw<Record<number, Eyes>>({});
  #stories: StoryMessage[] = [];
  #coming: (() => number)[] = [];
  #ready = 0;
  #timer = 0;

  /** A stretch of a story; it is shown with the scene that follows. */
  tell(message: StoryMessage): void {
    this.#stories.push(message);
  }

  /** A scene, with what was told of it; shown once the one before has had its time. */
  show({ viewer, scene, prompt }: SceneMessage): void {
    const stories = this.#stories.filter((story) => story.viewer === viewer);
    this.#stories = this.#stories.filter((story) => story.viewer !== viewer);
    this.#coming.push(() => {
      const now = this.eyes[viewer] ?? NOTHING;
      let { story } = now;
      for (const { told } of stories) {
        story = [...story.slice(0, told[0]?.number ?? story.length), ...told];
      }
      this.eyes = { ...this.eyes, [viewer]: { story, scene, prompt } };
      const calm = now.scene === null || !mayMove() || document.visibilityState === "hidden";
      return calm ? 0 : holdFor(stories.flatMap(({ told }) => told));
    });
    this.#goOn();
  }

  /** Forget what is still to come: it will be told again. */
  interrupt(): void {
    clearTimeout(this.#timer);
    this.#coming = [];
    this.#stories = [];
  }

  /** Forget everything. */
  clear(): void {
    this.interrupt();
    this.eyes = {};
  }

  #goOn(): void {
    clearTimeout(this.#timer);
    while (this.#coming.length) {
      const wait = this.#ready - Date.now();
      if (wait > 0 && this.#coming.length <= BEHIND_AT_MOST) {
        this.#timer = window.setTimeout(() => this.#goOn(), wait);
        return;
      }
      this.#ready = Date.now() + (this.#coming.shift()?.() ?? 0);
    }
  }
}
