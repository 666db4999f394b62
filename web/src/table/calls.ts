/** When a call does something sensible: saying UNO, and catching who has not. */
import type { Phase, SeatView, TableInfo } from "../generated/protocol";
import { isCard } from "../game/card";
import { LAYING } from "../generated/table";

/** UNO is said at once, or with the card that is played next, or there is nothing to say. */
export type UnoCall = "" | "now" | "with-card";

/** What is still open after a card that leaves one cannot change the hand in these phases. */
const SETTLED: readonly Phase[] = ["COLOR", "SHARE"];

/**
 * The rules accept UNO in the breath after any card without a color, however many are left; it is offered only where one
 * card is left and UNO is owed or about to be, or where the next card leaves one.
 */
export function unoCall(look: SeatView | null): UnoCall {
  if (look?.seat == null) return "";
  const { hand = [], moves = [], owes = [], phase, seat } = look;
  if (moves.includes("uno") && (owes.includes(seat) || (hand.length === 1 && SETTLED.includes(phase)))) return "now";
  return hand.length === 2 && LAYING.includes(phase) && moves.some(isCard) ? "with-card" : "";
}

/** From when on (in the server's time) a catch is accepted: who forgot UNO has a moment to remember it. */
export function catchingFrom(look: SeatView | null, room: Pick<TableInfo, "catching"> | null): number {
  return (look?.held ?? 0) - (room?.catching ?? 0);
}
