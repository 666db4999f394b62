import { describe, expect, it, vi } from "vitest";
import type { NewsItem, SeatView, TableInfo } from "../src/generated/protocol";
import { LANGUAGES } from "../src/generated/choices";
import { parseEvents } from "../src/game/event";
import { beside } from "../src/motion/beside";
import { catchingFrom, unoCall } from "../src/table/calls";
import { Landing } from "../src/table/landing";
import { colorBefore, NOTHING, type Entry } from "../src/table/state";
import { turns } from "../src/table/turns";
import { cardAbout } from "../src/text/card-about";
import { hitText } from "../src/text/hits";
import { lastEvent } from "../src/text/last-event";
import { entryText } from "../src/text/log";
import { standInFrom, waitingText } from "../src/text/waiting";
import { screenIn } from "./messages";

const NAMES = ["Ada", "Ben", "Cleo"];
const en = screenIn("en");
const look = (more: Partial<SeatView>): SeatView => ({
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
  direction: "left",
  moves: ["r7", "draw"],
  ...more,
});
const entries = (...texts: string[]): Entry[] =>
  parseEvents(texts).map((event, at) => ({ id: at + 1, event, by: "" as const }));
const room = (more: Partial<TableInfo> = {}) =>
  ({
    seats: [
      { person: 0, name: "Ada", here: true },
      { person: 1, name: "Ben" },
      { bot: "easy", name: "Otter" },
    ],
    leaving: 30_000,
    catching: 2000,
    ...more,
  }) as TableInfo;

describe("UNO is for me to say", () => {
  it("with the card that leaves one", () => expect(unoCall(look({}))).toBe("with-card"));
  it("not if none of the two fits", () => expect(unoCall(look({ moves: ["draw"] }))).toBe(""));
  it("not when somebody else plays", () => expect(unoCall(look({ turn: 1, moves: [] }))).toBe(""));
  it("at once if it is owed", () =>
    expect(unoCall(look({ turn: 1, hand: ["r7"], owes: [0], moves: ["uno"] }))).toBe("now"));
  it("while a color is named for the card before the last", () =>
    expect(unoCall(look({ phase: "COLOR", hand: ["r7"], moves: ["red", "uno"] }))).toBe("now"));
  it("not after a wild with many cards left, though the rules would take it", () =>
    expect(unoCall(look({ phase: "COLOR", hand: ["r1", "r2", "r3", "r4", "r5", "r6"], moves: ["red", "uno"] }))).toBe(
      "",
    ));
  it("not before a swap decides what is held", () =>
    expect(unoCall(look({ phase: "SWAP", hand: ["r1"], moves: ["@1", "uno"] }))).toBe(""));
});

it("a catch is accepted when the grace is over, which is when catching begins", () => {
  expect(catchingFrom(look({ held: 9500 }), room())).toBe(7500);
  expect(catchingFrom(null, null)).toBe(0);
});

