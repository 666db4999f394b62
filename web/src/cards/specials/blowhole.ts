/** A spout breaks through the ice and throws four cards. */

import { papers } from "../palette";
import { COLORS } from "../../generated/cards";
import { BOXES } from "../../generated/palette";
import { circle, type Drawing, move } from "../drawing";
import { leaf } from "../symbols";

const BOX = BOXES.revenge;
const WATER = { dark: "#2f86bd", main: "#6cc4ee", light: "#c9ecfc" };

const COLUMN =
  "M41 124C45 104 43 92 38 84 32 75 21 76 19 85 17.5 92 24 97 29 93.5 22 104 9 98 10 84 11 69 27 62 39 69 43 62 57 62 61 69 73 62 89 69 90 84 91 98 78 104 71 93.5 76 97 82.5 92 81 85 79 76 68 75 62 84 57 92 55 104 59 124Z";

export function spout(): Drawing {
  return [
    { d: COLUMN, fill: WATER.main },
    {
      d: "M50 124C53 104 51 88 56 76 58 71.5 61 69 61 69 73 62 89 69 90 84 91 98 78 104 71 93.5 76 97 82.5 92 81 85 79 76 68 75 62 84 57 92 55 104 59 124Z",
      fill: WATER.dark,
    },
    { d: "M47 120C49 104 47 88 43 79", stroke: WATER.light, width: 3.2 },
    {
      d: circle(14, 108, 3) + circle(24, 113, 2) + circle(87, 107, 2.6) + circle(79, 114, 1.8) + circle(55, 58, 2.4),
      fill: WATER.main,
    },
  ];
}

export function blowhole(): Drawing {
  const thrown = [
    { x: 21, y: 72, turn: -42 },
    { x: 43, y: 45, turn: -14 },
    { x: 67, y: 37, turn: 12 },
    { x: 80, y: 65, turn: 38 },
  ];
  return [
    {
      d: [
        [12, 62, 1],
        [50, 14, 1.2],
        [72, 12, 0.8],
        [90, 28, 1.1],
        [62, 17, 0.7],
        [88, 84, 0.8],
      ]
        .map(([x, y, r]) => circle(x as number, y as number, r as number))
        .join(""),
      fill: BOX.light,
    },
    { d: "M4 119 20 110 34 115 50 109 68 115 82 109 96 117V138.5A7.5 7.5 0 0 1 88.5 146H4Z", fill: "#9fd3ef" },
    {
      d: "M4 125 22 117 38 121H64L80 116 96 123V138.5A7.5 7.5 0 0 1 88.5 146H11.5A7.5 7.5 0 0 1 4 138.5Z",
      fill: "#eaf7fe",
    },
    {
      d: "M4 138 24 131 40 146H11.5A7.5 7.5 0 0 1 4 138ZM60 146 78 130 96 136V138.5A7.5 7.5 0 0 1 88.5 146Z",
      fill: "#c3e4f6",
    },
    { d: "M30 125.5C30 121 70 121 70 125.5S30 130 30 125.5Z", fill: BOX.shade },
    ...spout(),
    ...thrown.map(({ x, y, turn }, i) => ({ at: move(x, y, 0.8, turn), of: leaf(papers(COLORS[i] ?? "red")) })),
  ];
}

/** A drop of it. */
export function blowholeIndex(): Drawing {
  return [
    { d: "M0-29C3-29 21-5 21 8A21 21 0 0 1-21 8C-21-5-3-29 0-29Z", fill: WATER.main },
    { d: "M-11 9A11 11 0 0 0-2 19", stroke: "#ffffff", width: 5 },
  ];
}
