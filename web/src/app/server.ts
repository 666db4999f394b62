/** What the server answers without a table: tables, booklets, rulebooks, records. */
import type { Created, Here, NewTable, No } from "$protocol";
import { Refused } from "../wire/socket";

async function asked<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, { cache: "no-store", ...init });
  if (answer.ok) return (await answer.json()) as T;
  const no = (await answer.json().catch(() => ({ code: "not-now" }))) as No;
  throw new Refused(no);
}

export function createTable(wish: NewTable): Promise<Created> {
  return asked("/api/tables", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(wish) });
}

export interface Listed {
  table: string;
  at: number;
  rules?: string;
  status?: string;
  seats?: number;
  free?: number;
  names?: string[];
  host?: string;
}

export function openTables(): Promise<Listed[]> {
  return asked("/api/tables");
}

export function recordOf(table: string): Promise<unknown> {
  return asked(`/api/tables/${table}/record`);
}

/** Is the server there and its engine warm? */
export async function ready(): Promise<"ready" | "warming" | "gone"> {
  try {
    return (await fetch("/readyz", { cache: "no-store" })).ok ? "ready" : "warming";
  } catch {
    return "gone";
  }
}

export function here(): Promise<Here> {
  return asked("/api/here");
}

export function homeDoor(open: boolean): Promise<Here> {
  return asked("/api/lan", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ open }) });
}

export interface Rulebook {
  language: string;
  title: string;
  lead: string[];
  chapters: { id: string; title: string; said: { id: string; text: string; rows?: [string, string][]; marks?: string[] }[] }[];
}

export function rulebookOf(rules: string, language: string): Promise<Rulebook> {
  return asked(`/api/rulebook?${new URLSearchParams({ rules, lang: language })}`);
}
