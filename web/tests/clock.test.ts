import { expect, it } from "vitest";
import { saidAt, secondsLeft } from "../src/table/clock";

it("shows whole seconds, and 0 only when the time is over", () => {
  expect([15_000, 14_999, 1, 0, -5].map((left) => secondsLeft(100_000 + left, 100_000))).toEqual([15, 15, 1, 0, 0]);
});

it("says early how much is left where there is much, and late where there is little", () => {
  expect([15_000, 30_000, 60_000, 120_000].map(saidAt)).toEqual([5, 10, 10, 10]);
});
