import { describe, expect, it } from "vitest";
import type { TableInfo } from "../src/generated/protocol";
import { parseEvents } from "../src/game/event";
import { EMPTY, withRecord, withScores } from "../src/table/score-sheet";

const room = { match: 1, round: 1 } as TableInfo;
const scored = (...points: number[]) => parseEvents([`scored ${points.join(" ")}`]);

describe("a score sheet", () => {
  const first = withScores(EMPTY, room, scored(23, 0));

  it("has a line for every round", () => {
    expect(first.rounds).toEqual([[23, 0]]);
    expect(withScores(first, { ...room, round: 2 }, scored(0, 40)).rounds).toEqual([
      [23, 0],
      [0, 40],
    ]);
  });

  it("does not change while nobody scores, and hears the same twice", () => {
    expect(withScores(first, room, parseEvents(["laid 0 r7"]))).toBe(first);
    expect(withScores(first, room, scored(23, 0))).toEqual(first);
  });

  it("begins anew with a rematch", () => {
    expect(withScores(first, { ...room, match: 2 }, []).rounds).toEqual([]);
  });

  it("leaves open what it has not seen, until a record tells it", () => {
    const late = withScores(EMPTY, { ...room, round: 3 }, scored(5, 0));
    expect(late.rounds).toEqual([null, null, [5, 0]]);
    expect(withRecord(late, { rounds: [{ points: [1, 0] }, { points: [0, 2] }, { points: [9, 9] }] }).rounds).toEqual([
      [1, 0],
      [0, 2],
      [5, 0],
    ]);
    expect(withRecord(late, { rounds: [] }).rounds).toEqual(late.rounds);
  });
});
