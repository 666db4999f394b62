/**
 * What the page asks for: new tables, booklets, rulebooks, records, where the page is shown. A server answers over HTTP; what
 * needs none is also in the page itself, for where there is no server and for when it is away.
 */
import type { Created, Here, NewTable, No, RulebookShown, Catalog, TableListed } from "../generated/protocol";
import type { Language } from "../generated/choices";
import { Refused } from "../connection/table-socket";
import { hasServer } from "./base";
import { hereHeader } from "./here-key";
import { browserStore } from "./store";

async function request<T>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  if (!hasServer) throw new Refused({ code: "not-now" });
  const json = { "Content-Type": "application/json", ...headers };
  const posted = { method: "POST", headers: json, body: JSON.stringify(body) };
  const answer = await fetch(path, body === undefined ? { headers } : posted);
  if (answer.ok) return (await answer.json()) as T;
  throw new Refused((await answer.json().catch(() => ({ code: "not-now" }))) as No);
}

/** The server's answer; where it cannot be had, or not so often, the page's own. What else a server refuses stays refused. */
async function eitherOf<T>(path: string, own: () => Promise<T>): Promise<T> {
  if (!hasServer) return own();
  try {
    return await request<T>(path);
  } catch (error) {
    if (error instanceof Refused && !["not-now", "slow-down"].includes(error.no.code)) throw error;
    return own();
  }
}

async function ownShelf(): Promise<Catalog> {
  return (await import("../generated/shelf.json")).default as unknown as Catalog;
}

async function ownRulebook(rules: string, language: Language): Promise<RulebookShown> {
  const [{ rulebookScreen, writeRulebook, rulebookFacts }, catalog] = await Promise.all([
    import("../text/rulebook"),
    ownShelf(),
  ]);
  const [screen, facts] = await Promise.all([rulebookScreen(language), rulebookFacts()]);
  return writeRulebook(rules, screen, catalog, facts);
}

export const createTable = (wish: NewTable) => request<Created>("/api/tables", wish);
export const openTables = async () => (hasServer ? request<TableListed[]>("/api/tables") : []);
export const recordOf = (table: string, match = 0) =>
  request<unknown>(`/api/tables/${table}/record${match ? `?match=${match}` : ""}`);
export const here = () => request<Here>("/api/here", undefined, hereHeader(browserStore()));
export const openLan = (open: boolean) => request<Here>("/api/lan", { open }, hereHeader(browserStore()));
export const shelf = () => eitherOf("/api/shelf", ownShelf);
export const rulebookOf = (rules: string, language: Language) =>
  eitherOf(`/api/rulebook?${new URLSearchParams({ rules, lang: language })}`, () => ownRulebook(rules, language));
