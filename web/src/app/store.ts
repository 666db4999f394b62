/** Where a device remembers things: names and texts. */
export interface Store {
  read(key: string): string | null;
  write(key: string, value: string): void;
}

/** What of it belongs in the file of everything that the device keeps: the key of the server's own machine does not. */
const ARCHIVED = /^(penultima-(preferences|tables)|mine:.+|seal:.+|anchor:.+)$/;

export const isArchived = (name: string) => ARCHIVED.test(name);

/** Is this kept about a match of that table: what was given to a shuffle and seen of it, or its move to a server? */
const isAbout = (name: string, table: string) => /^(?:mine|seal|anchor|moving):([^/]+)/.exec(name)?.[1] === table;

/** A store that knows what it holds. */
export interface DeviceTexts extends Store {
  /** What belongs in the file of everything that the device keeps. */
  archived(): Record<string, string>;
  /** Nothing is kept any more about the matches of this table. */
  forget(table: string): void;
}

/** The browser's storage; where it is forbidden, things last as long as the page. */
export function browserStore(): DeviceTexts {
  const memory = new Map<string, string>();
  const names = () => {
    try {
      return [...new Set([...memory.keys(), ...Object.keys(localStorage)])];
    } catch {
      return [...memory.keys()];
    }
  };
  const store: DeviceTexts = {
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
    archived: () =>
      Object.fromEntries(
        names()
          .filter(isArchived)
          .map((name) => [name, store.read(name) ?? ""]),
      ),
    forget: (table) => {
      for (const name of names().filter((one) => isAbout(one, table))) {
        memory.delete(name);
        try {
          localStorage.removeItem(name);
        } catch {
          /* it was in memory only */
        }
      }
    },
  };
  return store;
}
