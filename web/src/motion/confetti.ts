/** Paper that rains on a winner: where every piece is at every moment, from a seed, without a clock. */

import { COLORS } from "../generated/cards";
import type { Color } from "../generated/protocol";

export interface Scrap {
  color: Color;
  /** Where it starts, as a part of the width. */
  x: number;
  /** When it leaves, in seconds. */
  start: number;
  /** How fast it falls and drifts, in heights and widths a second. */
  fall: number;
  sway: number;
  phase: number;
  turn: number;
  size: number;
}

export const SECONDS = 4.8;

export function scraps(count: number, seed: number): Scrap[] {
  const chance = numbers(seed);
  return Array.from({ length: count }, (_, i) => ({
    color: COLORS[i % COLORS.length] as Color,
    x: chance(),
    start: chance() * 1.4,
    fall: 0.34 + chance() * 0.26,
    sway: 0.01 + chance() * 0.035,
    phase: chance() * 2 * Math.PI,
    turn: (chance() - 0.5) * 9,
    size: 9 + chance() * 9,
  }));
}

export interface Seen {
  /** Parts of the width and the height. */
  x: number;
  y: number;
  angle: number;
  /** How broad a tumbling piece looks, -1 to 1. */
  face: number;
}

/** Nothing before it leaves and after it has fallen out of sight. */
export function seen(scrap: Scrap, seconds: number): Seen | null {
  const age = seconds - scrap.start;
  const y = -0.06 + age * scrap.fall;
  if (age < 0 || y > 1.08) return null;
  return {
    x: scrap.x + scrap.sway * Math.sin(scrap.phase + age * 3),
    y,
    angle: scrap.phase + scrap.turn * age * 0.4,
    face: Math.cos(scrap.phase + age * scrap.turn),
  };
}

/** Numbers from 0 to 1 that look like chance and are the same for the same seed. */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
