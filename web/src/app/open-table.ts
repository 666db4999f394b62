/** Opens a table and remembers the token of its first seat. */
import type { NewTable } from "../generated/protocol";
import { newToken, type SavedTables } from "./saved-tables";
import { createTable } from "./api";

export interface TableWish {
  name: string;
  rules: string;
  seats: number;
  bots: number;
  level: string;
  pace: NonNullable<NewTable["pace"]>;
  public?: boolean;
}

export async function openTable(savedTables: SavedTables, wish: TableWish, now: number): Promise<string> {
  const token = newToken();
  const { table } = await createTable({
    cmd: newToken().slice(0, 20),
    token,
    name: wish.name,
    rules: wish.rules,
    seats: wish.seats,
    bots: Array<string>(wish.bots).fill(wish.level),
    pace: wish.pace,
    public: wish.public ?? false,
  });
  savedTables.save({
    table,
    booklet: wish.rules.split(" ")[0] ?? "classic/en",
    at: now,
    keys: [{ token, name: wish.name }],
  });
  return table;
}
