/** A table of this device goes on at the server: its rules, its seats with who sits there, and its scores. */
import { Refused } from "../connection/table-socket";
import type { TableInfo } from "../generated/protocol";
import { parseRules } from "../game/rules";
import { moved, type Assists, type Moved } from "../table/moving";
import { createTable } from "./api";
import { keptMove, newMove, type Move } from "./kept-move";
import { onServer } from "./place";
import type { SavedTables } from "./saved-tables";
import { Seat } from "./seat.svelte";
import type { Store } from "./store";

/** The table of a move was there, and its host has left it, or it is there no more. */
const LEFT: readonly string[] = ["not-joined", "no-table"];
const hasLeft = (error: unknown) => error instanceof Refused && LEFT.includes(error.no.code);

/** Opens the table at the server and seats everybody there; its code. What was on this device stays there as well. */
export async function moveToServer(
  room: TableInfo,
  store: Store,
  savedTables: SavedTables,
  now: number,
): Promise<string> {
  const wanted = moved(room);
  if (!wanted) throw new Refused({ code: "not-seated" });
  try {
    return await carriedOut(keptMove(room, wanted, store), wanted, savedTables, now);
  } catch (error) {
    if (!hasLeft(error)) throw error;
    return carriedOut(newMove(room, wanted, store), wanted, savedTables, now);
  }
}

/** Each command has an id of its own, so that one that was done before is not done again. */
async function carriedOut(
  { cmd, tokens }: Move,
  { wish, bots, people, assists }: Moved,
  savedTables: SavedTables,
  now: number,
): Promise<string> {
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
  let left = false;
  try {
    const host = sit(tokens[0]!);
    for (const { seat, level } of bots) await host.say({ do: "bot", cmd: `move-bot-${seat}`, level, seat });
    // One who has left this table learns it by the first command.
    await help(host, assists ?? (bots.length ? null : { uno: false, time: false }));
    for (const { seat, name, assists } of people) {
      const session = sit(tokens[seat]!);
      await session.say({ do: "join", cmd: "move-join", name });
      keys.push({ token: tokens[seat]!, name });
      await session.say({ do: "sit", cmd: "move-sit", seat });
      await help(session, assists);
    }
  } catch (error) {
    left = hasLeft(error);
    throw error;
  } finally {
    sitting.forEach((one) => one.close());
    if (!left) savedTables.save({ table, booklet: parseRules(wish.rules ?? "").booklet, at: now, keys });
  }
  return table;
}
