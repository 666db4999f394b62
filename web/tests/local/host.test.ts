/** A table on this device, played through the page's own socket: whole matches, crashes, full storage, several people. */
import { describe, expect, it, vi } from "vitest";
import { checked } from "../../src/fair/check";
import { CLOSE_CODES } from "../../src/generated/connection";
import type { Row, TableListed, ThinkAsk } from "../../src/local/interfaces";
import { StoreFailed } from "../../src/local/interfaces";
import { MemoryStore } from "../../src/local/memory-store";
import { Table } from "../../src/local/table";
import { Device, Player, settled } from "./device";

async function started(device: Device, changes = {}) {
  const { table } = await device.host.open(device.wish(changes));
  const me = new Player(device, table);
  await settled();
  await me.socket.command({ do: "start" });
  return { table, me };
}

const BOOKLETS = ["classic/en", "scary/it", "revenge/en", "battle/es", "hyper/fr"];

describe("a table on this device", () => {
  it.each(BOOKLETS)("plays a match of %s to its end, and the record proves that it was fair", async (rules) => {
    const device = new Device(3);
    const { table, me } = await started(device, {
      rules: `${rules} +hand=3${rules === "hyper/fr" ? "" : " +target=50"}`,
    });
    await me.playUntil(() => me.room?.status === "over");
    expect(me.room?.status).toBe("over");
    const record = await device.host.record(table);
    expect(record.rounds.length).toBe(me.room?.round);
    expect(record.scores).toEqual(me.room?.scores);
    expect(record.rounds.at(-1)!.events.at(-1)).toBe(`match_over ${me.room!.winners!.join(" ")}`);
    expect(checked(record, { read: () => null, write: () => undefined })?.ok).toBe(true);
    expect(record.fair?.deals?.every((deal) => deal.parts[0]!.mark === "given")).toBe(true);
  });

  it("opens the same table for the same wish, and refuses rules that there are not", async () => {
    const device = new Device();
    const one = await device.host.open(device.wish());
    expect(await device.host.open(device.wish())).toEqual(one);
    expect(one.table).toMatch(/^[0-9a-hjkmnp-tv-z]{8}$/);
    await expect(device.host.open(device.wish({ cmd: "x", rules: "classic/en +hand=99" }))).rejects.toMatchObject({
      no: { code: "bad-rules", reason: "setting-range", facts: { low: "1", high: "10" } },
    });
    await expect(device.host.open(device.wish({ cmd: "y", bots: ["genius"] }))).rejects.toMatchObject({
      no: { code: "no-bot" },
    });
    expect((await device.host.list()).map((listed) => listed.table)).toEqual([one.table]);
  });

  it("goes on where it stood when its host is killed after any row", async () => {
    const device = new Device(5);
    const { table, me } = await started(device, { rules: "classic/en +match=round +hand=4" });
    let player = me;
    for (let crash = 0; crash < 40 && player.room?.status !== "over"; crash++) {
      const before = (await device.store.read(table)).length;
      await player.playUntil(
        () =>
          player.room?.status === "over" ||
          (player.heard.at(-1)?.is === "news" && seqOf(player) > before + (crash % 3)),
      );
      if (isOver(player)) break;
      const { story, look } = player;
      player.socket.close = () => undefined;
      device.host = device.start();
      player = new Player(device, table);
      await settled();
      expect(player.story.slice(0, story.length)).toEqual(story);
      expect(player.look?.hand).toEqual(look?.hand);
    }
    await player.playUntil(() => player.room?.status === "over");
    expect(checked(await device.host.record(table), { read: () => null, write: () => undefined })?.ok).toBe(true);
  });

  it("tells nobody what could not be stored", async () => {
    const store = new FullStore();
    const device = new Device(2, store);
    const { table, me } = await started(device, {});
    await me.playUntil(() => me.move !== null);
    const { look } = me;
    store.full = true;
    const heard = me.heard.length;
    await expect(me.socket.command({ do: "play", move: me.move!, decision: look!.decision })).rejects.toMatchObject({
      no: { code: "not-saved" },
    });
    expect(me.heard.slice(heard).map((message) => message.is)).toEqual(["no"]);
    expect(me.look).toEqual(look);
    store.full = false;
    const rows = (await store.read(table)).length;
    await me.socket.command({ do: "play", move: me.move!, decision: look!.decision });
    expect((await store.read(table)).length).toBeGreaterThan(rows);
  });

  it("reads only what is new when another tab has written", async () => {
    const store = new CountingStore();
    const device = new Device(4, store);
    const { table, me } = await started(device);
    const other = device.start();
    const guest = new Player(device, table, null, undefined, () => other.connect());
    await settled();
    const length = async () => (await store.read(table)).length;
    for (let times = 0; times < 3; times++) {
      await other.changed(table);
      const known = await length();
      await me.socket.command({ do: "say", phrase: "hello" });
      const now = await length();
      store.rowsRead = 0;
      await other.changed(table);
      expect(store.rowsRead, "the last row known, and what is new").toBe(now - known + 1);
    }
    expect(guest.heard.filter((one) => one.is === "news" && one.told.some(({ what }) => what === "said"))).toHaveLength(
      3,
    );
    await other.remove(table);
    await device.host.changed(table);
    expect(me.heard.at(-1)).toMatchObject({ is: "bye", code: "no-table" });
  });

  it("is one table in two tabs", async () => {
    const device = new Device(4);
    const { table, me } = await started(device, { bots: ["easy"], seats: 3 });
    const other = device.start();
    const guest = new Player(device, table, "g".repeat(32), undefined, () => other.connect());
    await settled();
    await guest.socket.command({ do: "join", name: "Ben" });
    await me.playUntil(() => me.move !== null);
    await me.socket.command({ do: "play", move: me.move!, decision: me.look!.decision });
    await guest.socket.command({ do: "say", phrase: "hello" });
    await me.socket.command({ do: "say", phrase: "thanks" });
    const rows = await device.store.read(table);
    expect(rows.map((row) => row.seq)).toEqual(rows.map((_, at) => at + 1));
    expect(new Set(rows.map((row) => row.cmd)).size).toBe(rows.length);
    expect(guest.room?.people.map((one) => one.name)).toEqual(["Ada", "Ben"]);
  });

  it("answers a command that is sent again with the same row", async () => {
    const device = new Device();
    const { me } = await started(device, {});
    const first = await me.socket.command({ do: "say", cmd: "again", phrase: "hello" });
    expect(await me.socket.command({ do: "say", cmd: "again", phrase: "hello" })).toEqual(first);
  });

  it("shows nobody another seat's cards", async () => {
    const device = new Device(8);
    const { table } = await device.host.open(device.wish({ seats: 2, bots: [] }));
    const ada = new Player(device, table);
    await settled();
    const ben = new Player(device, table, "b".repeat(32));
    await settled();
    const watching = new Player(device, table, null);
    await ben.socket.command({ do: "join", name: "Ben" });
    await ben.socket.command({ do: "sit" });
    await ada.socket.command({ do: "start" });
    await device.clock.pass(12_000);
    expect(ada.look?.hand).toHaveLength(7);
    expect(ben.look?.hand).toHaveLength(7);
    expect(watching.look?.hand).toBeUndefined();
    const dealt = (player: Player, seat: number) => player.story.find((text) => text.startsWith(`dealt ${seat}`));
    expect(dealt(ada, 1)).toBe("dealt 1 ? ? ? ? ? ? ?");
    expect(dealt(ben, 0)).toBe("dealt 0 ? ? ? ? ? ? ?");
    expect(dealt(ada, 0)!.split(" ").slice(2).sort()).toEqual([...ada.look!.hand!].sort());
    expect([0, 1].map((seat) => dealt(watching, seat)).join()).not.toMatch(/dealt . [^?]/);
  });

  it("turns away what is no message, and a table that there is not", async () => {
    const device = new Device();
    const closed: number[] = [];
    for (const text of ["{}", '{"do":"hello","table":"00000000"}', '{"do":"start","cmd":"x"}', "no"]) {
      const socket = device.host.connect();
      socket.onclose = ({ code }) => closed.push(code);
      socket.send(text);
      await settled();
    }
    expect(closed).toEqual([4400, 4404, 4400, 4400]);
  });

  it("removes a table, and everybody leaves it", async () => {
    const device = new Device();
    const { table, me } = await started(device, {});
    await device.host.remove(table);
    await settled();
    expect(me.heard.at(-1)).toEqual({ is: "bye", code: "no-table" });
    expect(await device.host.list()).toEqual([]);
    await expect(device.host.record(table)).rejects.toMatchObject({ no: { code: "no-table" } });
  });

  it("does not decide for somebody whose device slept", async () => {
    const device = new Device(6);
    const { table, me } = await started(device, { pace: "fast" });
    await me.playUntil(() => me.move !== null);
    device.clock.time += 3_600_000;
    await device.clock.next();
    await settled();
    expect((await device.store.read(table)).some((row) => row.fact.k === "moved" && row.fact.by === "clock")).toBe(
      false,
    );
    expect(me.look!.until! - device.clock.time).toBeGreaterThan(10_000);
  });
});

