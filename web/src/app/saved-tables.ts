/** The tables that this device has a seat at, newest first, with the secret token of each seat. */
import type { Store } from "./store";

export interface SavedTable {
  table: string;
  booklet: string;
  at: number;
  /** One for each person who plays on this device; the first is the owner's. */
  keys: { token: string; name: string }[];
}

const NAME = "penultima-tables";
const MOST = 20;

export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

export class SavedTables {
  constructor(private readonly store: Store) {}

  all(): SavedTable[] {
    try {
      const saved: unknown = JSON.parse(this.store.read(NAME) ?? "[]");
      return Array.isArray(saved) ? (saved as SavedTable[]).filter((one) => one.table && one.keys?.length) : [];
    } catch {
      return [];
    }
  }

  of(table: string): SavedTable | null {
    return this.all().find((one) => one.table === table) ?? null;
  }

  save(saved: SavedTable): void {
    const others = this.all().filter((one) => one.table !== saved.table);
    this.store.write(NAME, JSON.stringify([saved, ...others].slice(0, MOST)));
  }

  forget(table: string): void {
    this.store.write(NAME, JSON.stringify(this.all().filter((one) => one.table !== table)));
  }
}
