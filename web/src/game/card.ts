/** Cards in the project's notation (docs/notation.md): `r7 gs br y+ w w4 x ?`. */

export const COLORS = ["red", "yellow", "green", "blue"] as const;
export type Color = (typeof COLORS)[number];
export type Face = "number" | "skip" | "reverse" | "draw-two" | "wild" | "draw-four" | "special" | "hidden";

export interface Card {
  text: string;
  color: Color | null;
  face: Face;
  /** The number of a number card. */
  n: number | null;
}

const FACES: Record<string, Face> = { s: "skip", r: "reverse", "+": "draw-two" };
const COLORLESS: Record<string, Face> = { w: "wild", w4: "draw-four", x: "special", "?": "hidden" };
const read = new Map<string, Card>();

export function card(text: string): Card {
  let found = read.get(text);
  if (!found) {
    found = parse(text);
    read.set(text, found);
  }
  return found;
}

function parse(text: string): Card {
  const colorless = COLORLESS[text];
  if (colorless) return { text, color: null, face: colorless, n: null };
  const color = COLORS.find((one) => one[0] === text[0]);
  const rest = text.slice(1);
  if (color && /^[0-9]$/.test(rest)) return { text, color, face: "number", n: Number(rest) };
  const face = FACES[rest];
  if (color && face) return { text, color, face, n: null };
  throw new Error(`'${text}' is no card`);
}

export function isCard(text: string): boolean {
  return /^([rygb][0-9sr+]|w|w4|x|\?)$/.test(text);
}

const ORDER = "0123456789sr+";

/** The place of a card among the 55 kinds. */
export function kind(text: string): number {
  const one = card(text);
  if (!one.color) return 52 + ["w", "w4", "x", "?"].indexOf(text);
  return COLORS.indexOf(one.color) * 13 + ORDER.indexOf(text.slice(1));
}

export type Sorting = "color" | "number" | "drawn";

/** A hand in the order somebody likes to hold it; `drawn` keeps the order in which the cards came. */
export function sorted(hand: readonly string[], how: Sorting): string[] {
  if (how === "drawn") return [...hand];
  const rank = (text: string) => {
    if (how === "color") return kind(text);
    const one = card(text);
    return one.color ? ORDER.indexOf(text.slice(1)) * 4 + COLORS.indexOf(one.color) : kind(text);
  };
  return [...hand].sort((a, b) => rank(a) - rank(b));
}

/** What a card counts when a round is scored. */
export function points(text: string): number {
  const one = card(text);
  return one.n ?? (one.color ? 20 : one.face === "hidden" ? 0 : 50);
}
