import { beforeEach, describe, expect, it } from "vitest";
import type { AnyServerMessage, TableInfo } from "../src/generated/protocol";
import { needed, type Piece } from "../plugins/entry-pages";
import { routeOf } from "../src/app/route";
import { address } from "../src/connection/address";
import { EarlySocket } from "../src/connection/early-socket";
import { TableSocket, type Link } from "../src/connection/table-socket";
import { FakeSocket } from "./fake-socket";

const HELLO = { do: "hello", table: "abcdefgh", token: "t", since: null, chat: true } as const;
const WELCOME: AnyServerMessage = { is: "welcome", now: 5, seq: 3, room: { table: "abcdefgh" } as TableInfo };
let fake: FakeSocket;
let early: EarlySocket;
let answers: AnyServerMessage[];
let links: Link[];

function taken(): TableSocket {
  [answers, links] = [[], []];
  return new TableSocket(
    "abcdefgh",
    "t",
    "me",
    { connect: () => early, now: () => 0, random: () => 0.5, after: () => () => {} },
    {
      answer: (answer) => void answers.push(answer),
      link: (link) => void links.push(link),
    },
  );
}

beforeEach(() => {
  fake = new FakeSocket();
  early = new EarlySocket(fake, HELLO);
});

describe("a connection that is made early", () => {
  it("greets by itself, once, whoever takes it", async () => {
    fake.opens();
    expect(fake.sent).toEqual([HELLO]);
    taken();
    fake.answer(WELCOME);
    await Promise.resolve();
    expect(fake.sent).toHaveLength(1);
    expect([answers.length, links]).toEqual([1, ["connecting", "open"]]);
  });

  it("hands on what arrived before anybody listened", async () => {
    fake.opens();
    fake.answer(WELCOME);
    const socket = taken();
    expect(answers).toHaveLength(0);
    await Promise.resolve();
    expect(answers.map((answer) => answer.is)).toEqual(["welcome"]);
    void socket.command({ do: "start" });
    expect(fake.sent[1]).toMatchObject({ do: "start" });
  });

  it("may open only after it was taken", () => {
    taken();
    expect(fake.sent).toEqual([]);
    fake.opens();
    expect(fake.sent).toEqual([HELLO]);
  });

  it("tells that it was closed, even before", async () => {
    fake.onclose?.({ code: 4404, reason: "no-table" });
    taken();
    await Promise.resolve();
    expect(links).toEqual(["connecting", "ended"]);
  });

  it("closes what it stands for", () => {
    taken().close();
    expect(fake.closed).toBe(true);
  });
});

describe("an address", () => {
  it.each([
    ["/", "home", "", false],
    ["/t/abcdefgh", "table", "abcdefgh", false],
    ["/local/abcdefgh", "table", "abcdefgh", true],
    ["/t/ABC", "home", "", false],
    ["/local/", "home", "", false],
    ["/replay", "replay", "", false],
    ["/device", "device", "", false],
  ])("%s shows %s", (path, view, code, local) => expect(routeOf(path)).toEqual({ view, code, local }));

  it("is the same server's, as safe as the page", () => {
    expect(address({ protocol: "https:", host: "play.example" })).toBe("wss://play.example/ws");
    expect(address({ protocol: "http:", host: "127.0.0.1:8787" })).toBe("ws://127.0.0.1:8787/ws");
  });

  it("names all that its view needs, each once", () => {
    const piece = (fileName: string, imports: string[], css: string[] = []): Piece => ({
      fileName,
      facadeModuleId: null,
      imports,
      css,
    });
    const pieces = new Map(
      [piece("a.js", ["b.js", "c.js"], ["a.css"]), piece("b.js", ["c.js"]), piece("c.js", ["a.js"], ["c.css"])].map(
        (one) => [one.fileName, one],
      ),
    );
    expect(needed(pieces.get("a.js")!, pieces)).toEqual({
      scripts: ["a.js", "b.js", "c.js"],
      styles: ["c.css", "a.css"],
    });
  });
});
