import { expect, it } from "vitest";
import { bringBackKept, sentences } from "../src/app/bring-back";
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
  const store = kept({ [SAVED_TABLES]: JSON.stringify([saved("bbbb2345", 2, "here")]) });
  const file = [saved("aaaa2345", 3), saved("bbbb2345", 9, "file"), saved("cccc2345", 1)];
  bringBackKept(store, { [SAVED_TABLES]: JSON.stringify(file) });
  const all = new SavedTables(store).all();
  expect(all.map(({ table, keys }) => [table, keys[0]!.token])).toEqual([
    ["aaaa2345", "t"],
    ["bbbb2345", "here"],
    ["cccc2345", "t"],
  ]);
});

it.each<[string, object]>([
  ["a code that is none", { table: "../etc" }],
  ["no booklet", { booklet: undefined }],
  ["a time that is none", { at: "soon" }],
  ["a time that no date can be", { at: 1e300 }],
  ["keys that are none", { keys: "abc" }],
  ["no keys", { keys: [] }],
  ["a key without a token", { keys: [{ name: "Ada" }] }],
  ["a name that is none", { keys: [{ token: "t", name: 7 }] }],
])("a seat on a server with %s is not taken, and not shown if it was", (_, spoiled) => {
  const bad = { ...saved("bbbb2345", 2), ...spoiled };
  const text = JSON.stringify([null, bad, saved("aaaa2345", 1)]);
  const store = kept();
  bringBackKept(store, { [SAVED_TABLES]: text });
  expect(JSON.parse(store.read(SAVED_TABLES)!)).toEqual([saved("aaaa2345", 1)]);
  expect(new SavedTables(kept({ [SAVED_TABLES]: text })).all()).toEqual([saved("aaaa2345", 1)]);
});

it("secrets and seals of shuffles are brought back, if they are some", () => {
  const store = kept();
  const good = "0123456789abcdef".repeat(4);
  bringBackKept(store, { "mine:abcd2345/1#1": good, "seal:abcd2345/1#1": "nonsense", "anchor:abcd2345/1": "" });
  expect(store.read("mine:abcd2345/1#1")).toBe(good);
  expect(store.read("seal:abcd2345/1#1")).toBe(null);
  expect(store.read("anchor:abcd2345/1")).toBe(null);
});

it("whoever leaves a table takes only their own key along", () => {
  const keys = ["ana", "ben"].map((token) => ({ token, name: token }));
  const tables = new SavedTables(kept({ [SAVED_TABLES]: JSON.stringify([{ ...saved("aaaa2345", 1), keys }]) }));
  tables.forgetKey("aaaa2345", "ben");
  expect(tables.of("aaaa2345")?.keys.map(({ token }) => token)).toEqual(["ana"]);
  tables.forgetKey("aaaa2345", "ana");
  expect(tables.of("aaaa2345")).toBe(null);
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

it.each([
  ["all are new", { brought: 2, here: 0, differing: 0 }, ["device-imported 2"]],
  ["all are here", { brought: 0, here: 2, differing: 0 }, ["device-imported 0"]],
  ["there are none", { brought: 0, here: 0, differing: 0 }, ["device-imported-none 0"]],
  ["one was played on elsewhere", { brought: 0, here: 0, differing: 1 }, ["device-differing 1"]],
  ["one is here, one was played on elsewhere", { brought: 0, here: 1, differing: 1 }, ["device-differing 1"]],
  ["some of each", { brought: 3, here: 1, differing: 2 }, ["device-imported 3", "device-differing 2"]],
])("it is said what a file brought: %s", (_, counted, said) => {
  expect(sentences(counted, false).map(([id, { n }]) => `${id} ${n}`)).toEqual(said);
  expect(sentences(counted, true).at(-1)![0]).toBe("device-left-out");
});
