import { expect, it } from "vitest";
import { bringBackKept } from "../src/app/bring-back";
import { isKeptForGood, keepForGood } from "../src/app/keeping";
import { DEFAULTS, PREFERENCES } from "../src/app/preferences";
import { SavedTables, SAVED_TABLES } from "../src/app/saved-tables";

function kept(first: Record<string, string> = {}) {
  const all = new Map(Object.entries(first));
  return {
    read: (key: string) => all.get(key) ?? null,
    write: (key: string, value: string) => void all.set(key, value),
  };
}
const saved = (table: string, at: number, token = "t") => ({
  table,
  booklet: "classic/en",
  at,
  keys: [{ token, name: "" }],
});
const settings = (changes: object) => JSON.stringify({ ...DEFAULTS, ...changes });

it("seats on servers are brought back table by table; a seat that is here stays", () => {
  const store = kept({ [SAVED_TABLES]: JSON.stringify([saved("b", 2, "here")]) });
  bringBackKept(store, { [SAVED_TABLES]: JSON.stringify([saved("a", 3), saved("b", 9, "file"), saved("c", 1)]) });
  const all = new SavedTables(store).all();
  expect(all.map(({ table, keys }) => [table, keys[0]!.token])).toEqual([
    ["a", "t"],
    ["b", "here"],
    ["c", "t"],
  ]);
});

it("whoever leaves a table takes only their own key along", () => {
  const keys = ["ana", "ben"].map((token) => ({ token, name: token }));
  const tables = new SavedTables(kept({ [SAVED_TABLES]: JSON.stringify([{ ...saved("a", 1), keys }]) }));
  tables.forgetKey("a", "ben");
  expect(tables.of("a")?.keys.map(({ token }) => token)).toEqual(["ana"]);
  tables.forgetKey("a", "ana");
  expect(tables.of("a")).toBe(null);
});

it("settings are brought back where nobody has changed any; otherwise they are left out, and that is said", () => {
  const file = { [PREFERENCES]: settings({ theme: "dark" }) };
  const fresh = kept({ [PREFERENCES]: settings({}) });
  expect(bringBackKept(fresh, file)).toBe(false);
  expect(fresh.read(PREFERENCES)).toBe(file[PREFERENCES]);
  const mine = kept({ [PREFERENCES]: settings({ sound: true }) });
  expect(bringBackKept(mine, file)).toBe(true);
  expect(mine.read(PREFERENCES)).toBe(settings({ sound: true }));
});

it("a browser is asked to keep tables, and may refuse or know nothing of it", async () => {
  const storage = (promise: boolean) =>
    ({ persisted: async () => false, persist: async () => promise }) as StorageManager;
  expect(await keepForGood(storage(true))).toBe(true);
  expect(await keepForGood(storage(false))).toBe(false);
  expect(await keepForGood({} as StorageManager)).toBe(false);
  expect(await isKeptForGood({ persisted: () => Promise.reject(new Error("no")) } as unknown as StorageManager)).toBe(
    false,
  );
});
