/** Opening a table and remembering its key. */
import type { NewTable } from "$protocol";
import { newToken, type Keys } from "./keys";
import { createTable } from "./server";

export interface Wish {
  name: string;
  rules: string;
  seats: number;
  bots: number;
  level: string;
  pace: NonNullable<NewTable["pace"]>;
  public?: boolean;
}

export async function openTable(keys: Keys, wish: Wish, now: number): Promise<string> {
  const token = newToken();
  const { table } = await createTable({
    cmd: newToken().slice(0, 20), token, name: wish.name, rules: wish.rules, seats: wish.seats,
    bots: Array<string>(wish.bots).fill(wish.level), pace: wish.pace, public: wish.public ?? false,
  });
  keys.keep({ table, booklet: wish.rules.split(" ")[0] ?? "classic/en", at: now, keys: [{ token, name: wish.name }] });
  return table;
}

/** The booklet of a box for a reader: in the language of the screen, else in English, else its first. */
export function bookletFor(booklets: readonly { id: string; language: string }[], language: string): string {
  const one = booklets.find((b) => b.language === language) ?? booklets.find((b) => b.language === "en") ?? booklets[0];
  return one?.id ?? "classic/en";
}
