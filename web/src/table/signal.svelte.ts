// A signal when one is asked: a soft chime, and a notice if the page is out of sight.
import { settings } from "../state/settings.svelte";
import { t } from "../words/words.svelte";

export class Signal {
  #last = -1;
  #audio: AudioContext | null = null;

  /** A question with its number; the same question gives one signal. */
  about(question: string, prompt: number): void {
    if (!question || prompt === this.#last) return;
    const first = this.#last === -1;
    this.#last = prompt;
    if (settings.sound && !first) this.#chime();
    if (document.visibilityState === "hidden" && settings.notify) this.#notice(question);
  }

  #chime(): void {
    // Without a touch before, browsers allow no sound: then there is none.
    if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
    this.#audio ??= new AudioContext();
    const { currentTime: now, destination } = this.#audio;
    for (const [at, tone] of [
      [0, 587],
      [0.12, 880],
    ] as const) {
      const voice = this.#audio.createOscillator();
      const volume = this.#audio.createGain();
      voice.frequency.value = tone;
      volume.gain.setValueAtTime(0, now + at);
      volume.gain.linearRampToValueAtTime(0.08, now + at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, now + at + 0.6);
      voice.connect(volume).connect(destination);
      voice.start(now + at);
      voice.stop(now + at + 0.65);
    }
  }

  #notice(question: string): void {
    if (!("Notification" in window) || Notification.permission !== "granted") return;
    new Notification(t("game-your-turn"), { body: question, icon: "/icon-192.png", tag: "lenoir" });
  }
}
