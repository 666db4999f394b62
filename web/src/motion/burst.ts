/** A paper burst, and the shout that stands on it. */

import { INK, PAPER } from "../generated/palette";
import { type Drawing, move, star } from "../cards/drawing";

const LETTERS = [
  { d: "M-9.5-15V3A9.5 9.5 0 0 0 9.5 3V-15", x: -43 },
  { d: "M-9 13V-15L9 13V-15", x: -11 },
  { d: "M0-15C7.5-15 11.5-9 11.5-1S7.5 13 0 13-11.5 7-11.5-1-7.5-15 0-15Z", x: 23 },
  { d: "M0-15V1M0 12.9V13", x: 49 },
] as const;

/** A shout on cut paper, 176 by 124 around 0 0; its edge has the color of the table's calls. */
export function uno(): Drawing {
  const bubble = (size: number) => star(0, 0, 86 * size, 70 * size, 15, 3, 0.1);
  return [
    { at: "translate(2 5)scale(1 .66)", of: [{ d: bubble(1), fill: "#00000045" }] },
    { at: "scale(1 .66)", of: [{ d: bubble(1), fill: "var(--accent-on-cloth, #ffd75e)" }] },
    { at: "scale(1 .66)", of: [{ d: bubble(0.9), fill: PAPER }] },
    ...LETTERS.map(({ d, x }) => ({ d, stroke: INK, width: 11, at: move(x, 1) })),
  ];
}

/** Where two cards meet: 100 by 100 around 0 0. */
export function spark(): Drawing {
  return [
    { d: star(0, 0, 50, 28, 12, 1.2, 0.1), fill: "#a87d1f" },
    { d: star(0, 0, 46, 22, 10, 1.2, 0.3), fill: "#e9b949" },
    { d: star(0, 0, 32, 13, 10, 1.2, 0.3), fill: "#fff0b8" },
  ];
}