describe("a clock that is set back", () => {
  it("does not stop a bot, nor a move that is held", async () => {
    let back = 0;
    const device: Device = new Device(6, new MemoryStore(), { now: () => device.clock.time - back });
    const { me } = await started(device, { rules: "classic/en +match=round" });
    await me.playUntil(() => me.room?.status === "playing" && me.move === null);
    back = 3_600_000;
    const began = device.clock.time;
    await me.playUntil(() => me.room?.status === "over");
    expect(me.room?.status).toBe("over");
    expect(device.clock.time - began).toBeLessThan(back);
  });
});

describe("a table that something happens to", () => {
  const rowsOf = async ({ store }: Device, table: string) => (await store.read(table)).map(({ fact }) => fact.k);

  it("writes down who is here once there is room again", async () => {
    const store = new FullStore();
    const device = new Device(2, store);
    const { table } = await device.host.open(device.wish());
    store.full = true;
    const me = new Player(device, table);
    await settled();
    expect(me.room?.people[0]?.here).toBeFalsy();
    store.full = false;
    await device.clock.pass(5000);
    expect(me.room?.people[0]?.here).toBe(true);
  });

  it("tells a tab that cannot follow what another version wrote, and answers what it sends", async () => {
    const device = new Device(2);
    const { table, me } = await started(device, {});
    await me.playUntil(() => me.move !== null);
    const rows = await device.store.read(table);
    const [listed] = await device.store.list();
    const strange: Row = { ...rows.at(-1)!, seq: rows.length + 1, cmd: "strange", fact: { k: "dealt" }, events: ["x"] };
    await device.store.append(table, rows.length, [strange], listed!);
    await expect(me.socket.command({ do: "say", phrase: "hello" })).rejects.toMatchObject({ no: { code: "damaged" } });
    await settled();
    expect(me.heard.at(-1)).toEqual({ is: "bye", code: "damaged" });
  });

  it("turns a connection away when something unforeseen goes wrong, and lets it come again", async () => {
    const store = new MemoryStore();
    const device = new Device(2, store);
    const { table } = await started(device, {});
    const closed: number[] = [];
    const socket = device.host.connect();
    socket.onclose = ({ code }) => closed.push(code);
    socket.send(JSON.stringify({ do: "hello", table, token: "t".repeat(32) }));
    await settled();
    const broken = vi.spyOn(Table.prototype, "after").mockImplementation(() => {
      throw new TypeError("unforeseen");
    });
    const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
    socket.send(JSON.stringify({ do: "say", cmd: "c1", phrase: "hello" }));
    await settled();
    broken.mockRestore();
    expect(said).toHaveBeenCalledOnce();
    said.mockRestore();
    expect(closed).toEqual([CLOSE_CODES.TRY_AGAIN]);
    const again = new Player(device, table);
    await settled();
    expect(await again.socket.command({ do: "say", cmd: "c1", phrase: "hello" })).toMatchObject({ is: "ack" });
  });

  it("sleeps and wakes without a word in a tab that only watches", async () => {
    const device = new Device(6);
    const { table, me } = await started(device, { pace: "fast" });
    const other = device.start();
    const watching = new Player(device, table, null, undefined, () => other.connect());
    await settled();
    await device.host.changed(table);
    await me.playUntil(() => me.move !== null);
    await other.changed(table);
    expect(watching.look?.turn).toBe(me.look?.turn);
    me.socket.close = () => undefined;
    device.clock.time += 3_600_000;
    for (let step = 0; step < 6; step++) await device.clock.next();
    const facts = await rowsOf(device, table);
    // One of the two says that everybody slept, once.
    expect(facts.slice(-2)).toEqual(["left", "back"]);
  });

  it("is read anew after another tab deleted it and it was brought back", async () => {
    const device = new Device(2);
    const { table, me } = await started(device, {});
    const rows = await device.store.read(table);
    const [listed] = await device.store.list();
    await device.store.remove(table);
    await device.host.changed(table);
    await settled();
    expect(me.heard.at(-1)).toEqual({ is: "bye", code: "no-table" });
    await device.store.append(table, 0, rows, listed!);
    const again = new Player(device, table);
    await settled();
    expect(again.room?.people[0]?.here).toBe(true);
    await again.playUntil(() => again.move !== null);
    expect(again.move).not.toBeNull();
  });
});

