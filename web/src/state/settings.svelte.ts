// Settings of this device. They are shown on the root element, so that styles alone can follow them.
import { keep, kept } from "./kept";
import { SPEEDS, type Speed } from "./speed";

export interface Settings {
  theme: "system" | "light" | "dark";
  sound: boolean;
  /** Dice, steps, cards, the end; and the chime when one is asked. */
  effects: boolean;
  chime: boolean;
  motion: "system" | "full" | "less";
  speed: Speed;
  text: "small" | "normal" | "large";
  palette: "usual" | "safe";
  notify: boolean;
}

export const USUAL: Settings = {
  theme: "system",
  sound: true,
  effects: true,
  chime: true,
  motion: "system",
  speed: "normal",
  text: "normal",
  palette: "usual",
  notify: false,
};

/** What was kept, as far as it makes sense. */
export function settingsIn(text: string | null): Settings {
  let found: unknown = null;
  try {
    found = JSON.parse(text ?? "null");
  } catch {
    return { ...USUAL };
  }
  const told = (typeof found === "object" && found) || {};
  const same = Object.entries(told).filter(
    ([key, value]) => key in USUAL && typeof value === typeof USUAL[key as keyof Settings],
  );
  const whole = { ...USUAL, ...Object.fromEntries(same) };
  return SPEEDS.includes(whole.speed) ? whole : { ...whole, speed: USUAL.speed };
}

export const settings = $state<Settings>(settingsIn(kept("settings")));

/** Show the settings on the root element, and keep them, now and whenever they change. */
export function followSettings(): void {
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      for (const key of ["theme", "motion", "text", "palette"] as const) {
        root.dataset[key] = settings[key];
      }
      keep("settings", JSON.stringify(settings));
    });
  });
}

/** Whether things may move. */
export function mayMove(): boolean {
  if (settings.motion !== "system") return settings.motion === "full";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
