// A signal when one is asked, and the sound of what is shown; a notice if the page is out of sight.
import { settings } from "../state/settings.svelte";
import type { GameEvent } from "../wire/types";
import { t } from "../words/words.svelte";

export class Signal {
  #last = -1;

  /** A question with its number; the same question gives one signal. */
  about(question: string, prompt: number): void {
    if (!question || prompt === this.#last) return;
    const first = this.#last === -1;
    this.#last = prompt;
    if (settings.sound && !first) void import("../sound/sounds").then(({ play }) => play("turn"));
    if (document.visibilityState === "hidden" && settings.notify) this.#notice(question);
  }

  /** What is shown now, to whom. */
  async hear(event: GameEvent, viewer: number): Promise<void> {
    if (!settings.sound || document.visibilityState === "hidden") return;
    const [{ play }, { soundOf }] = await Promise.all([import("../sound/sounds"), import("../sound/heard")]);
    const sound = soundOf(event, viewer);
    if (sound) play(sound);
  }

  #notice(question: string): void {
    if (!("Notification" in window) || Notification.permission !== "granted") return;
    new Notification(t("game-your-turn"), { body: question, icon: "/icon-192.png", tag: "lenoir" });
  }
}
