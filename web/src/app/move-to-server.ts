/** A table of this device goes on at the server: its rules, its seats with who sits there, and its scores. */
import { Refused } from "../connection/table-socket";
import type { TableInfo } from "../generated/protocol";
import { moved, type Assists } from "../table/moving";
import { createTable } from "./api";
import { onServer } from "./place";
import { newToken, type SavedTables } from "./saved-tables";
import { Seat } from "./seat.svelte";
import type { Store } from "./store";

/** What this move is known by: kept before the server is asked, so that a second try finds the table of the first. */
interface Move {
  cmd: string;
  /** Of each seat. */
  tokens: string[];
}

/** The same for the same match of the same table, whenever it is asked. */
export function moveOf({ table, match, seats }: TableInfo, store: Store): Move {
  const name = `moving:${table}/${match ?? 0}`;
  const kept = JSON.parse(store.read(name) ?? "null") as Move | null;
  if (kept && kept.tokens.length >= seats.length) return kept;
  const move = { cmd: newToken().slice(0, 20), tokens: seats.map(() => newToken()) };
  store.write(name, JSON.stringify(move));
  return move;
}

/**
 * Opens the table at the server and seats everybody there; its code. What was on this device stays there as well. Each command
 * has an id of its own, so that one that was done before is not done again.
 */
export async function moveToServer(
  room: TableInfo,
  store: Store,
  savedTables: SavedTables,
  now: number,
): Promise<string> {
  const wanted = moved(room);
  if (!wanted) throw new Refused({ code: "not-seated" });
  const { wish, bots, people, assists } = wanted;
  const { cmd, tokens } = moveOf(room, store);
  const keys = [{ token: tokens[0]!, name: wish.name }];
  const { table } = await createTable({ ...wish, cmd, token: tokens[0]! });
  const sitting: Seat[] = [];
  const sit = (token: string) => {
    const one = new Seat(table, token, onServer);
    sitting.push(one);
    return one.session;
  };
  const help = async (session: Seat["session"], one: Assists | null) =>
    one && session.say({ do: "assist", cmd: "move-assist", ...one });
  try {
    const host = sit(tokens[0]!);
    for (const { seat, level } of bots) await host.say({ do: "bot", cmd: `move-bot-${seat}`, level, seat });
    await help(host, assists);
    for (const { seat, name, assists } of people) {
      const session = sit(tokens[seat]!);
      await session.say({ do: "join", cmd: "move-join", name });
      keys.push({ token: tokens[seat]!, name });
      await session.say({ do: "sit", cmd: "move-sit", seat });
      await help(session, assists);
    }
  } finally {
    sitting.forEach((one) => one.close());
    savedTables.save({ table, booklet: room.rules.split(" ")[0] ?? "classic/en", at: now, keys });
  }
  return table;
}
