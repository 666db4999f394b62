/** The score sheet of a match: what every round brought, as far as it was seen. */
import type { RoomNow } from "$protocol";
import type { GameEvent } from "../game/event";

/** Points by seat for each round; nothing for a round that nobody told us of. */
export interface Sheet {
  match: number;
  rounds: readonly (readonly number[] | null)[];
}

export const EMPTY: Sheet = { match: -1, rounds: [] };

/** The sheet after these events; another match begins another sheet. */
export function noted(sheet: Sheet, room: RoomNow | null, events: readonly GameEvent[]): Sheet {
  if (!room) return sheet;
  const match = room.match ?? 0;
  const now = sheet.match === match ? sheet : { match, rounds: [] };
  const scored = events.findLast((event) => event.name === "scored");
  return scored && room.round ? written(now, room.round, scored.numbers) : now;
}

function written(sheet: Sheet, round: number, points: readonly number[]): Sheet {
  const length = Math.max(round, sheet.rounds.length);
  return { ...sheet, rounds: Array.from({ length }, (_, at) => (at === round - 1 ? points : (sheet.rounds[at] ?? null))) };
}

/** The sheet with what a record tells of rounds that were not seen. */
export function filled(sheet: Sheet, record: { rounds: readonly { points: readonly number[] }[] }): Sheet {
  return { ...sheet, rounds: sheet.rounds.map((points, at) => points ?? record.rounds[at]?.points ?? null) };
}
