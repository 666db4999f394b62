/** The five boxes as they stand on a shelf, each with its special card leaning on it: 170 by 184. */

import { face } from "./face";
import { wordmark } from "./logo";
import { papers } from "./palette";
import { COLORS } from "../generated/cards";
import { BOXES } from "../generated/palette";
import type { Edition } from "../generated/table";
import { circle, type Drawing, move, polygon, rect } from "./drawing";
import { specialIndex } from "./specials";
import { battle } from "./specials/battle";
import { spout } from "./specials/blowhole";
import { ghost } from "./specials/scary";
import { comet } from "./specials/hyper";
import { leaf, quarters } from "./symbols";

export const BOX_WIDTH = 170;
export const BOX_HEIGHT = 184;

const THROWN: readonly (readonly [number, number])[] = [
  [27, 94],
  [47, 74],
  [74, 74],
  [94, 94],
];

export function box(edition: Edition): Drawing {
  const cut = BOXES[edition];
  const name = wordmark(cut.light, cut.accent);
  const scale = 72 / name.width;
  return [
    { d: "M8 172C8 166 40 164 86 164S166 167 166 173 130 181 84 181 8 178 8 172Z", fill: "#00000030" },
    {
      d: polygon(
        [
          [110, 22],
          [126, 13],
          [126, 161],
          [110, 172],
        ],
        1,
      ),
      fill: cut.shade,
    },
    {
      d: polygon(
        [
          [12, 22],
          [30, 13],
          [126, 13],
          [110, 22],
        ],
        1,
      ),
      fill: cut.accent,
    },
    {
      d: polygon(
        [
          [40, 22],
          [47, 18],
          [87, 18],
          [80, 22],
        ],
        1,
      ),
      fill: cut.shade,
    },
    { d: rect(12, 22, 98, 150, 2.5), fill: cut.field },
    ...trim(edition),
    { at: `translate(25 36)scale(${Math.round(scale * 1000) / 1000})`, of: name.drawing },
    ...emblem(edition),
    { at: `${move(127, 127, 0.6, 9)}translate(-46 -71)`, of: [{ d: rect(0, 0, 100, 150, 11), fill: "#00000038" }] },
    { at: `${move(127, 127, 0.6, 9)}translate(-50 -75)`, of: face(edition === "classic" ? "w" : "x", { edition }) },
  ];
}

/** What the box's table is trimmed with, too. */
function trim(edition: Edition): Drawing {
  const cut = BOXES[edition];
  if (edition === "scary") return [{ d: stitches(18, 28, 86, 138, 7), stroke: cut.accent, width: 1.8 }];
  if (edition === "revenge") {
    return [
      {
        d: "M12 142 30 132 46 140 62 130 84 139 110 128V169.5A2.5 2.5 0 0 1 107.5 172H14.5A2.5 2.5 0 0 1 12 169.5Z",
        fill: cut.accent,
      },
      {
        d: "M12 150 34 140 52 148 74 139 92 147 110 138V169.5A2.5 2.5 0 0 1 107.5 172H14.5A2.5 2.5 0 0 1 12 169.5Z",
        fill: "#eaf7fe",
      },
    ];
  }
  if (edition === "battle") {
    return [
      { d: rect(17.5, 27.5, 87, 139, 1), stroke: cut.accent, width: 1.4 },
      {
        d: "M17.5 40H22V32H30V27.5M104.5 40H100V32H92V27.5M17.5 154H22V162H30V166.5M104.5 154H100V162H92V166.5",
        stroke: cut.accent,
        width: 1.4,
      },
    ];
  }
  if (edition === "hyper") {
    const stars = [
      [22, 66, 1.2],
      [96, 74, 1],
      [88, 60, 1.6],
      [30, 128, 1.5],
      [20, 150, 1],
      [98, 118, 1.2],
      [70, 160, 1.3],
      [44, 158, 0.9],
    ] as const;
    return [{ d: stars.map(([x, y, r]) => circle(x, y, r)).join(""), fill: cut.light }];
  }
  return [{ d: rect(17.5, 27.5, 87, 139, 1.5), stroke: cut.accent, width: 1.4 }];
}

function emblem(edition: Edition): Drawing {
  if (edition === "classic") return [{ at: move(61, 104, 1.22), of: quarters("classic", true, 0.42, 17) }];
  if (edition === "scary") return [{ at: move(53, 98, 1.75), of: ghost("#fbe6f3") }];
  if (edition === "battle") return [{ at: move(11, 34), of: battle() }];
  if (edition === "hyper") {
    const blue = papers("blue");
    return [
      {
        at: move(66, 88, 1, -60),
        of: comet(
          { ...papers("red"), shape: "circle" },
          BOXES.hyper.light,
          ["#3a43a8", blue.field, blue.bright],
          0.6,
          66,
        ),
      },
    ];
  }
  if (edition !== "revenge") return [{ at: move(61, 104, 1.22), of: specialIndex(edition) }];
  return [
    { d: "M42 145C42 141 80 141 80 145S42 149 42 145Z", fill: BOXES.revenge.shade },
    { at: move(15, 31, 0.92), of: spout() },
    ...COLORS.map((name, i) => ({ at: move(...(THROWN[i] ?? [0, 0]), 0.52, -36 + i * 24), of: leaf(papers(name)) })),
  ];
}

/** Short stitches along a rectangle. */
export function stitches(x: number, y: number, width: number, height: number, step: number): string {
  const run = (length: number) =>
    Array.from({ length: Math.round(length / step) }, (_, i) => ((i + 0.25) * length) / Math.round(length / step));
  const long = step * 0.5;
  const across = run(width).map((at) => `M${fit(x + at)} ${y}h${long}M${fit(x + at)} ${y + height}h${long}`);
  const down = run(height).map((at) => `M${x} ${fit(y + at)}v${long}M${x + width} ${fit(y + at)}v${long}`);
  return [...across, ...down].join("");
}

const fit = (n: number) => Math.round(n * 100) / 100;
