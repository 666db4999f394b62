/** Opens a table and remembers the token of its first seat. */
import type { NewTable } from "../generated/protocol";
import { newCommand, newToken, type SavedTables } from "./saved-tables";
import { createTable } from "./api";
import { keepForGood } from "./keeping";
import { localTables, localToken } from "./local.svelte";

export interface TableWish {
  name: string;
  rules: string;
  seats: number;
  bots: number;
  level: string;
  pace: NonNullable<NewTable["pace"]>;
  botPace: NonNullable<NewTable["bot_pace"]>;
  public?: boolean;
}

/** What the table is asked to be, by whoever has this key. */
function wished(wish: TableWish, token: string): NewTable {
  return {
    cmd: newCommand(),
    token,
    name: wish.name,
    rules: wish.rules,
    seats: wish.seats,
    bots: Array<string>(wish.bots).fill(wish.level),
    pace: wish.pace,
    bot_pace: wish.botPace,
    public: wish.public ?? false,
  };
}

/** A table on this device. */
export async function openLocalTable(wish: TableWish): Promise<string> {
  const { table } = await localTables.open(wished(wish, localToken(0)));
  void keepForGood();
  return table;
}

/** A table on the server. */
export async function openTable(savedTables: SavedTables, wish: TableWish, now: number): Promise<string> {
  const token = newToken();
  const { table } = await createTable(wished(wish, token));
  savedTables.save({
    table,
    booklet: wish.rules.split(" ")[0] ?? "classic/en",
    at: now,
    keys: [{ token, name: wish.name }],
  });
  return table;
}