describe("words wait for cards", () => {
  it("and are told at once when nothing flies", () => {
    const tell = vi.fn();
    new Landing().after(undefined, tell);
    expect(tell).toHaveBeenCalledOnce();
  });

  it("in the order in which things happened", async () => {
    const told: string[] = [];
    const landing = new Landing();
    let land = () => {};
    landing.after(new Promise<void>((done) => (land = done)), () => told.push("laid"));
    landing.after(undefined, () => told.push("skipped"));
    await Promise.resolve();
    expect(told).toEqual([]);
    land();
    await vi.waitFor(() => expect(told).toEqual(["laid", "skipped"]));
  });

  it("but not to somebody who has left the table", async () => {
    const tell = vi.fn();
    const landing = new Landing();
    landing.after(Promise.resolve(), tell);
    landing.stop();
    await new Promise((done) => setTimeout(done));
    expect(tell).not.toHaveBeenCalled();
  });

  it("but not for ever: what showed the flight may be gone", async () => {
    vi.useFakeTimers();
    const tell = vi.fn();
    new Landing().after(new Promise<void>(() => {}), tell);
    await vi.advanceTimersByTimeAsync(3999);
    expect(tell).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2);
    expect(tell).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

describe("what hits me", () => {
  const hit = (...texts: string[]) => hitText(en, entries(...texts), NAMES, 0);

  it("is a Draw Two with its cards", () =>
    expect(hit("laid 2 r+", "drew 0 two g3 b4", "skipped 0")).toBe(
      "You draw a green 3 and a blue 4 for the Draw Two. You lose your turn.",
    ));
  it("is the verdict on my challenge, in numbers", () =>
    expect(hit("challenged 0 2", "shown 2 r1 r2", "innocent 2", "drew 0 four r1 r2 r3 r4 r5 r6", "skipped 0")).toBe(
      "Cleo’s Wild Draw Four was fair. You draw six cards. You lose your turn.",
    ));
  it("is the verdict on my card, though another draws", () =>
    expect(hit("challenged 2 0", "shown 0 r1", "innocent 0", "drew 2 four ? ? ? ? ? ?", "skipped 2")).toBe(
      "Your Wild Draw Four was fair. Cleo draws six cards.",
    ));
  it("is being caught", () => expect(hit("caught 1 0", "drew 0 uno r1 r2")).toContain("Ben catches you without UNO."));
  it("is a hand that changed", () => expect(hit("swapped 1 0")).toBe("Ben swaps hands with you."));
  it("is a lost battle", () =>
    expect(hit("won_battle 1 0", "took 0 r1 r2 r3", "drew 0 battle r4 r5")).toBe(
      "Ben wins the battle against you. You take three cards. After the battle you draw a red 4 and a red 5.",
    ));
  it("is nothing that I do by myself or that hits others", () => {
    expect(hit("drew 0 turn r1", "kept 0", "laid 1 gs", "skipped 2", "challenged 1 2", "innocent 2")).toBe("");
    expect(hitText(en, entries("skipped 0"), NAMES, null)).toBe("");
  });
});

describe("the last event", () => {
  const last = (...texts: string[]) => lastEvent(entries(...texts))?.event?.name;
  it("is who draws, not that the turn is lost as well", () =>
    expect(last("laid 0 r+", "drew 1 two ? ?", "skipped 1")).toBe("drew"));
  it("is a lost turn of its own", () => expect(last("laid 0 rs", "skipped 1")).toBe("skipped"));
  it("is not the deal", () => expect(last("dealt 0 r1", "turned r5", "starts 1 left")).toBe("turned"));
});

it("the color before a Draw Four is known from the log, also after another wild", () => {
  expect(colorBefore(entries("turned b7", "laid 0 w4", "named 0 red"))).toBe("blue");
  expect(colorBefore(entries("turned b7", "laid 1 w", "named 1 green", "drew 2 turn r1", "laid 0 w4"))).toBe("green");
  expect(colorBefore(entries("turned w4"))).toBeNull();
});

describe("somebody who is away", () => {
  const left = (at: number): Entry => ({ id: 9, by: "", news: { seq: 1, at, what: "left", person: 1 } as NewsItem });
  const state = { ...NOTHING, room: room(), look: look({ turn: 1 }), log: [left(1000)] };

  it("is played for after the time of the table", () => {
    expect(standInFrom(state, 1)).toBe(31_000);
    expect(standInFrom(state, 0)).toBeNull();
    expect(standInFrom(state, 2)).toBeNull();
  });

  it("is not thinking: it is told when a bot plays", () => {
    expect(waitingText(en, state, NAMES, 19_200)).toBe("Ben is away. A bot plays in 12 s.");
    expect(waitingText(en, state, NAMES, 31_000)).toBe("A bot plays for Ben");
    expect(waitingText(en, { ...state, log: [] }, NAMES, 0)).toBe("Ben is away. A bot plays soon.");
    expect(waitingText(en, { ...state, look: look({ turn: 2 }) }, NAMES, 0)).toBe("Cleo is thinking");
  });

  it("did not do what a stand-in did", () => {
    const [entry] = entries("laid 0 r7");
    const line = (who: number, me: number) =>
      entryText(en, { ...entry!, event: { ...entry!.event!, seat: who }, by: "bot" }, NAMES, me, room());
    expect(line(0, 0)).toBe("Ada plays a red 7. (a stand-in played for you)");
    expect(line(1, 0)).toBe("Ben plays a red 7. (a stand-in played for Ben)");
    expect(line(2, 0)).toBe("Cleo plays a red 7.");
  });

  it("draws for a bot's Draw Two without anybody's help", () => {
    const [entry] = entries("drew 0 two r1 r2");
    const line = entryText(en, { ...entry!, by: "bot" }, NAMES, 0, room());
    expect(line).toContain("draw");
    expect(line).not.toContain("stand-in");
  });
});

describe("turns", () => {
  const seats = (...texts: string[]) => turns(entries(...texts)).map(({ seat, entries }) => [seat, entries.length]);

  it("keep together what one act led to", () =>
    expect(seats("turned r5", "starts 0 left", "laid 0 r+", "drew 1 two ? ?", "skipped 1", "laid 2 r3")).toEqual([
      [-1, 2],
      [0, 3],
      [2, 1],
    ]));
  it("last from drawing to playing the drawn card", () =>
    expect(seats("drew 0 turn r1", "laid 0 r1", "drew 1 turn ?", "kept 1")).toEqual([
      [0, 2],
      [1, 2],
    ]));
  it("of two players begin anew with each card", () =>
    expect(seats("laid 0 rs", "skipped 1", "laid 0 r5")).toEqual([
      [0, 2],
      [0, 1],
    ]));
});

describe("a bubble", () => {
  const over = (a: DOMRectLike, b: DOMRectLike) =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  interface DOMRectLike {
    x: number;
    y: number;
    width: number;
    height: number;
  }
  it.each([
    ["a hand at the bottom of a phone", { x: 0, y: 360, width: 320, height: 130 }, [320, 568]],
    ["a hand of a phone on its side", { x: 0, y: 200, width: 740, height: 100 }, [740, 360]],
    ["a seat at the top", { x: 4, y: 50, width: 90, height: 70 }, [320, 568]],
    ["a button in the corner", { x: 10, y: 500, width: 80, height: 50 }, [320, 568]],
    ["a tall sheet at the left", { x: 0, y: 0, width: 300, height: 360 }, [740, 360]],
  ] as const)("does not cover %s", (_, target, [width, height]) => {
    const bubble = { width: 280, height: 110 };
    const at = { ...beside(target, bubble, { width, height }), ...bubble };
    expect(over(at, target)).toBe(false);
    expect(at.x >= 0 && at.y >= 0 && at.x + at.width <= width && at.y + at.height <= height).toBe(true);
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  it("every card has a sentence, special cards that of their box", () => {
    const texts = ["r7", "rs", "rr", "r+", "w", "w4", "x"].map((one) =>
      cardAbout(screenIn(language, "battle/en"), one),
    );
    expect(new Set(texts).size).toBe(7);
    expect(cardAbout(screenIn(language), "?")).toBe("");
  });
});
