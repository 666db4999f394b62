import { describe, expect, it } from "vitest";
import { bringBack, readArchive, tablesOf, written, BadArchive } from "../src/device/archive";
import { DeviceStore, type Storage } from "../src/device/device-store";
import { IndexedStore } from "../src/device/indexed-store";
import { MemoryStore } from "../src/local/memory-store";
import { StoreConflict, StoreFailed, type Row, type TableListed } from "../src/local/interfaces";

const row = (seq: number, move = "r7"): Row => ({
  seq,
  at: 1000 + seq,
  cmd: `c-${seq}`,
  fact: { k: "moved", seat: 0, move },
  events: [`laid 0 ${move}`],
  version: "abc",
});
const listed = (table: string, at = 1): TableListed => ({
  table,
  at,
  rules: "classic/en",
  status: "playing",
  names: ["Ada", "Fox"],
});
const denied = () => {
  throw new DOMException("denied", "SecurityError");
};

describe("where storage is denied", () => {
  it("plays on in memory and says so", async () => {
    const said: Storage[] = [];
    const store = await DeviceStore.open(denied, null, (one) => said.push(one));
    expect(said).toEqual(["denied"]);
    await store.append("abcd2345", 0, [row(1), row(2)], listed("abcd2345"));
    expect(await store.read("abcd2345")).toEqual([row(1), row(2)]);
    expect(await store.list()).toEqual([listed("abcd2345")]);
    await store.remove("abcd2345");
    expect(await store.read("abcd2345")).toEqual([]);
  });
});

describe("a connection to the database that is lost without a word", () => {
  const request = <T>(result: T) => {
    const asked = { result, onsuccess: null as (() => void) | null };
    queueMicrotask(() => asked.onsuccess?.());
    return asked;
  };
  const kept = [{ table: "abcd2345", seq: 1, listed: listed("abcd2345") }];
  const good = {
    transaction: () => ({ objectStore: () => ({ getAll: () => request(kept) }) }),
    close: () => undefined,
  };

  it("is replaced once", async () => {
    const ended: string[] = [];
    const lost = {
      transaction: () => {
        throw new DOMException("the connection is closing", "InvalidStateError");
      },
      close: () => ended.push("closed"),
    };
    const open = (databases: object[]) =>
      new IndexedStore({ open: () => request(databases.shift()) } as unknown as IDBFactory);
    expect(await open([lost, good]).list()).toEqual([listed("abcd2345")]);
    expect(ended).toEqual(["closed"]);
    await expect(open([lost, lost, good]).list()).rejects.toThrow(StoreFailed);
  });
});

describe("rows", () => {
  it("are refused if somebody else has written meanwhile", async () => {
    const store = new MemoryStore();
    await store.append("abcd2345", 0, [row(1)], listed("abcd2345"));
    await expect(store.append("abcd2345", 0, [row(1, "b2")], listed("abcd2345"))).rejects.toThrow(StoreConflict);
    await expect(store.append("abcd2345", 2, [row(3)], listed("abcd2345"))).rejects.toThrow(StoreConflict);
    expect(await store.read("abcd2345")).toEqual([row(1)]);
  });
});

async function archived(): Promise<string> {
  const store = new MemoryStore();
  await store.append("abcd2345", 0, [row(1), row(2)], listed("abcd2345", 5));
  await store.append("zzzz2345", 0, [row(1)], listed("zzzz2345", 9));
  return written(await tablesOf(store), { "penultima-preferences": "{}", "penultima-here": "secret" }, 77);
}

describe("the file of everything", () => {
  it("brings back what is missing, once", async () => {
    const { tables, at, kept } = readArchive(await archived());
    expect(at).toBe(77);
    expect(kept, "the key of the server's machine stays where it is").toEqual({ "penultima-preferences": "{}" });
    const store = new MemoryStore();
    expect(await bringBack(store, tables)).toEqual({ brought: 2, here: 0, differing: 0 });
    expect(await bringBack(store, tables)).toEqual({ brought: 0, here: 2, differing: 0 });
    expect((await store.list()).map(({ table }) => table)).toEqual(["abcd2345", "zzzz2345"]);
    expect(await store.read("abcd2345")).toEqual([row(1), row(2)]);
  });

  it("lets a match grow, and never takes one back or mixes two", async () => {
    const { tables } = readArchive(await archived());
    const store = new MemoryStore();
    await store.append("abcd2345", 0, [row(1)], listed("abcd2345"));
    await store.append("zzzz2345", 0, [row(1, "b2")], listed("zzzz2345"));
    expect(await bringBack(store, tables)).toEqual({ brought: 1, here: 0, differing: 1 });
    expect(await store.read("abcd2345")).toEqual([row(1), row(2)]);
    expect(await store.read("zzzz2345")).toEqual([row(1, "b2")]);
    await store.append("abcd2345", 2, [row(3)], listed("abcd2345"));
    expect(await bringBack(store, tables), "one was played on here").toEqual({ brought: 0, here: 1, differing: 1 });
  });

  it.each([
    ["", "bad"],
    ["{", "bad"],
    ["null", "bad"],
    ["[]", "bad"],
    ['{"format":"penultima-record","version":1}', "bad"],
    ['{"format":"penultima-device","version":"1","tables":[],"kept":{}}', "bad"],
    ['{"format":"penultima-device","version":2}', "newer"],
    ['{"format":"penultima-device","version":1,"tables":[{}],"kept":{}}', "bad"],
    ['{"format":"penultima-device","version":1,"tables":{},"kept":{}}', "bad"],
  ])("refuses %s", (text, why) => {
    const refused = (() => {
      try {
        readArchive(text);
      } catch (error) {
        return error;
      }
    })();
    expect(refused).toBeInstanceOf(BadArchive);
    expect((refused as BadArchive).why).toBe(why);
  });

  it.each<[string, (table: ReturnType<typeof readArchive>["tables"][number]) => void]>([
    ["a gap in its rows", ({ rows }) => rows.shift()],
    ["a code that is none", ({ listed }) => (listed.table = "../etc")],
    ["a time that no date can be", ({ listed }) => (listed.at = 1e300)],
    ["a row at a time that no date can be", ({ rows }) => (rows[0]!.at = -9e15)],
    ["a row without a command", ({ rows }) => Reflect.deleteProperty(rows[0]!, "cmd")],
    ["names that are none", ({ listed }) => (listed.names = [7] as unknown as string[])],
    ["a row without a fact", ({ rows }) => Reflect.deleteProperty(rows[0]!, "fact")],
    ["events that are none", ({ rows }) => (rows[0]!.events = [7] as unknown as string[])],
  ])("refuses a table with %s", async (_, spoil) => {
    const archive = readArchive(await archived());
    spoil(archive.tables[1]!);
    expect(() => readArchive(JSON.stringify(archive))).toThrow(BadArchive);
  });
});
