/** The tables that this device has a seat at, newest first, with the secret token of each seat. */
import type { Wish } from "../table/sitting";
import { fromJson, isCode, isObject, isText, isTime } from "./fields";
import type { Store } from "./store";

export interface SavedTable {
  table: string;
  booklet: string;
  at: number;
  /** One for each person who plays on this device; the first is the owner's. */
  keys: { token: string; name: string }[];
  /** What the owner waits for who has no seat there yet. */
  wish?: Wish;
}

/** Its name in the device's storage. */
export const SAVED_TABLES = "penultima-tables";
const MOST = 20;

export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** An id for a command that nobody else gives. */
export const newCommand = () => newToken().slice(0, 20);

export class SavedTables {
  constructor(private readonly store: Store) {}

  all(): SavedTable[] {
    return parsed(this.store.read(SAVED_TABLES));
  }

  /** Adds the tables of such a list that are not here, as far as there is room. */
  add(text: string): void {
    const here = this.all();
    const others = parsed(text).filter(({ table }) => !here.some((one) => one.table === table));
    const all = [...here, ...others].sort((a, b) => b.at - a.at);
    this.store.write(SAVED_TABLES, JSON.stringify(all.slice(0, MOST)));
  }

  of(table: string): SavedTable | null {
    return this.all().find((one) => one.table === table) ?? null;
  }

  save(saved: SavedTable): void {
    const others = this.all().filter((one) => one.table !== saved.table);
    this.store.write(SAVED_TABLES, JSON.stringify([saved, ...others].slice(0, MOST)));
  }

  /** Keeps what somebody at this table waits for, so that a reload does not forget it; of a table that is not saved nothing is kept. */
  keepWish(table: string, wish: Wish): void {
    const saved = this.of(table);
    if (saved && (saved.wish ?? "") !== wish) this.save({ ...saved, wish });
  }

  /** One person of this device has left; the table stays as long as somebody else here has a seat. */
  forgetKey(table: string, token: string | null): void {
    const saved = this.of(table);
    const keys = saved?.keys.filter((one) => one.token !== token) ?? [];
    if (!saved || !keys.length) return this.forget(table);
    this.save({ ...saved, keys });
  }

  forget(table: string): void {
    this.store.write(SAVED_TABLES, JSON.stringify(this.all().filter((one) => one.table !== table)));
  }
}

function parsed(text: string | null): SavedTable[] {
  const saved = fromJson(text);
  return Array.isArray(saved) ? saved.filter(isSavedTable) : [];
}

function isSavedTable(one: unknown): one is SavedTable {
  if (!isObject(one) || !isCode(one.table) || !isText(one.booklet) || !isTime(one.at)) return false;
  const { keys } = one;
  return (
    Array.isArray(keys) &&
    keys.length > 0 &&
    keys.every((key) => isObject(key) && isText(key.token) && isText(key.name))
  );
}
