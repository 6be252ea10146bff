// Plays the sounds: quiet, only after the first touch, and only what is wanted on this device.
import { settings } from "../state/settings.svelte";
import { SCORE, type Sound, type Stroke } from "./score";

let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Whether this device wants it, and the browser allows it: nothing sounds before the first touch. */
export function mayPlay(sound: Sound): boolean {
  if (!settings.sound || (sound === "turn" ? !settings.chime : !settings.effects)) return false;
  return navigator.userActivation?.hasBeenActive ?? true;
}

export function play(sound: Sound): void {
  if (!mayPlay(sound)) return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  const now = audio.currentTime + 0.01;
  for (const stroke of SCORE[sound]) sounded(audio, stroke, now);
}

function sounded(audio: AudioContext, stroke: Stroke, now: number): void {
  const { at, long, loud, pitch, to, noise } = stroke;
  const [begins, ends] = [now + at, now + at + long];
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, begins);
  volume.gain.linearRampToValueAtTime(loud, begins + Math.min(0.02, long / 4));
  volume.gain.exponentialRampToValueAtTime(0.0001, ends);
  volume.connect(audio.destination);
  if (noise) {
    const source = audio.createBufferSource();
    const filter = audio.createBiquadFilter();
    source.buffer = hiss ??= hissing(audio);
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    source.connect(filter).connect(volume);
    source.start(begins, (pitch % 7) / 10, long);
  } else {
    const voice = audio.createOscillator();
    voice.frequency.setValueAtTime(pitch, begins);
    if (to !== undefined) voice.frequency.exponentialRampToValueAtTime(to, ends);
    voice.connect(volume);
    voice.start(begins);
    voice.stop(ends + 0.05);
  }
}

/** A second of noise, the same every time. */
function hissing(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let at = 0; at < samples.length; at += 1) {
    seed = (seed * 48271) % 2147483647;
    samples[at] = (2 * seed) / 2147483647 - 1;
  }
  return buffer;
}
