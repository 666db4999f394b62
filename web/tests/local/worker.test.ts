/** The glue between page and worker, without either: the real host answers, and the messages are those that would be sent. */
import { afterEach, describe, expect, it } from "vitest";
import { Refused, TableSocket } from "../../src/connection/table-socket";
import { Answering, untilThere } from "../../src/device/answering";
import { LocalClient, type WorkerLike } from "../../src/device/local-client";
import { searching, type SearchThread } from "../../src/device/searching";
import type { FromSearch, ToSearch } from "../../src/device/search-worker";
import type { FromWorker, ToWorker } from "../../src/device/worker-messages";
import { CLOSE_CODES } from "../../src/generated/connection";
import { Bots } from "../../src/engine/bots";
import { Game } from "../../src/engine/game";
import type { LocalTables, ThinkAsk } from "../../src/local/interfaces";
import { Device, newEngine, Player, settled } from "./device";

const sockets: TableSocket[] = [];
afterEach(() => sockets.splice(0).forEach((one) => one.close()));

function client(device: Device, find: () => Promise<LocalTables> = async () => device.host) {
  const tables = untilThere(find);
  const heard: string[] = [];
  let said: (message: FromWorker) => void = () => {};
  const answering = new Answering({ store: Promise.resolve(device.store), tables }, (message) => said(message));
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    terminate: () => heard.push("ended"),
    postMessage: (message: ToWorker) => void setImmediate(() => answering.hear(message)),
  };
  said = (message) => setImmediate(() => worker.onmessage?.({ data: structuredClone(message) } as MessageEvent));
  return {
    heard,
    worker,
    one: new LocalClient(() => worker, {
      storage: (storage) => heard.push(storage),
      changed: () => heard.push("changed"),
      broken: (why) => heard.push(`broken ${why}`),
      ready: () => heard.push("ready"),
    }),
  };
}

describe("the page and its worker", () => {
  it("open a table, play at it over a port, and list and remove it", async () => {
    const device = new Device(3);
    const { one, heard } = client(device);
    const { table } = await one.open(device.wish());
    expect((await one.list()).map((listed) => listed.table)).toEqual([table]);
    const statuses: string[] = [];
    await new Promise<void>((done) => {
      const socket = new TableSocket(table, "t".repeat(32), "x", one.environment(), {
        link: () => undefined,
        answer: (answer) => {
          if (answer.is === "welcome") void socket.command({ do: "start" });
          const room = answer.is === "welcome" || answer.is === "news" ? answer.room : null;
          if (room) statuses.push(room.status);
          if (room?.status === "dealing") done();
        },
      });
      sockets.push(socket);
    });
    expect(statuses[0]).toBe("waiting");
    const [kept] = await one.archive(table);
    expect(kept!.rows.map(({ fact }) => fact.k)).toContain("started");
    await one.remove(table);
    expect(await one.list()).toEqual([]);
    expect(heard).toEqual(["ready", "changed"]);
    expect(await one.bringBack([kept!])).toMatchObject({ brought: 1 });
    expect((await one.list()).map((listed) => listed.table)).toEqual([table]);
  });

  it("say what was refused as a server would", async () => {
    const device = new Device();
    const { one } = client(device);
    const refused = await one.open(device.wish({ bots: ["genius"] })).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refused);
    expect((refused as Refused).no.code).toBe("no-bot");
    await expect(one.record("zzzzzzzz")).rejects.toMatchObject({ no: { code: "no-table" } });
  });

  it("list what the device has even if the engine did not arrive, and say so", async () => {
    const device = new Device();
    await device.host.open(device.wish());
    const { one, heard } = client(device, () => Promise.reject(new Error("no engine")));
    expect(await one.list()).toHaveLength(1);
    await settled();
    expect(heard).toEqual(["broken Error: no engine"]);
    await expect(one.open(device.wish())).rejects.toThrow();
  });

  it("try again when the engine arrives later", async () => {
    const device = new Device();
    let there = false;
    const { one, heard } = client(device, async () => {
      if (!there) throw new Error("no engine");
      return device.host;
    });
    await expect(one.open(device.wish())).rejects.toThrow("no engine");
    there = true;
    expect(await one.open(device.wish())).toMatchObject({ link: "" });
    expect(heard.at(-1)).toBe("ready");
  });

  it("start another worker where one no longer answers, and leave one alone that does", async () => {
    const device = new Device();
    const { worker, heard, one: answered } = client(device);
    await answered.check();
    await answered.list();
    await answered.check();
    expect(heard).not.toContain("ended");
    let deaf = true;
    const started: WorkerLike[] = [];
    const one = new LocalClient(
      () => {
        const next: WorkerLike = {
          onmessage: null,
          onerror: null,
          terminate: () => heard.push("ended"),
          postMessage: (message) => {
            if (deaf) return;
            worker.onmessage = (event) => next.onmessage?.(event);
            worker.postMessage(message, []);
          },
        };
        started.push(next);
        return next;
      },
      { storage: () => undefined, changed: () => undefined, broken: (why) => heard.push(why), ready: () => undefined },
      20,
    );
    const waiting = one.list().catch((error: Error) => error.message);
    await one.check();
    expect(await waiting).toBe("no answer");
    expect(heard.slice(-2)).toEqual(["ended", "no answer"]);
    deaf = false;
    expect(await one.list()).toEqual([]);
    expect(started).toHaveLength(2);
  });

  it("end a worker that died, and its connections come again", async () => {
    const device = new Device();
    const { one, heard, worker } = client(device);
    await one.open(device.wish());
    const closed: number[] = [];
    const socket = one.environment().connect();
    socket.onclose = ({ code }) => closed.push(code);
    worker.onerror?.({ message: "out of memory" } as ErrorEvent);
    expect(heard.slice(-2)).toEqual(["ended", "broken out of memory"]);
    expect(closed).toEqual([CLOSE_CODES.TRY_AGAIN]);
    socket.close();
  });
});