describe("a bot that searches", () => {
  it("is asked elsewhere if there is another thread, and broken off when it is too late", async () => {
    const asked: ThinkAsk[] = [];
    const aborted: boolean[] = [];
    const device = new Device(11, new MemoryStore(), {
      think: (ask, signal) => {
        asked.push(ask);
        return new Promise((_, refused) =>
          signal.addEventListener("abort", () => {
            aborted.push(true);
            refused(signal.reason);
          }),
        );
      },
    });
    const { table, me } = await started(device, { bots: ["expert"], seats: 2 });
    await me.playUntil(() => asked.length > 0, 200);
    expect(asked[0]!.events.filter((text) => text.startsWith("dealt 0"))[0]).toContain("?");
    if (!(await device.store.read(table)).some((row) => row.fact.k === "moved")) {
      // The bot began: nothing of mine can be taken back, but the seat can be given to another bot.
      await me.socket.command({ do: "bot", level: "easy", seat: 1 });
    } else expect(await device.host.takeBack(table)).toBe(true);
    await settled();
    expect(aborted).toEqual([true]);
    expect(me.look?.hand?.length).toBeGreaterThan(0);
  });

  it("searches here if the other thread fails", async () => {
    const device = new Device(11, new MemoryStore(), { think: () => Promise.reject(new Error("no worker")) });
    const { me } = await started(device, { bots: ["expert"], seats: 2, rules: "classic/en +match=round +hand=3" });
    const moved = () => me.heard.some((one) => one.is === "news" && one.told.some((item) => item.by === "bot"));
    await me.playUntil(() => moved() || me.room?.status === "over");
    expect(moved()).toBe(true);
  });
});

