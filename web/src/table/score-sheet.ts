/** The score sheet of a match: what every round brought, as far as it was seen. */
import type { TableInfo } from "../generated/protocol";
import type { GameEvent } from "../game/event";

/** Points by seat for each round; nothing for a round that this page has not seen. */
export interface ScoreSheet {
  match: number;
  rounds: readonly (readonly number[] | null)[];
}

export const EMPTY: ScoreSheet = { match: -1, rounds: [] };

/** The sheet after these events; another match begins another sheet. */
export function withScores(sheet: ScoreSheet, room: TableInfo | null, events: readonly GameEvent[]): ScoreSheet {
  if (!room) return sheet;
  const match = room.match ?? 0;
  const now = sheet.match === match ? sheet : { match, rounds: [] };
  const scored = events.findLast((event) => event.name === "scored");
  return scored && room.round ? written(now, room.round, scored.numbers) : now;
}

function written(sheet: ScoreSheet, round: number, points: readonly number[]): ScoreSheet {
  const length = Math.max(round, sheet.rounds.length);
  return {
    ...sheet,
    rounds: Array.from({ length }, (_, at) => (at === round - 1 ? points : (sheet.rounds[at] ?? null))),
  };
}

/** The sheet with what a record tells of rounds that were not seen. */
export function withRecord(
  sheet: ScoreSheet,
  record: { rounds: readonly { points: readonly number[] }[] },
): ScoreSheet {
  return { ...sheet, rounds: sheet.rounds.map((points, at) => points ?? record.rounds[at]?.points ?? null) };
}
