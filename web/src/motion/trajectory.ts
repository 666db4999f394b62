/** How a card flies from one rectangle to another: a small lift, the way, a soft landing. Geometry only, no elements. */

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Trajectory {
  /** Where the flying card is laid; it then moves relative to this. */
  at: Rect;
  /** Only transforms: those alone move without the page's own thread. */
  frames: { transform: string; offset: number; easing: string }[];
  duration: number;
}

export const SHORTEST = 200;
export const LONGEST = 260;
const RATIO = 3 / 2;

/** The card-shaped place in the middle of another, no wider than `width`. */
export function cardIn(place: Rect, width = Infinity): Rect {
  const wide = Math.min(width, place.width, place.height / RATIO);
  const high = wide * RATIO;
  return { x: place.x + (place.width - wide) / 2, y: place.y + (place.height - high) / 2, width: wide, height: high };
}

/** What moves an element that lies at `to` back to `from`: the first step of FLIP. */
export function invert(from: Rect, to: Rect): { x: number; y: number; scale: number } {
  const scale = from.width / to.width;
  return {
    x: from.x + from.width / 2 - (to.x + to.width / 2),
    y: from.y + from.height / 2 - (to.y + to.height / 2),
    scale,
  };
}

export function duration(from: Rect, to: Rect): number {
  const { x, y } = invert(from, to);
  return Math.round(Math.min(LONGEST, SHORTEST + Math.hypot(x, y) / 12));
}

/** The way from one place to another; `turn` also turns the card over on it. */
export function trajectory(from: Rect, to: Rect, { turn = false, lean = 0 } = {}): Trajectory {
  const { x, y, scale } = invert(from, to);
  const over = (part: number) => (turn ? ` rotateY(${round(180 * (1 - part))}deg)` : "");
  const step = (part: number, size: number, lift: number, offset: number, easing: string) => ({
    transform: `translate(${round(x * (1 - part))}px, ${round(y * (1 - part) - lift)}px) scale(${round(size)}) rotate(${round(lean * part)}deg)${over(part)}`,
    offset,
    easing,
  });
  return {
    at: to,
    duration: duration(from, to),
    frames: [
      step(0, scale, 0, 0, "ease-out"),
      step(0.1, scale + (1 - scale) * 0.1 + 0.06, 10, 0.18, "cubic-bezier(0.3, 0, 0.3, 1)"),
      step(1, 1.05, 5, 0.82, "ease-out"),
      step(1, 1, 0, 1, "linear"),
    ],
  };
}

/** With reduced motion a card fades in where it belongs. */
export function fade(to: Rect): { at: Rect; frames: { opacity: number; transform: string }[]; duration: number } {
  return {
    at: to,
    frames: [0, 1, 1].map((opacity) => ({ opacity, transform: "none" })),
    duration: SHORTEST,
  };
}

const round = (n: number) => Math.round(n * 1000) / 1000;
