/** What a move shows before the table has answered: only what this seat knows already, and cards that stay face down. */
import type { SeatView } from "../generated/protocol";
import { isCard } from "../game/card";
import { LAYING } from "../generated/table";
import type { Flight } from "./flights";
import { isAsked } from "./moves";

/** The card that leaves at once, if one does. One that is drawn waits on its way, face down, until it is known. */
export function optimisticFlight(look: SeatView | null, move: string): Flight | null {
  if (!isAsked(look) || !look.moves?.includes(move)) return null;
  const { phase } = look;
  if (isCard(move) && LAYING.includes(phase)) return { from: "hand", to: "discard", card: move, delay: 0 };
  if (isCard(move) && phase === "GIVE_CARD" && look.recipient != null)
    return { from: "hand", to: `seat-${look.recipient}`, card: move, delay: 0 };
  if (!look.draw) return null;
  if (phase === "SHARE" && move.startsWith("@"))
    return { from: "draw", to: `seat-${move.slice(1)}`, card: "?", delay: 0 };
  return move === "draw" || move === "accept" ? { from: "draw", to: "hand", card: "?", delay: 0, waits: true } : null;
}

/** What is left to fly when the table has answered: not what has flown ahead. */
export function remainingFlights(flights: readonly Flight[], flown: Flight | null): Flight[] {
  const same = flown && !flown.waits ? flights.findIndex((one) => one.from === flown.from && one.to === flown.to) : -1;
  return flights.filter((_, at) => at !== same);
}
