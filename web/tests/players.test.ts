import { expect, it } from "vitest";
import { playersOf } from "../src/app/players";

it.each([
  ["as typed", { seats: 5, bots: 3 }, { seats: 5, bots: 3, opponents: 3 }],
  ["halves are rounded", { seats: 3.5, bots: 2.5 }, { seats: 4, bots: 3, opponents: 3 }],
  ["half a bot more than there is room for", { seats: 4, bots: 3.4 }, { seats: 4, bots: 3, opponents: 3 }],
  ["nothing typed", { seats: null, bots: null }, { seats: 4, bots: 0, opponents: 1 }],
  ["too many", { seats: 99, bots: 99 }, { seats: 8, bots: 7, opponents: 7 }],
  ["too few", { seats: 1, bots: -3 }, { seats: 2, bots: 0, opponents: 1 }],
  ["no numbers", { seats: NaN, bots: NaN }, { seats: 4, bots: 0, opponents: 1 }],
])("%s", (_, wanted, players) => {
  expect(playersOf(wanted, 8)).toEqual(players);
});
