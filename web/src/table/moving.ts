/** A table of this device as the server is asked to have it. */
import type { NewTable, SeatInfo, TableInfo } from "../generated/protocol";

/** Help that somebody has switched on. */
export interface Assists {
  uno: boolean;
  time: boolean;
}

/** A table as the server is asked for it, who is to sit down at it after its host, and who needs help. */
export interface Moved {
  wish: Omit<NewTable, "cmd" | "token">;
  bots: { seat: number; level: string }[];
  people: { seat: number; name: string; assists: Assists | null }[];
  /** Of who opens it. */
  assists: Assists | null;
}

function assistsOf({ assist_uno: uno = false, assist_time: time = false }: SeatInfo): Assists | null {
  return uno || time ? { uno, time } : null;
}

/**
 * Whoever opens a table has its first seat: the host, or if the host stands the first person who sits. The others keep their
 * order around it, and everybody their score. Nothing if only bots sit there.
 */
export function moved(room: TableInfo): Moved | null {
  const players = room.seats.length;
  const first = room.people[room.host]?.seat ?? room.seats.findIndex((one) => one.person != null);
  if (first < 0) return null;
  const seats = room.seats.map((_, at) => room.seats[(first + at) % players]!);
  const scores = room.status === "over" ? [] : (room.scores ?? []);
  const carried = seats.map((_, at) => scores[(first + at) % players] ?? 0);
  return {
    wish: {
      name: seats[0]!.name || room.people[room.host]!.name,
      rules: room.rules,
      seats: players,
      pace: room.pace,
      grace: room.grace,
      catching: room.catching,
      leaving: room.leaving,
      ...(room.chat !== undefined && { chat: room.chat }),
      ...(room.bot_pace && { bot_pace: room.bot_pace }),
      ...(carried.some(Boolean) ? { carried } : {}),
    },
    bots: seats.flatMap((one, seat) => (one.bot ? [{ seat, level: one.bot }] : [])),
    people: seats.flatMap((one, seat) =>
      seat && one.person != null ? [{ seat, name: one.name ?? "", assists: assistsOf(one) }] : [],
    ),
    assists: assistsOf(seats[0]!),
  };
}
