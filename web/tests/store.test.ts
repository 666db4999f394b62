import { afterEach, expect, it, vi } from "vitest";
import { browserStore } from "../src/app/store";

/** The browser's storage, as far as a store uses it: names are its own properties. */
function storage(): Storage {
  const methods = {
    getItem: (name: string) => (Object.hasOwn(kept, name) ? (kept[name] as string) : null),
    setItem: (name: string, text: string) => void (kept[name] = text),
    removeItem: (name: string) => void delete kept[name],
  };
  const kept = Object.create(methods) as Record<string, unknown>;
  return kept as unknown as Storage;
}
afterEach(() => vi.unstubAllGlobals());

const NAMES = ["mine:abcd2345/1#1", "seal:abcd2345/1#2", "anchor:abcd2345/12", "moving:abcd2345", "moving:abcd2345/1"];
const OTHERS = ["mine:abcd2346/1#1", "anchor:zabcd2345/1", "penultima-tables", "penultima-preferences"];

it.each([
  ["in the browser's storage", storage()],
  ["in memory, where storage is denied", undefined],
])("what is kept about a table is forgotten with it, %s", (_, where) => {
  vi.stubGlobal("localStorage", where);
  const store = browserStore();
  for (const name of [...NAMES, ...OTHERS]) store.write(name, "x");
  store.forget("abcd2345");
  expect(NAMES.map((name) => store.read(name))).toEqual(NAMES.map(() => null));
  expect(OTHERS.map((name) => store.read(name))).toEqual(OTHERS.map(() => "x"));
  expect(Object.keys(store.archived()).sort()).toEqual(OTHERS.toSorted());
});
