/** What is stamped on a seat for a moment: how many cards just came to it. */
import { passesCards } from "../game/event";
import type { Entry } from "./state";

/** The cards that each seat has drawn, taken or been given in these entries; a deal stamps nobody. */
export function received(entries: readonly Entry[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { event } of entries) {
    if (!event) continue;
    const to = passesCards(event.name) ? event.whom : ["drew", "took"].includes(event.name) ? event.seat : -1;
    if (to >= 0 && event.cards.length) counts[to] = (counts[to] ?? 0) + event.cards.length;
  }
  return counts;
}
