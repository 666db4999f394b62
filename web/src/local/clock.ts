/** Deadlines of a table, in milliseconds since 1970, all from its rows (server/core/clock.py). */
import { DECISION_TIMES } from "../generated/table";
import { isHere, type Owed, type Table } from "./table";

function grace({ is }: Table, seat: number): number {
  return is.opened.grace * (is.chairs[seat]!.assist_time ? 2 : 1);
}

/** Until when a seat that owes UNO cannot be caught. */
export function graceUntil(table: Table, seat: number): number {
  const owed = table.is.uno_owed.find((one) => one.seat === seat);
  return owed ? owed.since + grace(table, seat) : 0;
}

/** Until when the next turn's move waits: all grace and all catching time are over. */
export function holdUntil(table: Table): number {
  const { uno_owed, opened } = table.is;
  if (!uno_owed.length || !table.callsOpen) return 0;
  return Math.max(...uno_owed.map(({ seat, since }: Owed) => since + grace(table, seat) + opened.catching));
}

/** When the clock decides for the seat that is asked; 0 for never. */
export function decideUntil(table: Table): number {
  const { is, turn } = table;
  const time = DECISION_TIMES[is.opened.pace];
  if (turn === null || !time || is.paused_at || is.chairs[turn]!.person === null) return 0;
  return Math.max(is.asked_at, holdUntil(table)) + time * (is.chairs[turn]!.assist_time ? 2 : 1);
}

/** Since when (or from when on) a bot plays this seat; nothing if its person is here. */
export function botSince({ is }: Table, seat: number): number | null {
  const { person } = is.chairs[seat]!;
  if (person === null) return 0;
  const one = is.people[person]!;
  return isHere(one) ? null : one.left_at + is.opened.leaving;
}

/** Seats whose person is here and has yet to contribute to the shuffle. */
export function missingContributors(table: Table): number[] {
  return table.is.shuffler!.waiting.filter((seat) => botSince(table, seat) === null);
}
