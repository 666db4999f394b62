import { describe, expect, it } from "vitest";
import type { SeatView, News, TableInfo, Welcome } from "../src/generated/protocol";
import { soundsOf } from "../src/sound/event-sounds";
import { SavedTables } from "../src/app/saved-tables";
import { DEFAULTS, readPreferences } from "../src/app/preferences";
import { card, sorted } from "../src/game/card";
import { parseEvent, parseEvents } from "../src/game/event";
import { parseRules, writeRules } from "../src/game/rules";
import { flights } from "../src/table/flights";
import { choices } from "../src/table/moves";
import { around, fold, isHost, mySeat, NOTHING } from "../src/table/state";
import { hint } from "../src/table/tour";

const room: TableInfo = {
  table: "abcdefgh",
  rules: "classic/en",
  status: "playing",
  host: 0,
  pace: "untimed",
  chairs: 2,
  grace: 1500,
  catching: 2000,
  leaving: 30_000,
  seats: [
    { name: "Ada", person: 0, here: true },
    { name: "Heron", bot: "easy" },
  ],
  people: [{ name: "Ada", seat: 0, here: true }],
};
const look: SeatView = {
  seat: 0,
  phase: "TURN",
  turn: 0,
  decision: 4,
  dealer: 1,
  hand: ["r7", "b2"],
  sizes: [2, 5],
  top: "r5",
  discard: 3,
  draw: 90,
  color: "red",
  direction: "left",
  moves: ["r7", "draw"],
};
const welcome: Welcome = {
  is: "welcome",
  now: 0,
  seq: 9,
  person: 0,
  room,
  look,
  story: ["turned r3", "starts 0 left"],
};

describe("a table", () => {
  const sat = fold(NOTHING, welcome);

  it("is known after the welcome, and nothing of its past is new", () => {
    expect([mySeat(sat), isHost(sat), sat.fresh.length, sat.log.length]).toEqual([0, true, 0, 2]);
  });

  it("grows by news", () => {
    const news: News = {
      is: "news",
      seq: 10,
      told: [{ seq: 10, at: 1, events: ["laid 0 r7"] }],
      look: { ...look, top: "r7" },
    };
    const next = fold(sat, news);
    expect(next.look?.top).toBe("r7");
    expect(next.room).toBe(room);
    expect(next.fresh.map((entry) => entry.event?.name)).toEqual(["laid"]);
    expect(new Set(next.log.map((entry) => entry.id)).size).toBe(next.log.length);
  });

  it("tells after a cut only what was missed", () => {
    const again = fold(sat, { ...welcome, seq: 12, missed: [{ seq: 11, at: 1, events: ["drew 1 turn ?"] }] });
    expect(again.fresh).toHaveLength(1);
    expect(again.log).toHaveLength(3);
  });

  it("remembers what was said, once, also what was said before one came", () => {
    const said = (seq: number, text: string) => ({ seq, at: seq, what: "said" as const, person: 0, text });
    const late = fold(NOTHING, { ...welcome, said: [said(3, "hello")] });
    const more = fold(late, { is: "news", seq: 10, told: [said(10, "who starts?")] });
    expect(more.said.map(({ text }) => text)).toEqual(["hello", "who starts?"]);
    const back = { ...welcome, seq: 12, missed: [said(11, "you")], said: [said(10, "who starts?"), said(11, "you")] };
    expect(fold(more, back).said.map(({ text }) => text)).toEqual(["who starts?", "you"]);
    expect(fold(more, { ...welcome, seq: 12, missed: [said(11, "you")] }).said).toHaveLength(3);
  });

  it("keeps a hand that was shown until the next lay", () => {
    const shown = fold(sat, {
      is: "news",
      seq: 10,
      told: [{ seq: 10, at: 1, events: ["challenged 0 1", "shown 1 r1 g4", "innocent 1"] }],
      look,
    });
    expect(shown.shown).toEqual({ seat: 1, cards: ["r1", "g4"] });
    expect(
      fold(shown, { is: "news", seq: 11, told: [{ seq: 11, at: 1, events: ["laid 1 r1"] }], look }).shown,
    ).toBeNull();
    const hidden = fold(sat, {
      is: "news",
      seq: 10,
      told: [{ seq: 10, at: 1, events: ["challenged 0 1", "shown 1 ? ?"] }],
      look,
    });
    expect(hidden.shown).toBeNull();
  });

  it("begins a new page of the log with a new round", () => {
    const dealt = fold(sat, {
      is: "news",
      seq: 10,
      told: [{ seq: 10, at: 1, what: "dealt", events: ["dealt 0 r1", "dealt 1 ?", "turned g2"] }],
      look,
    });
    expect(dealt.log.map((entry) => entry.event?.name)).toEqual(["dealt", "dealt", "turned"]);
  });

  it("seats the others from my left on", () => {
    expect(around(4, 2)).toEqual([3, 0, 1]);
    expect(around(3, null)).toEqual([0, 1, 2]);
  });
});

