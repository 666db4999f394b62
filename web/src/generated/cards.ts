// Made from game/card.py and rules/cards.py by `make generated`; do not edit.

import type { Color } from "./protocol";

export const COLORS: readonly Color[] = ["red", "yellow", "green", "blue"];

/** What the card of a color begins with, in the same order. */
export const COLOR_LETTERS = "rygb";

export type Face = "number" | "skip" | "reverse" | "draw-two" | "wild" | "draw-four" | "special" | "hidden";

/** How it is written, what is on it, its number, what it counts in a hand, how many of it a deck has. */
export type Kind = readonly [text: string, face: Face, n: number | null, points: number, copies: number];

/** The kinds that each color has, after the letter of the color. */
export const COLORED: readonly Kind[] = [
  ["0", "number", 0, 0, 1],
  ["1", "number", 1, 1, 2],
  ["2", "number", 2, 2, 2],
  ["3", "number", 3, 3, 2],
  ["4", "number", 4, 4, 2],
  ["5", "number", 5, 5, 2],
  ["6", "number", 6, 6, 2],
  ["7", "number", 7, 7, 2],
  ["8", "number", 8, 8, 2],
  ["9", "number", 9, 9, 2],
  ["s", "skip", null, 20, 2],
  ["r", "reverse", null, 20, 2],
  ["+", "draw-two", null, 20, 2],
];

/** All others; the last is a card that one may not know. */
export const COLORLESS: readonly Kind[] = [
  ["w", "wild", null, 50, 4],
  ["w4", "draw-four", null, 50, 4],
  ["x", "special", null, 50, 4],
  ["?", "hidden", null, 0, 0],
];
