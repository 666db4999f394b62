import { describe, expect, it } from "vitest";
import { formOf } from "../src/table/board-form";

describe("the form of the table", () => {
  it.each([
    [375, 667, 16, "upright"],
    [320, 568, 16, "tight"],
    [375, 667, 22.4, "tight"],
    [768, 1024, 16, "upright"],
    [740, 360, 16, "low"],
    [720, 450, 16, "low"],
    [1280, 720, 22.4, "low"],
    [1440, 900, 16, "large"],
    [1440, 900, 22.4, "large"],
    [900, 700, 16, "upright"],
  ])("%i by %i with letters of %d px is %s", (wide, tall, rem, form) => {
    expect(formOf(wide, tall, rem)).toBe(form);
  });
});
