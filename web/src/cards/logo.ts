/** The mark and the name: the last card but one leaves, one stays; the letters are drawn with the numerals' pen. */

import { papers } from "./palette";
import { INK, PAPER } from "../generated/palette";
import { circle, type Drawing, move, type Piece, rect } from "./drawing";
import { shape } from "./shapes";

/** 64 by 64: two cards, one on its way. */
export function mark(): Drawing {
  const red = papers("red");
  const yellow = papers("yellow");
  return [
    { d: rect(0, 0, 64, 64, 14), fill: INK },
    {
      at: move(40.5, 25.5, 1, 18),
      of: [
        { d: rect(-12, -17.5, 24, 35, 4), fill: PAPER },
        { d: rect(-9.6, -15.1, 19.2, 30.2, 2.4), fill: red.field },
        { d: shape("circle", 0.18), fill: red.tint },
      ],
    },
    {
      at: move(23.5, 37.5, 1, -8),
      of: [
        { d: rect(-12, -18, 26, 37, 4), fill: "#00000055" },
        { d: rect(-13, -19, 26, 38, 4), fill: PAPER },
        { d: rect(-10.4, -16.4, 20.8, 32.8, 2.4), fill: yellow.field },
        { d: "M-3.4-6.2 2-10.4V10.4", stroke: INK, width: 6 },
      ],
    },
  ];
}

interface Letter {
  d: string;
  wide: number;
}
const LETTERS: Record<string, Letter> = {
  p: { d: "M0 0V-34H9.5A10 10 0 0 1 9.5-14H0", wide: 19.5 },
  e: { d: "M.6-10.4H20.4A10.2 10.5 0 1 0 17-2.6", wide: 20 },
  n: { d: "M0 0V-20.5M0-11A9.2 9.5 0 0 1 18.4-11V0", wide: 18.4 },
  u: { d: "M0-20.5V-9.5A9.2 9.5 0 0 0 18.4-9.5V-20.5M18.4-9.5V0", wide: 18.4 },
  l: { d: "M0-35V-5.5Q0 0 5 0", wide: 5 },
  t: { d: "M5-31V-6Q5 0 11.5 0M0-20.5H12", wide: 12 },
  i: { d: "M0-20.5V0", wide: 0 },
  m: { d: "M0 0V-20.5M0-12A7.6 8.5 0 0 1 15.2-12V0M15.2-12A7.6 8.5 0 0 1 30.4-12V0", wide: 30.4 },
  a: { d: "M19.4-20.5V0M19.4-10.2A9.7 10.3 0 1 0 0-10.2 9.7 10.3 0 1 0 19.4-10.2Z", wide: 19.4 },
};
const PEN = 7.4;
const GAP = 11.4;

/** The name in one line; the dot on the i is the circle. */
export function wordmark(
  ink: string,
  dot: string = papers("red").field,
): { drawing: Drawing; width: number; height: number } {
  let x = PEN / 2 + 1;
  const drawing: (Piece | { at: string; of: Drawing })[] = [];
  for (const name of "penultima") {
    const letter = LETTERS[name] as Letter;
    drawing.push({ d: letter.d, stroke: ink, width: PEN, at: move(x, 42) });
    if (name === "i") drawing.push({ d: circle(x, 9, 5.2), fill: dot });
    x += letter.wide + GAP;
  }
  return { drawing, width: Math.ceil(x - GAP + PEN / 2 + 1), height: 48 };
}
