/** Whom the table waits for, and what happens if they are away. */
import type { TableState } from "../table/state";
import type { Screen } from "./screen";

/** When somebody's stand-in begins to play, in the server's time; 0 if it is not known, nothing if they are here. */
export function standInFrom({ room, log }: TableState, seat: number): number | null {
  const { person, bot, here } = room?.seats[seat] ?? {};
  if (person == null || bot || here) return null;
  const left = log.findLast(({ news }) => news?.what === "left" && news.person === person);
  return left?.news ? left.news.at + (room?.leaving ?? 0) : 0;
}

/** “Fox is thinking”, or that Ben is away and when a bot plays for him. `now` is the server's time. */
export function waitingText(screen: Screen, state: TableState, names: readonly string[], now: number): string {
  const seat = state.look?.turn;
  if (seat == null) return "";
  const who = names[seat] ?? "";
  const from = standInFrom(state, seat);
  if (from == null) return screen.say("page-turn-of", { who });
  if (state.room?.seats[seat]?.played_by_bot || (from && from <= now)) return screen.say("page-played-by-bot", { who });
  return from
    ? screen.say("tell-away", { who, n: Math.ceil((from - now) / 1000) })
    : screen.say("tell-away-soon", { who });
}
