/** The log as turns: everything that one player's act led to stays together. */
import type { EventName } from "../generated/events";
import { NOBODY } from "../game/event";
import type { Entry } from "./state";

export interface Turn {
  /** The number of its first entry. */
  id: number;
  /** Who acted; nobody for what the table itself says. */
  seat: number;
  entries: readonly Entry[];
}

/** What somebody does who is asked, or out of turn; all else follows from it. */
const ACTS: ReadonlySet<EventName> = new Set<EventName>([
  "laid",
  "jumped_in",
  "passed",
  "said_uno",
  "caught",
  "challenged",
]);

function actor({ event }: Entry): number | null {
  if (!event) return NOBODY;
  return ACTS.has(event.name) || (event.name === "drew" && event.word === "turn") ? event.seat : null;
}

export function turns(log: readonly Entry[]): Turn[] {
  const found: { id: number; seat: number; entries: Entry[] }[] = [];
  for (const entry of log) {
    const last = found.at(-1);
    const seat = actor(entry);
    // Whoever plays the card just drawn is still at the same turn.
    const begins = seat != null && (seat !== last?.seat || (entry.event?.name === "laid" && hasLaid(last.entries)));
    if (last && !begins) last.entries.push(entry);
    else found.push({ id: entry.id, seat: seat ?? NOBODY, entries: [entry] });
  }
  return found;
}

const hasLaid = (entries: readonly Entry[]) => entries.some(({ event }) => event?.name === "laid");
