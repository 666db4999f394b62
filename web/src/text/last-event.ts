/** The one entry of the log that tells best what happened last. */
import type { Entry } from "../table/state";

/** What only leads to something else, or is seen anyway. */
const QUIET = new Set(["dealer", "dealt", "starts", "chose", "shown", "scored", "match_over"]);

export function lastEvent(log: readonly Entry[]): Entry | null {
  const at = log.findLastIndex(({ event }, i) => event && !QUIET.has(event.name) && !follows(log, i));
  return log[at] ?? null;
}

/** Who draws for a card loses the turn as well: that need not be said instead. */
function follows(log: readonly Entry[], at: number): boolean {
  const [before, event] = [log[at - 1]?.event, log[at]?.event];
  return event?.name === "skipped" && before?.name === "drew" && before.seat === event.seat;
}
