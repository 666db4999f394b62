/** What the server answers without a table: new tables, booklets, rulebooks, records, where we are. */
import type { Created, Here, NewTable, No, RulebookShown, Shelf, TableListed } from "$protocol";
import { Refused } from "../wire/socket";

async function asked<T>(path: string, body?: unknown): Promise<T> {
  const posted = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(path, body === undefined ? {} : posted);
  if (answer.ok) return (await answer.json()) as T;
  throw new Refused((await answer.json().catch(() => ({ code: "not-now" }))) as No);
}

export const createTable = (wish: NewTable) => asked<Created>("/api/tables", wish);
export const openTables = () => asked<TableListed[]>("/api/tables");
export const recordOf = (table: string) => asked<unknown>(`/api/tables/${table}/record`);
export const here = () => asked<Here>("/api/here");
export const homeDoor = (open: boolean) => asked<Here>("/api/lan", { open });
export const shelf = () => asked<Shelf>("/api/shelf");
export const rulebookOf = (rules: string, lang: string) => asked<RulebookShown>(`/api/rulebook?${new URLSearchParams({ rules, lang })}`);
