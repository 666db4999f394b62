import { expect, it } from "vitest";
import { OneAnswer } from "../src/table/one-answer";

it("a question is answered once, until the answer has arrived or was refused", () => {
  const answer = new OneAnswer();
  expect(answer.sends("r7", 3)).toBe(true);
  expect(answer.sends("r7", 3), "a double tap").toBe(false);
  expect(answer.sends("draw", 3), "something else, too late").toBe(false);
  expect(answer.sends("red", 4), "the next question").toBe(true);
  answer.settle();
  expect(answer.sends("green", 4), "refused: another try").toBe(true);
});

it("UNO and catches are said at any time", () => {
  const answer = new OneAnswer();
  expect(answer.sends("uno", 3)).toBe(true);
  expect(answer.sends("r7", 3)).toBe(true);
  expect(["uno", "catch @2", "catch @2"].map((call) => answer.sends(call, 3))).toEqual([true, true, true]);
});
