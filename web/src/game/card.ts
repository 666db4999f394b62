/** Cards in the project's notation (docs/notation.md): `r7 gs br y+ w w4 x ?`. */
import { COLOR_LETTERS, COLORED, COLORLESS, COLORS, type Face, type Kind } from "../generated/cards";
import type { Color } from "../generated/protocol";
import { SPECIALS, type Edition } from "../generated/table";

export interface Card {
  text: string;
  /** Its place among all kinds. */
  kind: number;
  color: Color | null;
  face: Face;
  /** The number of a number card. */
  n: number | null;
  /** What it counts in a hand when a round is scored. */
  points: number;
  /** How many of it a deck has. */
  copies: number;
}

const CARDS: readonly Card[] = [
  ...COLORS.flatMap((color, at) =>
    COLORED.map(([text, ...rest]): [Color, ...Kind] => [color, COLOR_LETTERS[at] + text, ...rest]),
  ),
  ...COLORLESS.map((one): [null, ...Kind] => [null, ...one]),
].map(([color, text, face, n, points, copies], kind) => ({ text, kind, color, face, n, points, copies }));
const BY_TEXT = new Map(CARDS.map((one) => [one.text, one]));
const HIDDEN = CARDS.at(-1)!;

/** What is no card is a hidden one, so that a page that is older than its server still shows the table. */
export function card(text: string): Card {
  return BY_TEXT.get(text) ?? HIDDEN;
}

export function isCard(text: string): boolean {
  return BY_TEXT.has(text);
}

/** All cards of an edition in the order of the rules, one after the other. */
export function deckOf(edition: Edition): string[] {
  const special = SPECIALS[edition] !== "none";
  const kinds = CARDS.filter((one) => special || one.face !== "special");
  return kinds.flatMap((one) => Array<string>(one.copies).fill(one.text));
}

export type Sorting = "color" | "number" | "drawn";

/** A hand in the order somebody likes to hold it; `drawn` keeps the order in which the cards came. */
export function sorted(hand: readonly string[], how: Sorting): string[] {
  if (how === "drawn") return [...hand];
  const rank = (text: string) => {
    const { kind, color } = card(text);
    return how === "number" && color ? (kind % COLORED.length) * COLORS.length + COLORS.indexOf(color) : kind;
  };
  return [...hand].sort((a, b) => rank(a) - rank(b));
}

export function points(text: string): number {
  return card(text).points;
}
