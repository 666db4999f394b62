/** Requests over HTTP: new tables, booklets, rulebooks, records, where the page is shown. */
import type { Created, Here, NewTable, No, RulebookShown, Catalog, TableListed } from "../generated/protocol";
import { Refused } from "../connection/table-socket";
import { hereHeader } from "./here-key";
import { browserStore } from "./store";

async function request<T>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  const json = { "Content-Type": "application/json", ...headers };
  const posted = { method: "POST", headers: json, body: JSON.stringify(body) };
  const answer = await fetch(path, body === undefined ? { headers } : posted);
  if (answer.ok) return (await answer.json()) as T;
  throw new Refused((await answer.json().catch(() => ({ code: "not-now" }))) as No);
}

export const createTable = (wish: NewTable) => request<Created>("/api/tables", wish);
export const openTables = () => request<TableListed[]>("/api/tables");
export const recordOf = (table: string) => request<unknown>(`/api/tables/${table}/record`);
export const here = () => request<Here>("/api/here", undefined, hereHeader(browserStore()));
export const openLan = (open: boolean) => request<Here>("/api/lan", { open }, hereHeader(browserStore()));
export const shelf = () => request<Catalog>("/api/shelf");
export const rulebookOf = (rules: string, lang: string) =>
  request<RulebookShown>(`/api/rulebook?${new URLSearchParams({ rules, lang })}`);
