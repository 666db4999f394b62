/** A hand of paper ghosts, each with a card's shape, walks off to the neighbors. */

import { papers } from "../palette";
import { COLORS } from "../../generated/cards";
import { BOXES, INK, PAPER } from "../../generated/palette";
import { circle, type Drawing, move } from "../drawing";
import { shape } from "../shapes";

const BOX = BOXES.scary;

/** A sheet with a scalloped hem on two feet; it looks where it goes. */
export function ghost(sheet: string, patch?: { d: string; fill: string }): Drawing {
  return [
    { d: "M-5 21v6h4M5 20v7h4", stroke: BOX.accent, width: 3.4 },
    {
      d: "M-14 17V-7A14 14 0 0 1 14-7V17A4.67 4.67 0 0 1 4.67 17 4.67 4.67 0 0 1-4.67 17 4.67 4.67 0 0 1-14 17Z",
      fill: sheet,
    },
    { d: "M14-2q6 1 7 6q-4 2-7 0Z", fill: sheet },
    { d: circle(1.5, -9, 2.5) + circle(9.2, -9, 2.5), fill: INK },
    ...(patch ? [{ ...patch, at: move(0, 7.5) }] : []),
  ];
}

export function scary(): Drawing {
  const walk = [
    { x: 83, y: 48, size: 0.6, turn: 9, sheet: "#f3d3ea" },
    { x: 70, y: 66, size: 0.78, turn: 6, sheet: "#f8e2f0" },
    { x: 51, y: 87, size: 1, turn: 3, sheet: "#fcf1f4" },
    { x: 25, y: 108, size: 1.26, turn: -2, sheet: PAPER },
  ];
  return [
    { d: circle(56, 58, 37), fill: "#ff9dd2" },
    { d: circle(56, 58, 30), fill: "#ffbfe2" },
    {
      d: "M4 138.5V133C22 133 38 126 54 112 68 100 78 72 96 63V138.5A7.5 7.5 0 0 1 88.5 146H11.5A7.5 7.5 0 0 1 4 138.5Z",
      fill: BOX.shade,
    },
    ...walk.map((one, i) => {
      const color = papers(COLORS[3 - i] ?? "red", "scary");
      return {
        at: move(one.x, one.y, one.size, one.turn),
        of: ghost(one.sheet, { d: shape(color.shape, 0.15), fill: color.field }),
      };
    }),
  ];
}

export function scaryIndex(): Drawing {
  return [{ at: move(-1, -1, 1.25), of: ghost(BOX.light).slice(1) }];
}
