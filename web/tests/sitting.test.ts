import { describe, expect, it } from "vitest";
import type { TableInfo } from "../src/generated/protocol";
import { chanceToSit, mayFulfil, wishOf } from "../src/table/sitting";

const room = (status: TableInfo["status"], ...seats: TableInfo["seats"]) => ({ status, seats }) as TableInfo;
const ADA = { name: "Ada", person: 0 };
const BOT = { bot: "easy" };

describe("somebody without a seat", () => {
  it("takes an empty chair while the table waits, and no bot's", () => {
    expect(chanceToSit(room("waiting", ADA, {}, BOT))).toEqual({ kind: "free", seats: [1] });
    expect(chanceToSit(room("waiting", ADA, BOT)).kind).toBe("full");
  });
  it("takes over a bot's cards during a match, at once", () => {
    expect(chanceToSit(room("playing", ADA, BOT, BOT))).toEqual({ kind: "bot", seats: [1, 2] });
    expect(chanceToSit(room("between", ADA, BOT)).kind).toBe("bot");
  });
  it("does not take the seat of somebody who is only away", () => {
    expect(chanceToSit(room("playing", ADA, { name: "Ben", person: 1, played_by_bot: true })).kind).toBe("full");
  });
  it("sits down when what they wait for has come", () => {
    expect(mayFulfil("after", room("playing", ADA, BOT))).toBe(false);
    expect(mayFulfil("after", room("dealing", ADA, BOT))).toBe(false);
    expect(mayFulfil("after", room("between", ADA, BOT))).toBe(true);
    expect(mayFulfil("free", room("playing", ADA, BOT))).toBe(true);
    expect(mayFulfil("free", room("playing", ADA, { person: 1 }))).toBe(false);
    expect(mayFulfil("free", room("waiting", ADA, {}))).toBe(true);
    expect(mayFulfil("", room("waiting", ADA, {}))).toBe(false);
  });

  it("waits on for what was kept, and for nothing that nobody can wait for", () => {
    expect(["free", "after", "", "now", 3, null, undefined].map(wishOf)).toEqual(["free", "after", "", "", "", "", ""]);
  });
});
