/** The four shapes, around their optical center, of about the same weight; `size` 1 is the large one on a card. */

import type { Shape } from "../generated/palette";
import { circle, polygon, type Point } from "./drawing";

const ROUND = 6;
const CORNERS: Record<Exclude<Shape, "circle">, readonly Point[]> = {
  triangle: [
    [0, -51],
    [45, 28],
    [-45, 28],
  ],
  square: [
    [-31, -31],
    [31, -31],
    [31, 31],
    [-31, 31],
  ],
  diamond: [
    [0, -52],
    [40, 0],
    [0, 52],
    [-40, 0],
  ],
};

export function shape(name: Shape, size = 1): string {
  if (name === "circle") return circle(0, 0, 37 * size);
  const corners = CORNERS[name].map(([x, y]): Point => [x * size, y * size]);
  return polygon(corners, ROUND * size);
}

/** Where the middle of what stands on a shape belongs: a triangle is widest below. */
export const MIDDLE: Record<Shape, { y: number; scale: number }> = {
  circle: { y: 0, scale: 0.92 },
  triangle: { y: 2.5, scale: 0.78 },
  square: { y: 0, scale: 0.88 },
  diamond: { y: 0, scale: 0.88 },
};
