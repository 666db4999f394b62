/** Where a bubble goes so that it stands beside what it speaks of. Geometry only. */
import type { Rect } from "./trajectory";

interface Size {
  width: number;
  height: number;
}

/** Above if there is room, else below, to the right or to the left; where nothing fits, where there is most room. */
export function beside(target: Rect, bubble: Size, view: Size, gap = 14): { x: number; y: number } {
  const room = {
    above: target.y - gap - bubble.height,
    below: view.height - (target.y + target.height) - gap - bubble.height,
    right: view.width - (target.x + target.width) - gap - bubble.width,
    left: target.x - gap - bubble.width,
  };
  const sides = Object.keys(room) as (keyof typeof room)[];
  const side =
    sides.find((one) => room[one] >= EDGE) ?? sides.reduce((best, one) => (room[one] > room[best] ? one : best));
  const x = { left: target.x - gap - bubble.width, right: target.x + target.width + gap };
  const y = { above: target.y - gap - bubble.height, below: target.y + target.height + gap };
  return {
    x: within(
      side === "left" || side === "right" ? x[side] : middle(target.x, target.width, bubble.width),
      bubble.width,
      view.width,
    ),
    y: within(
      side === "above" || side === "below" ? y[side] : middle(target.y, target.height, bubble.height),
      bubble.height,
      view.height,
    ),
  };
}

/** The least rectangle around others. */
export function around(boxes: readonly Rect[]): Rect | null {
  if (!boxes.length) return null;
  const [x, y] = [Math.min(...boxes.map((one) => one.x)), Math.min(...boxes.map((one) => one.y))];
  const [right, low] = [boxes.map((one) => one.x + one.width), boxes.map((one) => one.y + one.height)];
  return { x, y, width: Math.max(...right) - x, height: Math.max(...low) - y };
}

/** The least between a bubble and the edge of the screen. */
const EDGE = 6;
const middle = (start: number, length: number, own: number) => start + length / 2 - own / 2;
const within = (start: number, own: number, whole: number) => Math.max(EDGE, Math.min(start, whole - own - EDGE));
