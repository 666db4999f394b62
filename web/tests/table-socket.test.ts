import { beforeEach, describe, expect, it } from "vitest";
import type { AnyServerMessage } from "../src/generated/protocol";
import { Refused, TableSocket, type Link } from "../src/connection/table-socket";
import { FakeSocket } from "./fake-socket";

const room = {
  table: "abcdefgh",
  rules: "classic/en",
  status: "waiting",
  seats: [],
  people: [],
  host: 0,
  pace: "untimed",
  chairs: 4,
  grace: 1500,
  catching: 2000,
  leaving: 30_000,
} as const;
const welcome = (seq: number): AnyServerMessage => ({
  is: "welcome",
  now: 1_000_500,
  seq,
  room: { ...room, seats: [], people: [] },
});

let sockets: FakeSocket[];
let timers: { at: number; act: () => void }[];
let now: number;
let links: Link[];
let answers: AnyServerMessage[];
let socket: TableSocket;

function pass(ms: number) {
  now += ms;
  for (const timer of timers.filter((one) => one.at <= now)) {
    timers = timers.filter((one) => one !== timer);
    timer.act();
  }
}

beforeEach(() => {
  [sockets, timers, links, answers, now] = [[], [], [], [], 1_000_000];
  socket = new TableSocket(
    "abcdefgh",
    "t".repeat(43),
    "me",
    {
      connect: () => {
        sockets.push(new FakeSocket());
        return sockets.at(-1)!;
      },
      now: () => now,
      random: () => 0.5,
      after: (ms, act) => {
        const timer = { at: now + ms, act };
        timers.push(timer);
        return () => (timers = timers.filter((one) => one !== timer));
      },
    },
    { answer: (answer) => void answers.push(answer), link: (link) => void links.push(link) },
  );
  sockets[0]!.opens();
});

