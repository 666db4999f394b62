import { beforeEach, describe, expect, it } from "vitest";
import type { AnyAnswer } from "$protocol";
import { needed, type Piece } from "../entrances";
import { routeOf } from "../src/app/route";
import { address } from "../src/wire/address";
import { EarlyWire } from "../src/wire/early";
import { TableSocket, type Link, type Wire } from "../src/wire/socket";

class Line implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  said: string[] = [];
  closed = false;
  send(text: string) {
    this.said.push(text);
  }
  close() {
    this.closed = true;
  }
}

const HELLO = { do: "hello", table: "abcdefgh", token: "t", since: null } as const;
const WELCOME = { is: "welcome", now: 5, seq: 3, room: { table: "abcdefgh" } };
let line: Line;
let early: EarlyWire;
let heard: AnyAnswer[];
let links: Link[];

function taken(): TableSocket {
  [heard, links] = [[], []];
  return new TableSocket("abcdefgh", "t", "me", { connect: () => early, now: () => 0, random: () => 0.5, after: () => () => {} }, {
    heard: (answer) => void heard.push(answer),
    link: (link) => void links.push(link),
  });
}

beforeEach(() => {
  line = new Line();
  early = new EarlyWire(line, HELLO);
});

describe("a connection that is made early", () => {
  it("greets by itself, once, whoever takes it", async () => {
    line.onopen?.();
    expect(line.said).toEqual([JSON.stringify(HELLO)]);
    taken();
    line.onmessage?.({ data: JSON.stringify(WELCOME) });
    await Promise.resolve();
    expect(line.said).toHaveLength(1);
    expect([heard.length, links]).toEqual([1, ["connecting", "open"]]);
  });

  it("tells what it heard before anybody listened", async () => {
    line.onopen?.();
    line.onmessage?.({ data: JSON.stringify(WELCOME) });
    const socket = taken();
    expect(heard).toHaveLength(0);
    await Promise.resolve();
    expect(heard.map((answer) => answer.is)).toEqual(["welcome"]);
    void socket.command({ do: "start" });
    expect(JSON.parse(line.said[1]!)).toMatchObject({ do: "start" });
  });

  it("may open only after it was taken", () => {
    taken();
    expect(line.said).toEqual([]);
    line.onopen?.();
    expect(line.said).toEqual([JSON.stringify(HELLO)]);
  });

  it("tells that it was closed, even before", async () => {
    line.onclose?.({ code: 4404, reason: "no-table" });
    taken();
    await Promise.resolve();
    expect(links).toEqual(["connecting", "ended"]);
  });

  it("closes what it stands for", () => {
    taken().close();
    expect(line.closed).toBe(true);
  });
});

describe("an address", () => {
  it.each([
    ["/", "home", ""],
    ["/t/abcdefgh", "table", "abcdefgh"],
    ["/t/ABC", "home", ""],
    ["/replay", "replay", ""],
  ])("%s shows %s", (path, view, code) => expect(routeOf(path)).toEqual({ view, code }));

  it("is the same server's, as safe as the page", () => {
    expect(address({ protocol: "https:", host: "play.example" })).toBe("wss://play.example/ws");
    expect(address({ protocol: "http:", host: "127.0.0.1:8787" })).toBe("ws://127.0.0.1:8787/ws");
  });

  it("names all that its view needs, each once", () => {
    const piece = (fileName: string, imports: string[], css: string[] = []): Piece => ({ fileName, facadeModuleId: null, imports, css });
    const pieces = new Map([piece("a.js", ["b.js", "c.js"], ["a.css"]), piece("b.js", ["c.js"]), piece("c.js", ["a.js"], ["c.css"])].map((one) => [one.fileName, one]));
    expect(needed(pieces.get("a.js")!, pieces)).toEqual({ scripts: ["a.js", "b.js", "c.js"], styles: ["c.css", "a.css"] });
  });
});
