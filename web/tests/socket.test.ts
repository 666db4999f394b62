import { beforeEach, describe, expect, it } from "vitest";
import type { AnyAnswer, AnyRequest } from "$protocol";
import { Refused, TableSocket, type Link, type Wire } from "../src/wire/socket";

class Line implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  said: AnyRequest[] = [];
  closed = false;
  send(text: string) {
    this.said.push(JSON.parse(text) as AnyRequest);
  }
  close() {
    this.closed = true;
  }
  tell(answer: AnyAnswer) {
    this.onmessage?.({ data: JSON.stringify(answer) });
  }
}

const room = { table: "abcdefgh", rules: "classic/en", status: "waiting", seats: [], people: [], host: 0, pace: "untimed", chairs: 4, grace: 1500, catching: 2000, leaving: 30_000 } as const;
const welcome = (seq: number): AnyAnswer => ({ is: "welcome", now: 1_000_500, seq, room: { ...room, seats: [], people: [] } });

let lines: Line[];
let timers: { at: number; act: () => void }[];
let now: number;
let links: Link[];
let heard: AnyAnswer[];
let socket: TableSocket;

function pass(ms: number) {
  now += ms;
  for (const timer of timers.filter((one) => one.at <= now)) {
    timers = timers.filter((one) => one !== timer);
    timer.act();
  }
}

beforeEach(() => {
  [lines, timers, links, heard, now] = [[], [], [], [], 1_000_000];
  socket = new TableSocket("abcdefgh", "t".repeat(43), "me", {
    connect: () => {
      lines.push(new Line());
      return lines.at(-1)!;
    },
    now: () => now,
    random: () => 0.5,
    after: (ms, act) => {
      const timer = { at: now + ms, act };
      timers.push(timer);
      return () => (timers = timers.filter((one) => one !== timer));
    },
  }, { heard: (answer) => void heard.push(answer), link: (link) => void links.push(link) });
  lines[0]!.onopen?.();
});

describe("a socket", () => {
  it("says hello with its key and learns the clock", () => {
    expect(lines[0]!.said).toEqual([{ do: "hello", table: "abcdefgh", token: "t".repeat(43), since: null }]);
    lines[0]!.tell(welcome(7));
    expect(socket.offset).toBe(500);
    expect(links).toEqual(["connecting", "open"]);
  });

  it("says a command again with the same id until it is answered", async () => {
    const answer = socket.command({ do: "start" });
    expect(lines[0]!.said).toHaveLength(1);
    lines[0]!.tell(welcome(7));
    const first = lines[0]!.said[1];
    expect(first).toMatchObject({ do: "start" });
    lines[0]!.onclose?.({ code: 1006, reason: "" });
    pass(10_000);
    lines[1]!.onopen?.();
    expect(lines[1]!.said[0]).toMatchObject({ do: "hello", since: 7 });
    lines[1]!.tell(welcome(7));
    expect(lines[1]!.said[1]).toEqual(first);
    lines[1]!.tell({ is: "ack", cmd: (first as { cmd: string }).cmd, seq: 8 });
    await expect(answer).resolves.toMatchObject({ seq: 8 });
    lines[1]!.onclose?.({ code: 1006, reason: "" });
    pass(10_000);
    lines[2]!.onopen?.();
    lines[2]!.tell(welcome(8));
    expect(lines[2]!.said).toHaveLength(1);
  });

  it("hands on a refusal", async () => {
    lines[0]!.tell(welcome(1));
    const answer = socket.command({ do: "play", move: "r7", decision: 3 });
    const cmd = (lines[0]!.said[1] as { cmd: string }).cmd;
    lines[0]!.tell({ is: "no", cmd, code: "illegal", reason: "NO_MATCH" });
    await expect(answer).rejects.toMatchObject({ no: { code: "illegal", reason: "NO_MATCH" } });
  });

  it("waits longer each time, and as long as a goodbye asks for", () => {
    const waits = [];
    for (let i = 0; i < 4; i++) {
      lines.at(-1)!.onclose?.({ code: 1006, reason: "" });
      waits.push(timers.at(-1)!.at - now);
      pass(20_000);
    }
    expect(waits).toEqual([250, 500, 1000, 2000]);
    lines.at(-1)!.tell({ is: "bye", code: "going", retry: 1234 });
    lines.at(-1)!.onclose?.({ code: 1012, reason: "going" });
    expect(timers.at(-1)!.at - now).toBe(1234);
  });

  it("asks a silent connection whether it lives, and gives it up", () => {
    lines[0]!.tell(welcome(1));
    pass(20_000);
    expect(lines[0]!.said.at(-1)).toMatchObject({ do: "ping" });
    pass(8000);
    expect(lines[0]!.closed).toBe(true);
    expect(links.at(-1)).toBe("away");
  });

  it("does not come back to a table that is none", async () => {
    const answer = socket.command({ do: "start" });
    lines[0]!.onclose?.({ code: 4404, reason: "no-table" });
    await expect(answer).rejects.toBeInstanceOf(Refused);
    pass(60_000);
    expect(lines).toHaveLength(1);
    expect(links.at(-1)).toBe("ended");
  });

  it("tells what it heard before the answer", async () => {
    lines[0]!.tell(welcome(1));
    const order: string[] = [];
    const answer = socket.command({ do: "join", name: "Ada" }).then(() => order.push("answered"));
    lines[0]!.tell({ is: "ack", cmd: (lines[0]!.said[1] as { cmd: string }).cmd, seq: 2, person: 0 });
    order.push(`heard ${heard.at(-1)!.is}`);
    await answer;
    expect(order).toEqual(["heard ack", "answered"]);
  });

  it("comes back by itself when the device says that the network is gone", () => {
    lines[0]!.onopen?.();
    lines[0]!.tell(welcome(7));
    socket.cut();
    expect(lines[0]!.closed).toBe(true);
    expect(links.at(-1)).toBe("away");
    socket.cut();
    expect(links.filter((one) => one === "away")).toHaveLength(1);
    pass(1000);
    expect(lines).toHaveLength(2);
  });
});
