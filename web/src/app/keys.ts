/** The tables of this device: the secret that opens each seat, newest first. Several people may share a device. */
import type { Keeping } from "../fair/part";

export interface Kept {
  table: string;
  booklet: string;
  at: number;
  /** One key for each person on this device; the first is the owner's. */
  keys: { token: string; name: string }[];
}

const NAME = "penultima-tables";
const MOST = 20;

export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export class Keys {
  constructor(private readonly keeping: Keeping) {}

  all(): Kept[] {
    try {
      const kept: unknown = JSON.parse(this.keeping.read(NAME) ?? "[]");
      return Array.isArray(kept) ? (kept as Kept[]).filter((one) => one.table && one.keys?.length) : [];
    } catch {
      return [];
    }
  }

  of(table: string): Kept | null {
    return this.all().find((one) => one.table === table) ?? null;
  }

  keep(kept: Kept): void {
    const others = this.all().filter((one) => one.table !== kept.table);
    this.keeping.write(NAME, JSON.stringify([kept, ...others].slice(0, MOST)));
  }

  forget(table: string): void {
    this.keeping.write(NAME, JSON.stringify(this.all().filter((one) => one.table !== table)));
  }
}

/** The browser's storage; where it is forbidden, things last as long as the page. */
export function browserKeeping(): Keeping {
  const memory = new Map<string, string>();
  return {
    read: (key) => {
      try {
        return localStorage.getItem(key) ?? memory.get(key) ?? null;
      } catch {
        return memory.get(key) ?? null;
      }
    },
    write: (key, value) => {
      memory.set(key, value);
      try {
        localStorage.setItem(key, value);
      } catch {
        /* kept in memory */
      }
    },
  };
}
