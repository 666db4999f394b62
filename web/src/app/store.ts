/** Where a device remembers things: names and texts. */
export interface Store {
  read(key: string): string | null;
  write(key: string, value: string): void;
}

/** The browser's storage; where it is forbidden, things last as long as the page. */
export function browserStore(): Store {
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
