/** A card's face: which pieces of paper lie where on 100 by 150. */

import { back } from "./back";
import { card as parse, type Card } from "../game/card";
import { COLORS, type Face } from "../generated/cards";
import { BOXES, PAPER, type Papers, type Shape } from "../generated/palette";
import type { Color } from "../generated/protocol";
import type { Edition } from "../generated/table";
import { BASELINE, NUMERALS, PEN, PLUS } from "./numerals";
import { papers } from "./palette";
import { type Drawing, type Group, HEIGHT, move, type Piece, rect, WIDTH } from "./drawing";
import { MIDDLE, shape } from "./shapes";
import { specialIndex, specialPicture } from "./specials";
import { hyperNamed } from "./specials/hyper";
import { quarters, reverse, scatter, skip } from "./symbols";

/** Where a letter stands in the index; letters are text, in the font of the page. */
export const LETTER = { x: 16, y: 59.5 };

/** The index of a special stands on a tab, whatever the picture does below it. */
const TAB = "M4 11.5A7.5 7.5 0 0 1 11.5 4H29V43.5A7.5 7.5 0 0 1 21.5 51H4Z";
const FIELD = rect(4, 4, 92, 142, 7.5);
const INDEX = { x: 16, y: 19.5, shape: 38.8 };

/** The shapes in the index look equally large at these sizes. */
const SMALL: Record<Shape, number> = { circle: 0.162, triangle: 0.17, square: 0.172, diamond: 0.158 };

export { HEIGHT, WIDTH };

export interface FaceOptions {
  edition?: Edition;
  /** The color named for a wild that lies on the pile. */
  named?: Color | null;
  /** Room is left for letters. */
  letters?: boolean;
}

const drawn = new Map<string, Drawing>();

/** The face of a card, or its back if it may not be known; the same card is the same drawing. */
export function face(card: string, { edition = "classic", named = null, letters = false }: FaceOptions = {}): Drawing {
  const key = `${card} ${edition} ${named ?? ""} ${letters}`;
  const before = drawn.get(key);
  if (before) return before;
  const drawing = draw(card, edition, named, letters);
  drawn.set(key, drawing);
  return drawing;
}

function draw(card: string, edition: Edition, named: Color | null, letters: boolean): Drawing {
  const seen = parse(card);
  if (seen.color) return [edge(), ...colored(seen, papers(seen.color, edition), letters)];
  if (seen.face === "hidden") return back(edition);
  return [edge(), ...(named ? declared(seen.face, edition, named) : colorless(seen.face, edition))];
}

const edge = (): Piece => ({ d: rect(0, 0, WIDTH, HEIGHT, 11), fill: PAPER });

function colored({ face: sign, n }: Card, color: Papers, letters: boolean): Drawing {
  const middle = MIDDLE[color.shape];
  const size = letters ? 0.9 : 1;
  return [
    { d: FIELD, fill: color.field },
    { d: shape(color.shape, size), fill: color.shade, at: move(51.2, 77.2) },
    { d: shape(color.shape, size), fill: color.tint, at: move(50, 75) },
    { at: move(50, 75 + middle.y, middle.scale * size), of: motif(sign, n ?? 0, color) },
    ...corners([
      { at: move(INDEX.x + (sign === "draw-two" ? 1.5 : 0), INDEX.y, 0.375), of: index(sign, n ?? 0, color.on) },
      {
        d: shape(color.shape, SMALL[color.shape]),
        fill: color.on,
        at: move(INDEX.x, INDEX.shape + (color.shape === "square" ? 0 : 0.8)),
      },
    ]),
  ];
}

const numeral = (digit: number, ink: string, pen = PEN): Piece => ({
  d: NUMERALS[digit] ?? "",
  stroke: ink,
  width: pen,
});

