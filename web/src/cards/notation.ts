/** Cards as the notation writes them, taken apart for drawing. */

import type { Color } from "./palette";

export type Face =
  | "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9"
  | "skip" | "reverse" | "draw-two" | "wild" | "draw-four" | "special" | "hidden";

export interface Look {
  color: Color | null;
  face: Face;
}

const LETTERS: Record<string, Color> = { r: "red", y: "yellow", g: "green", b: "blue" };
const SYMBOLS: Record<string, Face> = { s: "skip", r: "reverse", "+": "draw-two" };
const COLORLESS: Record<string, Face> = { w: "wild", w4: "draw-four", x: "special", "?": "hidden" };

/** `r7 gs br y+ w w4 x ?`; what is no card is a hidden one, so that a page that is older than its server still draws. */
export function look(card: string): Look {
  const colorless = COLORLESS[card];
  if (colorless) return { color: null, face: colorless };
  const color = LETTERS[card.charAt(0)];
  const mark = card.slice(1);
  const face = SYMBOLS[mark] ?? (/^[0-9]$/.test(mark) ? (mark as Face) : undefined);
  return color && face ? { color, face } : { color: null, face: "hidden" };
}
