import { expect, it } from "vitest";
import { dateAndTime } from "../src/text/dates";

it("says when something was, and nothing of a time that is none", () => {
  const when = dateAndTime("en");
  expect(when(Date.UTC(2026, 4, 17, 12))).toContain("2026");
  expect([1e300, NaN, Infinity, "soon" as unknown as number].map(when)).toEqual(["", "", "", ""]);
});
