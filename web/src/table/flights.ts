/** Which cards fly from where to where when something happens: a list for the view, which knows the places. */
import { passesCards, type GameEvent } from "../game/event";

/** The `data-place` of an element: `draw`, `discard`, `hand` or `seat-2`. */
export type Place = string;

export interface Flight {
  from: Place;
  to: Place;
  /** As the notation writes it; `?` flies face down. */
  card: string;
  /** When it leaves, in milliseconds after the first. */
  delay: number;
  /** It lies face down where it comes from and is turned on the way. */
  turn?: boolean;
  /** It stays on its way until another flight takes it along, or it is called back. */
  waits?: boolean;
}

export const STAGGER = 60;

export function seatPlace(seat: number, me: number | null): Place {
  return seat === me ? "hand" : `seat-${seat}`;
}

export function flights(events: readonly GameEvent[], me: number | null): Flight[] {
  const found: Flight[] = [];
  let at = 0;
  const fly = (from: Place, to: Place, cards: readonly string[]) => {
    for (const card of cards) {
      const turn = card !== "?" && from !== "hand" && from !== "discard";
      found.push({ from, to, card, delay: at, turn });
      at += STAGGER;
    }
  };
  const dealt = events.filter((event) => event.name === "dealt");
  deal(dealt, me, found);
  at = found.length ? Math.max(...found.map((one) => one.delay)) + STAGGER : 0;
  for (const event of events) {
    const seat = seatPlace(event.seat, me);
    const whom = seatPlace(event.whom, me);
    if (event.name === "turned") fly("draw", "discard", event.cards);
    else if (event.name === "laid" || event.name === "jumped_in") fly(seat, "discard", event.cards);
    else if (event.name === "drew") fly("draw", seat, event.cards);
    else if (event.name === "shared") fly("draw", whom, event.cards);
    else if (passesCards(event.name)) fly(seat, whom, event.cards);
    else if (event.name === "took") fly("discard", seat, event.cards);
    else if (event.name === "swapped") {
      fly(seat, whom, ["?"]);
      at -= STAGGER;
      fly(whom, seat, ["?"]);
    }
  }
  return found;
}

/** Card by card around the table, as one deals. */
function deal(dealt: readonly GameEvent[], me: number | null, found: Flight[]): void {
  const most = Math.max(0, ...dealt.map((event) => event.cards.length));
  const step = dealt.length * most > 24 ? STAGGER / 3 : STAGGER / 2;
  for (let i = 0; i < most; i++)
    for (const event of dealt) {
      const card = event.cards[i];
      if (card) found.push({ from: "draw", to: seatPlace(event.seat, me), card: "?", delay: found.length * step });
    }
}
