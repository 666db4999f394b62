/** What stands on a card besides numerals: the signs of the action cards, small leaves, and the sign of the wilds. */

import { papers } from "./palette";
import { COLORS } from "../generated/cards";
import { PAPER, type Papers } from "../generated/palette";
import type { Edition } from "../generated/table";
import { type Drawing, move, rect } from "./drawing";
import { shape } from "./shapes";

/** A barred ring. */
export function skip(ink: string): Drawing {
  return [{ d: "M21 0A21 21 0 1 1-21 0 21 21 0 1 1 21 0ZM-14.8 14.8 14.8-14.8", stroke: ink, width: 10.5 }];
}

/** Two arrows chasing each other around a ring. */
export function reverse(ink: string): Drawing {
  const arrow: Drawing = [
    { d: "M-19.6 4.5A20 20 0 0 1 10.5-17", stroke: ink, width: 10 },
    { d: "M6.5-31.5Q6-34 8.4-33L26.4-19.4Q28.6-17.6 26.4-15.8L9.4-2.6Q7-1.2 6.8-3.8Z", fill: ink },
  ];
  return [
    { at: move(0, 0), of: arrow },
    { at: move(0, 0, 1, 180), of: arrow },
  ];
}

/** A card so small that it has only its color and shape: 30 by 44 around 0 0. */
export function leaf(color: Papers, shadow = "#00000047", mark = color.tint): Drawing {
  return [
    { d: rect(-15.5, -21.5, 32.5, 46.5, 5), fill: shadow },
    { d: rect(-15, -22, 30, 44, 4.5), fill: PAPER },
    { d: rect(-12.6, -19.6, 25.2, 39.2, 2.8), fill: color.field },
    { d: shape(color.shape, 0.25), fill: mark },
  ];
}

const DROPPED: Record<number, readonly (readonly [number, number, number])[]> = {
  2: [
    [-8, -5, -12],
    [8, 6, 9],
  ],
  4: [
    [-15, -17, -11],
    [16, -23, 8],
    [-16, 23, 7],
    [15, 18, -9],
  ],
};

/** Two or four leaves as they fall on the table; on a shape of their own color they need a firmer shadow and mark. */
export function scatter(leaves: readonly Papers[], scale = 1, own = false): Drawing {
  return (DROPPED[leaves.length] ?? []).map(([x, y, turn], i) => ({
    at: move(x * scale, y * scale, scale, turn),
    of: fallen(leaves[i] as Papers, own),
  }));
}

const fallen = (color: Papers, own: boolean): Drawing => (own ? leaf(color, color.shade, color.on) : leaf(color));

/** The four shapes in quarters, the sign of every card that names a color. */
export function quarters(edition: Edition, bright = true, size = 0.23, step = 9.5): Drawing {
  const places = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const;
  return COLORS.map((name, i) => {
    const color = papers(name, edition);
    const [x, y] = places[i] as readonly [number, number];
    return { d: shape(color.shape, size), fill: bright ? color.bright : color.tint, at: move(x * step, y * step) };
  });
}
