/** What a seat may do now, sorted by what the page offers it as. */
import type { Color, SeatView, Phase } from "../generated/protocol";
import { isCard } from "../game/card";
import { COLORS } from "../generated/cards";

/** Does the table wait for the seat that this look is for? */
export function isAsked(look: SeatView | null): look is SeatView & { seat: number } {
  return look?.seat != null && look.turn === look.seat;
}

/** Is this said rather than played? Calls answer no question. */
export const isCall = (move: string) => move === "uno" || move.startsWith("catch ");

/** Phases that are asked by the hand and the thumb bar alone; all others open a sheet. */
export const PLAIN: readonly Phase[] = ["TURN", "DRAWN"];

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
  asked: false,
  cards: new Set(),
  colors: [],
  seats: [],
  draw: false,
  keep: false,
  accept: false,
  challenge: false,
  none: false,
  uno: false,
  catches: [],
};

export function choices(look: SeatView | null): Choices {
  if (!look || look.seat == null) return NO_CHOICES;
  const moves = look.moves ?? [];
  const seatsOf = (pattern: RegExp) => moves.flatMap((move) => (pattern.exec(move) ?? []).slice(1).map(Number));
  return {
    asked: isAsked(look),
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