describe("a move that is taken back", () => {
  it("never happened for who plays, but the record says so", async () => {
    const device = new Device(9);
    const { table, me } = await started(device, { rules: "classic/en +match=round" });
    await me.playUntil(() => me.move !== null);
    const before = { ...me.look!, decision: 0, until: 0, held: 0 };
    const story = [...me.story];
    const move = me.move!;
    expect(await device.host.mayTakeBack(table), "nothing was done yet").toBe(false);
    await me.socket.command({ do: "play", move, decision: me.look!.decision });
    await me.playUntil(() => me.move !== null || me.room?.status !== "playing");
    expect(await device.host.mayTakeBack(table)).toBe(true);
    expect(await device.host.takeBack(table)).toBe(true);
    await settled();
    expect(await device.host.mayTakeBack(table)).toBe(false);
    expect({ ...me.look!, decision: 0, until: 0, held: 0 }).toEqual(before);
    expect(me.story).toEqual(story);
    await me.playUntil(() => me.room?.status === "over");
    const record = await device.host.record(table);
    expect(Number(record.extra.taken_back)).toBeGreaterThan(0);
    const found = checked(record, { read: () => null, write: () => undefined });
    expect(found?.ok).toBe(true);
    expect(found?.unproven).toEqual([{ what: "taken-back", moves: record.extra.taken_back }, { what: "device" }]);
    const moved = { ...record, extra: { carried: "0 35" } };
    expect(checked(moved, { read: () => null, write: () => undefined })?.unproven).toEqual([
      { what: "carried", points: [0, 35] },
    ]);
    expect(await device.host.takeBack(table)).toBe(false);
  });

  it("is nothing that two people may do to each other", async () => {
    const device = new Device(8);
    const { table } = await device.host.open(device.wish({ seats: 2, bots: [] }));
    const ada = new Player(device, table);
    const ben = new Player(device, table, "b".repeat(32));
    await settled();
    await ben.socket.command({ do: "join", name: "Ben" });
    await ben.socket.command({ do: "sit" });
    await ada.socket.command({ do: "start" });
    await device.clock.pass(12_000);
    const whose = ada.move ? ada : ben;
    await whose.socket.command({ do: "play", move: whose.move!, decision: whose.look!.decision });
    expect(await device.host.takeBack(table)).toBe(false);
  });
});

const isOver = (player: Player) => player.room?.status === "over";

function seqOf(player: Player): number {
  const last = player.heard.findLast((message) => message.is === "news");
  return last?.is === "news" ? last.seq : 0;
}

/** Counts the rows that are read. */
class CountingStore extends MemoryStore {
  rowsRead = 0;

  override async read(table: string, from?: number): Promise<Row[]> {
    const rows = await super.read(table, from);
    this.rowsRead += rows.length;
    return rows;
  }
}

class FullStore extends MemoryStore {
  full = false;

  override async append(table: string, after: number, rows: Row[], listed: TableListed): Promise<void> {
    if (this.full) throw new StoreFailed("no room");
    return super.append(table, after, rows, listed);
  }
}
