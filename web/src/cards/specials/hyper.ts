/** Shapes so fast that they are drawn out into streaks. */

import { papers } from "../palette";
import { BOXES, type Papers } from "../../generated/palette";
import type { Color } from "../../generated/protocol";
import { circle, type Drawing, move, type Piece } from "../drawing";
import { shape } from "../shapes";

const BOX = BOXES.hyper;

/** A shape that flies to the right with its streaks behind it; its middle is at 0 0. */
export function comet(
  color: Papers,
  head: string,
  streaks: readonly [string, string, string],
  size = 0.42,
  length = 80,
): Drawing {
  const wide = color.shape === "diamond" ? 34 : color.shape === "triangle" ? 30 : 32;
  const h = wide * size;
  const streak = (y: number, thick: number, from: number, to: number): string =>
    `M${from} ${y - thick / 2}L${to} ${y - thick * 0.12}V${y + thick * 0.12}L${from} ${y + thick / 2}Z`;
  return [
    { d: streak(-h * 0.66, h * 0.5, 0, -length * 0.72), fill: streaks[0] },
    { d: streak(h * 0.66, h * 0.5, 0, -length * 0.86), fill: streaks[0] },
    { d: streak(0, h * 1.1, 0, -length), fill: streaks[1] },
    { d: streak(0, h * 0.42, 0, -length * 0.8), fill: streaks[2] },
    { d: shape(color.shape, size), fill: head, at: move(0, 0, 1, color.shape === "circle" ? 0 : 90) },
  ];
}

const SPECKS: Piece = {
  d: "M36 22 38 15M88 38 90.5 30M79 24 81 17M10 66 12 59M38 62 40 55M62 140 64 133M24 140 26 133M74 48 76 41",
  stroke: "#5f6ad0",
  width: 1.7,
};

export function hyper(): Drawing {
  const flight = [
    { color: "yellow", x: 26, y: 81, size: 0.38, length: 46 },
    { color: "blue", x: 84, y: 66, size: 0.34, length: 56 },
    { color: "green", x: 63, y: 96, size: 0.38, length: 44 },
    { color: "red", x: 58, y: 43, size: 0.52, length: 96 },
  ] as const;
  return [
    SPECKS,
    ...flight.map(({ color, x, y, size, length }) => {
      const cut = papers(color, "hyper");
      return { at: move(x, y, 1, -72), of: comet(cut, cut.tint, [cut.shade, cut.field, cut.bright], size, length) };
    }),
  ];
}

/** Once a color is named, its shape alone fills the card. */
export function hyperNamed(color: Color): Drawing {
  const cut = papers(color, "hyper");
  return [{ at: move(57, 58, 1, -66), of: comet(cut, cut.tint, [cut.shade, cut.shade, cut.bright], 0.86, 88) }];
}

export function hyperIndex(): Drawing {
  return [
    { d: "M-20 24-8 8M-9 26 2 11M3 26 12 13", stroke: BOX.accent, width: 7 },
    { d: circle(8, -8, 16), fill: BOX.light },
  ];
}