describe("two tabs", () => {
  it("tell each other; whoever left in one is still here in the other", async () => {
    const device = new Device(5);
    const { table } = await device.host.open(device.wish());
    const [first, second] = [device.host, device.start()];
    const here = new Player(device, table, undefined, undefined, () => first.connect());
    await settled();
    const there = new Player(device, table, undefined, undefined, () => second.connect());
    await settled();
    await first.changed(table);
    await there.socket.command({ do: "start" });
    await first.changed(table);
    await settled();
    expect(here.room?.status).toBe(there.room?.status);
    there.socket.close();
    await settled();
    await first.changed(table);
    await settled();
    expect(here.room?.people[0]?.here).toBe(true);
    await here.playUntil(() => here.room?.status === "between");
    expect(here.room?.status).toBe("between");
  });
});

/** A thread that answers when it is told to. */
class Thread implements SearchThread {
  static all: Thread[] = [];
  onmessage: SearchThread["onmessage"] = null;
  onerror: SearchThread["onerror"] = null;
  asked: ToSearch[] = [];
  ended = false;
  constructor() {
    Thread.all.push(this);
  }
  postMessage(message: ToSearch) {
    this.asked.push(message);
  }
  terminate() {
    this.ended = true;
  }
  answer(data: FromSearch) {
    this.onmessage?.({ data } as MessageEvent<FromSearch>);
  }
}
const ask = { seat: 1 } as ThinkAsk;

describe("searches in a thread of their own", () => {
  afterEach(() => Thread.all.splice(0));

  it("wait for each other", async () => {
    const think = searching(() => new Thread());
    const [thread] = Thread.all;
    const answers = [think(ask, new AbortController().signal), think(ask, new AbortController().signal)];
    await settled();
    expect(thread!.asked).toHaveLength(1);
    thread!.answer({ move: "r7" });
    expect(await answers[0]).toBe("r7");
    await settled();
    thread!.answer({ move: "draw" });
    expect(await answers[1]).toBe("draw");
    expect(Thread.all).toHaveLength(1);
  });

  it("are ended when the answer comes too late, and the next one has a new thread", async () => {
    const think = searching(() => new Thread());
    const late = new AbortController();
    const answer = think(ask, late.signal);
    await settled();
    late.abort();
    await expect(answer).rejects.toThrow();
    expect(Thread.all[0]!.ended).toBe(true);
    const next = think(ask, new AbortController().signal);
    await settled();
    Thread.all[1]!.answer({ move: "b2" });
    expect(await next).toBe("b2");
  });

  it("that are never answered are given up, and hold up nobody else for long", async () => {
    const think = searching(() => new Thread(), 20);
    const { signal } = new AbortController();
    const [mute, after] = [think(ask, signal), think(ask, signal)];
    after.catch(() => undefined);
    await expect(mute).rejects.toThrow("no answer");
    expect(Thread.all[0]!.ended).toBe(true);
    await expect(after).rejects.toThrow("no answer");
    await expect(think(ask, signal), "no third thread is waited for").rejects.toThrow("no thread answers");
    expect(Thread.all).toHaveLength(2);
  });

  it("are done by the table itself where no thread answers", async () => {
    const broken = () => Promise.reject<string>(new Error("no thread"));
    const device = new Device(4, undefined, { think: broken });
    const { table } = await device.host.open(device.wish({ bots: ["expert"], seats: 2, rules: "classic/en +hand=2" }));
    const me = new Player(device, table);
    await settled();
    await me.socket.command({ do: "start" });
    await me.playUntil(() => me.room?.status === "between");
    expect(me.room?.status).toBe("between");
  });

  it("answer as the table itself would", async () => {
    const bots = new Bots(new Game(newEngine()));
    const asked: { ask: ThinkAsk; move: string | null }[] = [];
    const think = async (one: ThinkAsk) => {
      const sent = structuredClone(one);
      asked.push({ ask: sent, move: bots.chooseNow(sent) });
      return asked.at(-1)!.move!;
    };
    const device = new Device(6, undefined, { think });
    const { table } = await device.host.open(device.wish({ bots: ["expert"], seats: 2, rules: "classic/en +hand=3" }));
    const me = new Player(device, table);
    await settled();
    await me.socket.command({ do: "start" });
    await me.playUntil(() => me.room?.status === "between");
    expect(asked.length).toBeGreaterThan(0);
    const again = new Bots(new Game(newEngine()));
    for (const { ask: one, move } of asked) expect(await again.choose(one, settled)).toBe(move);
  });
});
