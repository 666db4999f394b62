import { describe, expect, it } from "vitest";
import { levelOf, tallies } from "../src/app/statistics";
import type { PastMatch } from "../src/local/past";

const match = (wish: Partial<PastMatch>): PastMatch => ({
  table: "k3n5q8z2",
  match: 1,
  at: 0,
  rules: "classic/en",
  names: ["Ada", "Fox"],
  bots: ["", "easy"],
  me: 0,
  rounds: 1,
  winners: [0],
  ...wish,
});

describe("statistics", () => {
  it("count what is over, by box and level", () => {
    const all = [
      match({}),
      match({ winners: [1] }),
      match({ winners: [] }),
      match({ bots: ["", "expert"], winners: [1] }),
      match({ rules: "scary/it +hand=5" }),
    ];
    expect(tallies(all)).toEqual([
      { edition: "classic", level: "easy", played: 2, won: 1 },
      { edition: "classic", level: "expert", played: 1, won: 0 },
      { edition: "scary", level: "easy", played: 1, won: 1 },
    ]);
  });
  it("leave out what one did not play oneself", () => {
    expect(tallies([match({ me: null })])).toEqual([]);
  });
  it("know bots that differ, and people among themselves", () => {
    expect(levelOf({ bots: ["", "easy", "hard"] })).toBe("mixed");
    expect(levelOf({ bots: ["", ""] })).toBe("");
  });
});
