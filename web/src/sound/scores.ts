/** What every sound is made of: a few notes and a few breaths of noise. No recordings, nothing to load. */

export const SOUNDS = ["slide", "lay", "flip", "shuffle", "turn", "uno", "catch", "win"] as const;
export type Sound = (typeof SOUNDS)[number];

interface Part {
  /** Seconds after the beginning. */
  at: number;
  /** Seconds until it has died away. */
  long: number;
  /** How loud, 0 to 1. */
  loud: number;
}
/** A string or a bell: it starts at once, may glide, and dies away. */
export interface Tone extends Part {
  kind: "tone";
  wave: "sine" | "triangle";
  hertz: number;
  glide?: number;
}
/** Paper on paper: noise through a filter that opens or closes. */
export interface Breath extends Part {
  kind: "breath";
  from: number;
  to: number;
  narrow: number;
}
export type Score = readonly (Tone | Breath)[];

const breath = (at: number, long: number, loud: number, from: number, to: number, narrow = 0.9): Breath => ({
  kind: "breath",
  at,
  long,
  loud,
  from,
  to,
  narrow,
});
const tone = (
  at: number,
  long: number,
  loud: number,
  hertz: number,
  wave: Tone["wave"] = "sine",
  glide?: number,
): Tone => ({
  kind: "tone",
  at,
  long,
  loud,
  hertz,
  wave,
  ...(glide ? { glide } : {}),
});

/** A small bell: its partials are not in tune, as a bell's are not. */
const bell = (at: number, hertz: number, loud: number, long: number): Score => [
  tone(at, long, loud, hertz),
  tone(at, long * 0.7, loud * 0.45, hertz * 2.01),
  tone(at, long * 0.4, loud * 0.25, hertz * 2.76),
  tone(at, long * 0.2, loud * 0.15, hertz * 5.4),
];

const slide = (at: number, loud = 0.54): Score => [breath(at, 0.11, loud, 1800, 5200)];

const SCORES: Record<Sound, Score> = {
  slide: slide(0),
  lay: [breath(0, 0.05, 0.34, 3200, 900), tone(0.004, 0.09, 0.2, 150, "sine", 80)],
  flip: [breath(0, 0.06, 0.42, 1200, 4200), breath(0.07, 0.05, 0.56, 4200, 1400)],
  shuffle: Array.from({ length: 11 }, (_, i) =>
    breath(i * 0.052 + (i % 3) * 0.006, 0.05, 0.32 + (i % 4) * 0.05, 2200 + (i % 5) * 400, 3800),
  ),
  turn: [tone(0, 0.28, 0.12, 523.25, "triangle"), tone(0.09, 0.4, 0.12, 783.99, "triangle")],
  uno: [...bell(0, 987.77, 0.13, 0.9), ...bell(0.13, 1318.51, 0.13, 1.2)],
  catch: [
    tone(0, 0.14, 0.2, 392, "triangle", 330),
    tone(0.12, 0.3, 0.22, 261.63, "triangle", 196),
    breath(0.12, 0.05, 0.14, 2600, 700),
  ],
  win: [523.25, 659.25, 783.99, 1046.5].flatMap((hertz, i) => bell(i * 0.13, hertz, 0.12, i === 3 ? 1.6 : 0.7)),
};

export const score = (sound: Sound): Score => SCORES[sound];
