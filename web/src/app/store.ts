/** Where a device remembers things: names and texts. */
export interface Store {
  read(key: string): string | null;
  write(key: string, value: string): void;
}

/** What of it belongs in the file of everything that the device keeps: the key of the server's own machine does not. */
const ARCHIVED = /^(penultima-(preferences|tables)|mine:.+|seal:.+|anchor:.+)$/;

export const isArchived = (name: string) => ARCHIVED.test(name);

/** What belongs in the file of everything that the device keeps. */
export interface ArchivedStore extends Store {
  archived(): Record<string, string>;
}

/** The browser's storage; where it is forbidden, things last as long as the page. */
export function browserStore(): ArchivedStore {
  const memory = new Map<string, string>();
  const names = () => {
    try {
      return [...new Set([...memory.keys(), ...Object.keys(localStorage)])];
    } catch {
      return [...memory.keys()];
    }
  };
  const store: ArchivedStore = {
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
  };
  return store;
}
