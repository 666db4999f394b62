/** Everything that this device keeps as one file, and back: tables, and what the page keeps by name. */
import { fromJson, isCode, isObject, isText, isTime } from "../app/fields";
import { isArchived } from "../app/store";
import type { Row, TableListed, TableStore } from "../local/interfaces";

const FORMAT = "penultima-device";
const VERSION = 1;

export interface Archive {
  format: typeof FORMAT;
  version: number;
  /** When it was written, in milliseconds since 1970. */
  at: number;
  tables: { listed: TableListed; rows: Row[] }[];
  /** What the page keeps by name: preferences, seats on servers, secrets of shuffles. */
  kept: Record<string, string>;
}

/** A file that cannot be brought back, and why: it is something else, or from a later version of the page. */
export class BadArchive extends Error {
  constructor(readonly why: "bad" | "newer") {
    super(why);
  }
}

export async function tablesOf(store: TableStore): Promise<Archive["tables"]> {
  const tables: Archive["tables"] = [];
  for (const listed of await store.list()) tables.push({ listed, rows: await store.read(listed.table) });
  return tables;
}

export function written(tables: Archive["tables"], kept: Archive["kept"], at: number): string {
  const archive: Archive = { format: FORMAT, version: VERSION, at, tables, kept };
  return `${JSON.stringify(archive)}\n`;
}

/** What a file holds; nothing of it is taken as it stands before all of it was looked at. */
export function readArchive(text: string): Archive {
  const found = fromJson(text);
  if (!isObject(found) || found.format !== FORMAT || !Number.isInteger(found.version)) throw new BadArchive("bad");
  if (Number(found.version) > VERSION) throw new BadArchive("newer");
  const { tables, kept, at } = found;
  if (!Array.isArray(tables) || !tables.every(isTable) || !isObject(kept)) throw new BadArchive("bad");
  const entries = Object.entries(kept).filter((one): one is [string, string] => typeof one[1] === "string");
  return {
    format: FORMAT,
    version: VERSION,
    at: isTime(at) ? at : 0,
    tables,
    kept: Object.fromEntries(entries.filter(([name]) => isArchived(name))),
  };
}

/** What came of the tables in a file, counted. */
export interface BroughtBack {
  /** New here, or longer than before. */
  brought: number;
  /** Here already, as far as in the file or farther. */
  here: number;
  /** Played on here otherwise than in the file: they stay as they are here. */
  differing: number;
}

/** Adds the tables that are not there yet, and lets those grow that the file has more of. */
export async function bringBack(store: TableStore, tables: Archive["tables"]): Promise<BroughtBack> {
  const counted = { brought: 0, here: 0, differing: 0 };
  for (const { listed, rows } of tables) {
    const kept = await store.read(listed.table);
    const both = Math.min(kept.length, rows.length);
    const same = kept.slice(0, both).every((row, at) => JSON.stringify(row) === JSON.stringify(rows[at]));
    if (!same) counted.differing++;
    else if (kept.length >= rows.length) counted.here++;
    else {
      await store.append(listed.table, kept.length, rows.slice(kept.length), listed);
      counted.brought++;
    }
  }
  return counted;
}

function isTable(one: unknown): one is Archive["tables"][number] {
  if (!isObject(one) || !isObject(one.listed) || !Array.isArray(one.rows) || !one.rows.length) return false;
  const { table, at, rules, status, names } = one.listed;
  if (!isCode(table) || !isTime(at) || !isText(rules) || !isText(status)) return false;
  return Array.isArray(names) && names.every(isText) && one.rows.every((row, number) => isRow(row, number + 1));
}

function isRow(row: unknown, seq: number): boolean {
  if (!isObject(row) || row.seq !== seq || !isTime(row.at) || !isText(row.cmd) || !isText(row.version)) return false;
  const { events, fact } = row;
  return Array.isArray(events) && events.every(isText) && isObject(fact) && isText(fact.k);
}
