/** A battle as the table sees it: who against whom, which cards were turned, who won. */
import type { TableState } from "./state";

/** Two seats face to face, and what is known of their cards. */
export interface Duel {
  seat: number;
  whom: number;
  cards: string[];
  winner: number | null;
}

/** What a battle has come to after some more entries of the log. */
export function duelOf(duel: Duel | null, fresh: TableState["fresh"]): Duel | null {
  let now = duel;
  for (const { event } of fresh) {
    if (event?.name === "foe") now = { seat: event.seat, whom: event.whom, cards: [], winner: null };
    else if (event?.name === "chose" && now?.cards.length) now = { ...now, cards: [], winner: null };
    else if (event?.name === "revealed") {
      const cards = [...(now?.cards.length === 2 ? [] : (now?.cards ?? []))];
      now = {
        seat: now?.seat ?? event.seat,
        whom: now?.whom ?? event.seat,
        winner: null,
        cards: [...cards, event.cards[0] ?? "?"],
      };
      if (now.cards.length === 2 && now.seat === now.whom) now = { ...now, whom: event.seat };
    } else if (event?.name === "won_battle" && now) now = { ...now, winner: event.seat };
  }
  return now;
}

/** Are both cards of a battle turned among these entries? */
export function revealsBattle(fresh: TableState["fresh"]): boolean {
  return fresh.filter(({ event }) => event?.name === "revealed").length === 2;
}
