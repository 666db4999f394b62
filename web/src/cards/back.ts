/** The back of a box's cards: the same whichever way up it is held. */

import { papers } from "./palette";
import { COLORS } from "../generated/cards";
import { BOXES, PAPER } from "../generated/palette";
import type { Edition } from "../generated/table";
import { circle, type Drawing, HEIGHT, move, polygon, rect, WIDTH } from "./drawing";
import { shape } from "./shapes";
import { specialIndex } from "./specials";

export function back(edition: Edition): Drawing {
  const box = BOXES[edition];
  return [
    { d: rect(0, 0, WIDTH, HEIGHT, 11), fill: PAPER },
    { d: rect(4, 4, 92, 142, 7.5), fill: box.field },
    { d: weave(), stroke: box.shade, width: 2.2 },
    { d: rect(9.5, 9.5, 81, 131, 4), stroke: box.accent, width: 1.5 },
    {
      d: polygon(
        [
          [50, 20],
          [88, 75],
          [50, 130],
          [12, 75],
        ],
        7,
      ),
      fill: box.shade,
    },
    {
      d: polygon(
        [
          [50, 27],
          [83, 75],
          [50, 123],
          [17, 75],
        ],
        6,
      ),
      stroke: box.accent,
      width: 1.5,
    },
    ...emblem(edition),
  ];
}

/** A lattice across the field; its knots lie on a grid so that it meets the border evenly. */
function weave(): string {
  const lines: string[] = [];
  for (let at = -10; at < 18; at += 1) {
    const x = 9.5 + at * 13.5;
    lines.push(clipped(x, 1), clipped(100 - x, -1));
  }
  return lines.join("");
}

/** The part of a line with slope ±1 that starts at the top border at x and stays inside the border. */
function clipped(x: number, slope: 1 | -1): string {
  const [left, right, top, bottom] = [9.5, 90.5, 9.5, 140.5];
  const from = slope > 0 ? Math.max(0, left - x) : Math.max(0, x - right);
  const to = Math.min(bottom - top, slope > 0 ? right - x : x - left);
  const fit = (n: number) => Math.round(n * 100) / 100;
  if (to - from < 3) return "";
  return `M${fit(x + slope * from)} ${fit(top + from)}L${fit(x + slope * to)} ${fit(top + to)}`;
}

function emblem(edition: Edition): Drawing {
  const box = BOXES[edition];
  if (edition === "classic") {
    const places = [
      [0, -21],
      [13.5, 0],
      [-13.5, 0],
      [0, 21],
    ] as const;
    return COLORS.map((name, i) => {
      const [x, y] = places[i] as readonly [number, number];
      const color = papers(name);
      return { d: shape(color.shape, 0.24), fill: color.bright, at: move(50 + x, 75 + y) };
    });
  }
  const sign: Drawing = [{ at: move(50, 57, 0.5), of: specialIndex(edition) }];
  return [
    ...sign,
    { at: "rotate(180 50 75)", of: sign },
    { d: circle(31, 75, 2) + circle(69, 75, 2) + circle(50, 75, 2), fill: box.accent },
  ];
}
