/** Five short sounds, made here. They are off until a person switches them on; the browser keeps that. */

import { keep, kept } from "../base/kept.js";

const KEPT = "teg-sound";

/** Each note: frequency in Hz (0: noise), start and length in s, loudness. @type {Record<string, [number, number, number, number][]>} */
const SOUNDS = {
  dice: [0, 0.07, 0.13, 0.21, 0.3].map((at) => [0, at, 0.04, 0.25]),
  losses: [[110, 0, 0.16, 0.3]],
  conquest: [[392, 0, 0.12, 0.18], [587, 0.1, 0.22, 0.18]],
  card: [[0, 0, 0.12, 0.08]],
  end: [[392, 0, 0.5, 0.12], [494, 0.1, 0.5, 0.12], [587, 0.2, 0.7, 0.12]],
};

/** The sound of each kind of motion. @type {Record<string, keyof typeof SOUNDS>} */
const OF = { dice: "dice", roll: "dice", losses: "losses", fall: "losses", flight: "losses", conquest: "conquest", continent: "conquest", flag: "conquest", card: "card", pact: "card", place: "card", end: "end" };

/** @type {AudioContext | null} */
let audio = null;

let on = kept(KEPT) === "on";

export const sound = {
  on: () => on,

  toggle() {
    on = !on;
    keep(KEPT, on ? "on" : "off");
    if (on) sound.play("card");
  },

  /** @param {string} kind of motion */
  play(kind) {
    const notes = SOUNDS[OF[kind]];
    if (!on || !notes || !("AudioContext" in window)) return;
    audio ??= new AudioContext();
    for (const note of notes) played(audio, note);
  },
};

/** @type {(audio: AudioContext, note: [number, number, number, number]) => void} */
function played(audio, [pitch, at, length, loud]) {
  const start = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  gain.connect(audio.destination);
  const source = pitch ? new OscillatorNode(audio, { type: "triangle", frequency: pitch }) : new AudioBufferSourceNode(audio, { buffer: noise(audio) });
  source.connect(gain);
  source.start(start);
  source.stop(start + length);
}

/** @type {(audio: AudioContext) => AudioBuffer} */
function noise(audio) {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let k = 0; k < data.length; k++) data[k] = Math.random() * 2 - 1;
  return buffer;
}