function motif(sign: Face, digit: number, color: Papers): Drawing {
  if (sign === "skip") return skip(color.deep);
  if (sign === "reverse") return [{ at: move(0, 0, 0.9), of: reverse(color.deep) }];
  if (sign === "draw-two") return scatter([color, color], 1.16, true);
  const line: Drawing = digit === 6 || digit === 9 ? [{ d: BASELINE, stroke: color.deep, width: 6 }] : [];
  return line.length
    ? [{ at: move(0, -5, 0.9), of: [numeral(digit, color.deep), ...line] }]
    : [numeral(digit, color.deep)];
}

function index(sign: Face, digit: number, ink: string): Drawing {
  if (sign === "skip") return [{ at: move(0, 2, 0.98), of: skip(ink) }];
  if (sign === "reverse") return [{ at: move(0, 2, 0.92), of: reverse(ink) }];
  if (sign === "draw-two") return plus(2, ink);
  return [numeral(digit, ink, PEN + 0.5)];
}

/** +2 and +4 have to share the width of one numeral and a half. */
const plus = (digit: number, ink: string): Drawing => [
  { d: PLUS, stroke: ink, width: 10, at: move(-14.5, 1, 0.74) },
  { at: move(17.5, 0, 0.86), of: [numeral(digit, ink)] },
];

function corners(of: Drawing): Drawing {
  return [...of, { at: "rotate(180 50 75)", of }];
}

function colorless(sign: Face, edition: Edition): Drawing {
  const box = BOXES[sign === "special" ? edition : "classic"];
  const plusFour: Group = { at: move(INDEX.x + 2, INDEX.y, 0.44), of: plus(4, "#ffffff") };
  const mark: Group = {
    at: move(INDEX.x, sign === "wild" ? 19.5 : 40.5, sign === "wild" ? 0.6 : 0.48),
    of: quarters(edition),
  };
  return [
    { d: FIELD, fill: box.field },
    ...picture(sign, edition),
    ...(sign === "special" ? corners([{ d: TAB, fill: box.shade }]) : []),
    ...corners(
      sign === "wild"
        ? [mark]
        : sign === "draw-four"
          ? [plusFour]
          : [{ at: move(INDEX.x, INDEX.y - 1, 0.38), of: specialIndex(edition) }, mark],
    ),
  ];
}

function picture(sign: Face, edition: Edition): Drawing {
  if (sign === "wild") return [{ at: move(50, 75), of: tiles(edition) }];
  if (sign === "draw-four") {
    return [{ at: move(50, 76.5, 1.04), of: scatter(COLORS.map((name) => papers(name, edition))) }];
  }
  return specialPicture(edition);
}

/** Four cards' worth of paper in the middle of a wild. */
function tiles(edition: Edition): Drawing {
  const places = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const;
  return COLORS.flatMap((name, i): Drawing => {
    const color = papers(name, edition);
    const [x, y] = places[i] as readonly [number, number];
    return [
      { d: rect(-17, -20, 34, 40, 5), fill: color.field, at: move(x * 18.25, y * 21.25) },
      {
        d: shape(color.shape, 0.34),
        fill: color.tint,
        at: move(x * 18.25, y * 21.25 + (color.shape === "triangle" ? 2.5 : 0)),
      },
    ];
  });
}

/** A wild that has been named shows the color as a card of that color does; what it was lies small on it. */
function declared(sign: Face, edition: Edition, named: Color): Drawing {
  const color = papers(named, edition);
  if (sign === "special" && edition === "hyper") {
    return [{ d: FIELD, fill: color.field }, ...hyperNamed(named), ...corners([big(color)])];
  }
  const inner: Drawing = [edge(), ...colorless(sign, edition)];
  return [
    { d: FIELD, fill: color.field },
    { d: shape(color.shape, 1.02), fill: color.shade, at: move(51.2, 77.2) },
    { d: shape(color.shape, 1.02), fill: color.tint, at: move(50, 75) },
    { d: rect(28, 42, 47, 71, 5.5), fill: "#00000040" },
    { at: `${move(50, 75, 0.46)}translate(-50 -75)`, of: inner },
    ...corners([big(color)]),
  ];
}

const big = (color: Papers): Piece => ({ d: shape(color.shape, 0.25), fill: color.on, at: move(17, 19.5) });
