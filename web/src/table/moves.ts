/** What the seat of a look may do, sorted by what a thumb would look for. */
import type { Look } from "$protocol";
import { isCard, type Color, COLORS } from "../game/card";

export interface Choices {
  asked: boolean;
  cards: ReadonlySet<string>;
  colors: readonly Color[];
  seats: readonly number[];
  draw: boolean;
  keep: boolean;
  accept: boolean;
  challenge: boolean;
  none: boolean;
  uno: boolean;
  catches: readonly number[];
}

export const NO_CHOICES: Choices = {
  asked: false, cards: new Set(), colors: [], seats: [], draw: false, keep: false, accept: false, challenge: false,
  none: false, uno: false, catches: [],
};

export function choices(look: Look | null): Choices {
  if (!look || look.seat == null) return NO_CHOICES;
  const moves = look.moves ?? [];
  const seatsOf = (pattern: RegExp) => moves.flatMap((move) => (pattern.exec(move) ?? []).slice(1).map(Number));
  return {
    asked: look.turn === look.seat,
    cards: new Set(moves.filter(isCard)),
    colors: COLORS.filter((color) => moves.includes(color)),
    seats: seatsOf(/^@(\d)$/),
    draw: moves.includes("draw"),
    keep: moves.includes("keep"),
    accept: moves.includes("accept"),
    challenge: moves.includes("challenge"),
    none: moves.includes("none"),
    uno: moves.includes("uno"),
    catches: seatsOf(/^catch @(\d)$/),
  };
}

/** Laying one of two cards leaves one: UNO can be said in the same breath. */
export function mayShout(look: Look | null): boolean {
  return look?.seat != null && look.turn === look.seat && look.hand?.length === 2 && ["TURN", "DRAWN", "CHALLENGE"].includes(look.phase);
}
