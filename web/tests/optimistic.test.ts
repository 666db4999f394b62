import { describe, expect, it } from "vitest";
import type { SeatView } from "../src/generated/protocol";
import { optimisticFlight, remainingFlights } from "../src/table/optimistic";
import { flights } from "../src/table/flights";
import { parseEvents } from "../src/game/event";

const look: SeatView = {
  seat: 0,
  phase: "TURN",
  turn: 0,
  decision: 4,
  dealer: 1,
  hand: ["r7", "b2"],
  sizes: [2, 5, 3],
  top: "r5",
  discard: 3,
  draw: 90,
  color: "red",
  direction: "left",
  moves: ["r7", "draw"],
};

describe("what a move shows before it is answered", () => {
  it("is a card on its way to the pile", () => {
    expect(optimisticFlight(look, "r7")).toEqual({ from: "hand", to: "discard", card: "r7", delay: 0 });
  });

  it("is a drawn card that stays face down and waits", () => {
    expect(optimisticFlight(look, "draw")).toEqual({ from: "draw", to: "hand", card: "?", delay: 0, waits: true });
    expect(optimisticFlight({ ...look, phase: "CHALLENGE", moves: ["accept", "challenge"] }, "accept")?.waits).toBe(
      true,
    );
  });

  it("is a card given to whom it goes, or shared out unseen", () => {
    expect(optimisticFlight({ ...look, phase: "GIVE_CARD", recipient: 2 }, "r7")).toMatchObject({
      from: "hand",
      to: "seat-2",
      card: "r7",
    });
    expect(optimisticFlight({ ...look, phase: "SHARE", moves: ["@1"] }, "@1")).toMatchObject({
      from: "draw",
      to: "seat-1",
      card: "?",
    });
  });

  it.each([
    ["a card that does not fit", look, "b2"],
    ["somebody else's turn", { ...look, turn: 1 }, "r7"],
    ["an empty draw pile", { ...look, draw: 0 }, "draw"],
    ["a card chosen in secret", { ...look, phase: "FIGHT" }, "r7"],
    ["a challenge", { ...look, phase: "CHALLENGE", moves: ["accept", "challenge"] }, "challenge"],
    ["whoever only watches", { ...look, seat: null }, "r7"],
  ] satisfies [string, SeatView, string][])("is nothing for %s", (_, now, move) =>
    expect(optimisticFlight(now, move)).toBeNull(),
  );
});

describe("what flies when it is answered", () => {
  const told = (...texts: string[]) => flights(parseEvents(texts), 0);

  it("is not what has flown ahead, but all that follows", () => {
    const flown = optimisticFlight(look, "r7");
    expect(remainingFlights(told("laid 0 r7", "drew 1 turn ?"), flown).map(({ to }) => to)).toEqual(["seat-1"]);
    expect(remainingFlights(told("laid 0 r7"), null)).toHaveLength(1);
  });

  it("is one card of two that go the same way", () => {
    const flown = optimisticFlight({ ...look, phase: "SHARE", moves: ["@1"] }, "@1");
    expect(remainingFlights(told("shared 0 1 ?", "shared 0 1 ?"), flown)).toHaveLength(1);
  });

  it("takes a card along that waits", () => {
    expect(remainingFlights(told("drew 0 turn b3"), optimisticFlight(look, "draw"))).toEqual([
      { from: "draw", to: "hand", card: "b3", delay: 0, turn: true },
    ]);
  });
});
