/** The hints of a first game: which one fits the moment, each shown once. */
import type { SeatView } from "../generated/protocol";
import { choices } from "./moves";

export const HINTS = ["hand", "others", "color", "draw", "lay", "why", "uno", "win"] as const;
export type Hint = (typeof HINTS)[number];

/** The element that each hint speaks of. */
export const POINTS_AT: Record<Hint, string> = {
  hand: "[data-testid=hand] li",
  others: "[data-place^=seat-] svg.avatar",
  color: "[data-testid=sheet]",
  draw: "[data-testid=draw]",
  lay: "[data-testid=hand] .fits",
  why: "[data-testid=hand] .back",
  uno: "[data-testid=uno]",
  win: "[data-testid=hand] li",
};
/** Hints that speak of all that is found, not of the first. */
export const ALL: ReadonlySet<Hint> = new Set<Hint>(["hand", "win"]);

/** The hint that fits the moment; nothing if all that fit have been seen. */
export function hint(look: SeatView | null, seen: ReadonlySet<string>): Hint | null {
  if (!look || look.seat == null) return null;
  const may = choices(look);
  const fits: Record<Hint, boolean> = {
    hand: true,
    others: true,
    color: may.asked && look.phase === "COLOR",
    draw: may.asked && look.phase === "TURN" && may.cards.size === 0,
    lay: may.asked && look.phase === "TURN" && may.cards.size > 0,
    why: may.asked && look.phase === "TURN" && (look.hand ?? []).some((card) => !may.cards.has(card)),
    uno: may.asked && look.hand?.length === 2,
    win: (look.hand?.length ?? 9) <= 3,
  };
  return HINTS.find((one) => fits[one] && !seen.has(one)) ?? null;
}