describe("a socket", () => {
  it("says hello with its key and learns the clock", () => {
    expect(sockets[0]!.sent).toEqual([
      { do: "hello", table: "abcdefgh", token: "t".repeat(43), since: null, chat: true },
    ]);
    sockets[0]!.answer(welcome(7));
    expect(socket.offset).toBe(500);
    expect(links).toEqual(["connecting", "open"]);
  });

  it("learns from a row that a clock was set", () => {
    sockets[0]!.answer(welcome(7));
    const row = (at: number) => ({ is: "news", seq: 8, told: [{ seq: 8, at }] }) as AnyServerMessage;
    sockets[0]!.answer(row(now + 500 - 2000));
    expect(socket.offset).toBe(500);
    sockets[0]!.answer(row(now + 500 - 3_600_000));
    expect(socket.offset).toBe(500 - 3_600_000);
  });

  it("says a command again with the same id until it is answered", async () => {
    const answer = socket.command({ do: "start" });
    expect(sockets[0]!.sent).toHaveLength(1);
    sockets[0]!.answer(welcome(7));
    const first = sockets[0]!.sent[1];
    expect(first).toMatchObject({ do: "start" });
    sockets[0]!.onclose?.({ code: 1006, reason: "" });
    pass(10_000);
    sockets[1]!.opens();
    expect(sockets[1]!.sent[0]).toMatchObject({ do: "hello", since: 7 });
    sockets[1]!.answer(welcome(7));
    expect(sockets[1]!.sent[1]).toEqual(first);
    sockets[1]!.answer({ is: "ack", cmd: (first as { cmd: string }).cmd, seq: 8 });
    await expect(answer).resolves.toMatchObject({ seq: 8 });
    sockets[1]!.onclose?.({ code: 1006, reason: "" });
    pass(10_000);
    sockets[2]!.opens();
    sockets[2]!.answer(welcome(8));
    expect(sockets[2]!.sent).toHaveLength(1);
  });

  it("hands on a refusal", async () => {
    sockets[0]!.answer(welcome(1));
    const answer = socket.command({ do: "play", move: "r7", decision: 3 });
    const cmd = (sockets[0]!.sent[1] as { cmd: string }).cmd;
    sockets[0]!.answer({ is: "no", cmd, code: "illegal", reason: "NO_MATCH" });
    await expect(answer).rejects.toMatchObject({ no: { code: "illegal", reason: "NO_MATCH" } });
  });

  it("waits longer each time, and as long as a goodbye asks for", () => {
    const waits = [];
    for (let i = 0; i < 4; i++) {
      sockets.at(-1)!.onclose?.({ code: 1006, reason: "" });
      waits.push(timers.at(-1)!.at - now);
      pass(20_000);
    }
    expect(waits).toEqual([250, 500, 1000, 2000]);
    sockets.at(-1)!.answer({ is: "bye", code: "going", retry: 1234 });
    sockets.at(-1)!.onclose?.({ code: 1012, reason: "going" });
    expect(timers.at(-1)!.at - now).toBe(1234);
  });

  it("asks a silent connection whether it lives, and gives it up", () => {
    sockets[0]!.answer(welcome(1));
    pass(20_000);
    expect(sockets[0]!.sent.at(-1)).toMatchObject({ do: "ping" });
    pass(8000);
    expect(sockets[0]!.closed).toBe(true);
    expect(links.at(-1)).toBe("away");
  });

  it("does not come back to a table that is none", async () => {
    const answer = socket.command({ do: "start" });
    sockets[0]!.onclose?.({ code: 4404, reason: "no-table" });
    await expect(answer).rejects.toBeInstanceOf(Refused);
    pass(60_000);
    expect(sockets).toHaveLength(1);
    expect(links.at(-1)).toBe("ended");
  });

  it.each([1009, 4400, 4403, 4404, 4410])("ends after %i", (code) => {
    sockets[0]!.onclose?.({ code, reason: "" });
    pass(60_000);
    expect([sockets.length, links.at(-1)]).toEqual([1, "ended"]);
  });

  it.each([1006, 1011, 1012, 1013, 4408, 4413, 4429, 4503])("comes back after %i", (code) => {
    sockets[0]!.onclose?.({ code, reason: "" });
    expect(links.at(-1)).toBe("away");
    pass(60_000);
    expect(sockets).toHaveLength(2);
  });

  it("tells its listener before whoever waits for the answer", async () => {
    sockets[0]!.answer(welcome(1));
    const order: string[] = [];
    const answer = socket.command({ do: "join", name: "Ada" }).then(() => order.push("answered"));
    sockets[0]!.answer({ is: "ack", cmd: (sockets[0]!.sent[1] as { cmd: string }).cmd, seq: 2, person: 0 });
    order.push(`listener ${answers.at(-1)!.is}`);
    await answer;
    expect(order).toEqual(["listener ack", "answered"]);
  });

  it("comes back by itself when the device says that the network is gone", () => {
    sockets[0]!.opens();
    sockets[0]!.answer(welcome(7));
    socket.cut();
    expect(sockets[0]!.closed).toBe(true);
    expect(links.at(-1)).toBe("away");
    socket.cut();
    expect(links.filter((one) => one === "away")).toHaveLength(1);
    pass(1000);
    expect(sockets).toHaveLength(2);
  });

  it("says nothing while it is not open yet, however much it is hurried", () => {
    sockets[0]!.onclose?.({ code: 1006, reason: "" });
    socket.hurry();
    expect(sockets).toHaveLength(2);
    socket.hurry();
    expect(sockets[1]!.sent).toEqual([]);
    sockets[1]!.opens();
    socket.hurry();
    expect(sockets[1]!.sent.map((one) => one.do)).toEqual(["hello", "ping"]);
  });

  it("gives up a connection that never opens", () => {
    sockets[0]!.onclose?.({ code: 1006, reason: "" });
    socket.hurry();
    pass(19_999);
    expect(sockets[1]!.closed).toBe(false);
    pass(1);
    expect(sockets[1]!.closed).toBe(true);
    pass(1000);
    expect(sockets).toHaveLength(3);
  });
});
