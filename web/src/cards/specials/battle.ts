/** Two paper fists meet; where they meet there is a spark. */

import { papers } from "../palette";
import { BOXES, PAPER, type Papers } from "../../generated/palette";
import { type Drawing, move, rect, star } from "../drawing";

const BOX = BOXES.battle;

/** A fist that strikes to the right; its knuckles are at 0 0, its sleeve ends where the card does. */
function fist(paper: Papers): Drawing {
  return [
    { d: "M-48.6-14.5H-38V14.5H-72.8Z", fill: paper.shade },
    { d: rect(-45, -18.5, 9.5, 37, 3), fill: PAPER },
    { d: "M-37-9C-37-17-31-21-24-21H-14V20H-24C-31 20-37 16-37 9Z", fill: paper.field },
    ...[-21, -10.6, -0.3, 10].flatMap((y, i): Drawing => [
      { d: rect(-22, y, i === 1 || i === 2 ? 21.5 : 19.5, 10.2, 4.6), fill: paper.shade },
      { d: rect(-21, y + 0.4, i === 1 || i === 2 ? 19.8 : 17.8, 8.8, 4), fill: paper.bright },
    ]),
    { d: "M-30 11C-25 15-18 13-13.5 1", stroke: paper.shade, width: 13.5 },
    { d: "M-30 10.5C-25 14.5-18.5 12.5-14 1", stroke: paper.field, width: 10.5 },
  ];
}

export function battle(): Drawing {
  return [
    { d: star(50, 75, 45, 31, 16, 0.8, 0.1), fill: "#a87d1f" },
    { d: star(50, 75, 43, 25, 11, 0.8, 0.3), fill: BOX.accent },
    { d: star(50, 75, 34, 17, 11, 0.8, 0.3), fill: "#fff0b8" },
    {
      at: move(50, 75, 1, -40),
      of: [
        { at: move(1, 0), of: fist(papers("red")) },
        { at: move(-1, 0, 1, 180), of: fist(papers("blue")) },
        { d: star(0, -24, 11, 3.6, 4, 0.5), fill: "#ffffff" },
        { d: star(0, 25, 8, 2.6, 4, 0.5), fill: "#ffffff" },
      ],
    },
  ];
}

export function battleIndex(): Drawing {
  return [{ d: star(0, 0, 29, 12, 8, 1.5), fill: BOX.accent }];
}
