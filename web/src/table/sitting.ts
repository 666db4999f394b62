/** Whether somebody without a seat can have one, as far as the table shows it; the table itself decides. */
import type { TableInfo } from "../generated/protocol";

export type Chance =
  /** A chair is empty: before a match. */
  | { kind: "free"; seats: number[] }
  /** During a match bots make room, at once and with their cards. The table chooses: first those that stand in for who left. */
  | { kind: "bot"; seats: number[] }
  /** People have all seats. */
  | { kind: "full"; seats: number[] };

export function chanceToSit(room: TableInfo): Chance {
  const where = (fits: (seat: TableInfo["seats"][number]) => boolean) =>
    room.seats.flatMap((seat, at) => (fits(seat) ? [at] : []));
  const seats =
    room.status === "waiting" ? where((seat) => !seat.bot && seat.person == null) : where((seat) => Boolean(seat.bot));
  if (!seats.length) return { kind: "full", seats };
  return { kind: room.status === "waiting" ? "free" : "bot", seats };
}

/** What somebody waits for who cannot sit, or does not want to yet: any seat, or the end of the round. */
export type Wish = "" | "free" | "after";

/** A wish as it was kept on the device, whatever is written there. */
export const wishOf = (kept: unknown): Wish => (kept === "free" || kept === "after" ? kept : "");

/** Has the moment come that somebody waits for? */
export function mayFulfil(wish: Wish, room: TableInfo): boolean {
  if (!wish || chanceToSit(room).kind === "full") return false;
  return wish === "free" || (room.status !== "playing" && room.status !== "dealing");
}