describe("choices", () => {
  it("are sorted by what they are", () => {
    const may = choices({
      ...look,
      moves: ["r7", "w4", "draw", "keep", "red", "blue", "@1", "none", "accept", "challenge", "uno", "catch @1"],
    });
    expect([...may.cards]).toEqual(["r7", "w4"]);
    expect(may).toMatchObject({
      colors: ["red", "blue"],
      seats: [1],
      catches: [1],
      draw: true,
      keep: true,
      accept: true,
      challenge: true,
      none: true,
      uno: true,
    });
    expect(choices(null).asked).toBe(false);
  });
});

describe("cards and events", () => {
  it("sort by color and by number", () => {
    const hand = ["w", "b2", "r9", "g2", "r2"];
    expect(sorted(hand, "color")).toEqual(["r2", "r9", "g2", "b2", "w"]);
    expect(sorted(hand, "number")).toEqual(["r2", "g2", "b2", "r9", "w"]);
    expect(sorted(hand, "drawn")).toEqual(hand);
    expect(["r0", "b+", "w", "x"].map((text) => card(text).kind)).toEqual([0, 51, 52, 54]);
  });

  it("parse, and refuse what is none", () => {
    expect(parseEvent("drew 2 four ? ?")).toMatchObject({ seat: 2, word: "four", cards: ["?", "?"] });
    expect(parseEvent("scored 0 12 0")).toMatchObject({ numbers: [0, 12, 0] });
    expect(() => parseEvent("flew 2")).toThrow();
    expect(() => parseEvent("toString 2")).toThrow();
    expect(parseEvents(["challenged 2 0", "shown 0 r1"])[1]!.whom).toBe(2);
  });

  it("fly from where they were to where they are", () => {
    const events = parseEvents(["laid 1 r7", "drew 0 two ? ?", "shared 1 2 g4"]);
    expect(flights(events, 0).map((one) => [one.from, one.to, one.card, one.delay])).toEqual([
      ["seat-1", "discard", "r7", 0],
      ["draw", "hand", "?", 60],
      ["draw", "hand", "?", 120],
      ["draw", "seat-2", "g4", 180],
    ]);
  });

  it("are dealt around the table", () => {
    const dealt = flights(parseEvents(["dealt 0 r1 r2", "dealt 1 ? ?", "turned g1"]), 0);
    expect(dealt.map((one) => one.to)).toEqual(["hand", "seat-1", "hand", "seat-1", "discard"]);
  });

  it("sound once each", () => {
    expect(soundsOf(parseEvents(["laid 0 r7", "laid 1 r8", "went_out 0"]), 0)).toEqual(["lay", "win"]);
  });
});

describe("rules and preferences", () => {
  it("round-trip", () => {
    expect(parseRules("battle/fr +hand=5 +stacking=any")).toEqual({
      booklet: "battle/fr",
      edition: "battle",
      language: "fr",
      changes: { hand: "5", stacking: "any" },
    });
    expect(writeRules("battle/fr", { hand: "5" })).toBe("battle/fr +hand=5");
  });

  it("fall back where they were damaged", () => {
    expect(readPreferences("{")).toEqual(DEFAULTS);
    expect(readPreferences('{"theme":"pink","language":"xx","seats":6,"name":3}')).toEqual({ ...DEFAULTS, seats: 6 });
    expect(readPreferences('{"language":"it","theme":"dark"}')).toMatchObject({ language: "it", theme: "dark" });
  });

  it("keep the keys of the newest tables", () => {
    const kept = new Map<string, string>();
    const tables = new SavedTables({
      read: (key) => kept.get(key) ?? null,
      write: (key, value) => void kept.set(key, value),
    });
    for (let i = 0; i < 25; i++)
      tables.save({ table: `abcdef${i + 10}`, booklet: "classic/en", at: i, keys: [{ token: "x", name: "" }] });
    expect(tables.all()).toHaveLength(20);
    expect(tables.all()[0]!.table).toBe("abcdef34");
    tables.forget("abcdef34");
    expect(tables.of("abcdef34")).toBeNull();
  });
});

it("the first game says each thing once, when it matters", () => {
  const all = new Set<string>();
  const said: string[] = [];
  for (let next = hint(look, all); next; next = hint(look, all)) {
    said.push(next);
    all.add(next);
  }
  expect(said).toEqual(["hand", "others", "lay", "why", "uno", "win"]);
  expect(hint({ ...look, phase: "COLOR", moves: ["red"] }, all)).toBe("color");
  expect(hint({ ...look, moves: ["draw"] }, new Set(["hand", "others"]))).toBe("draw");
});
