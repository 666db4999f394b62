import { describe, expect, it } from "vitest";
import { DEFAULTS, readPreferences } from "../src/app/preferences";

const read = (changes: object) => readPreferences(JSON.stringify({ ...DEFAULTS, ...changes }));

describe("settings of a person", () => {
  it("come back as they were kept", () => {
    const mine = {
      language: "fr",
      name: "Ada",
      seats: 6,
      booklet: "battle/fr",
      house: { hand: "5", stacking: "any" },
      myHouse: { "classic/en": { target: "200" } },
    };
    expect(read(mine)).toEqual({ ...DEFAULTS, ...mine });
  });

  it.each(["", "null", "[]", "7", "{", '"text"'])("are the usual ones if %s is what is kept", (text) => {
    expect(readPreferences(text)).toEqual(DEFAULTS);
  });

  it.each<[string, object]>([
    ["a language that is none", { language: {} }],
    ["half a bot", { bots: 2.5 }],
    ["half a seat", { seats: 4.5 }],
    ["no number of bots", { bots: null }],
    ["an endless number of seats", { seats: "1e999" }],
    ["house rules in a list", { house: [1, 2] }],
    ["a setting that there is not", { house: { nonsense: "5" } }],
    ["a setting with the name of something inherited", { house: { constructor: "5" } }],
    ["a value that the setting cannot have", { house: { stacking: "sometimes" } }],
    ["a number out of range", { house: { hand: "11" } }],
    ["a number that is no text", { house: { hand: 5 } }],
    ["house rules of one's own that are none", { myHouse: [[]] }],
    ["a booklet that is none", { booklet: "classic/en +hand=3" }],
    ["a pace that is none", { pace: "breakneck" }],
  ])("fall back to the usual one: %s", (_, spoiled) => {
    expect(read(spoiled)).toEqual(DEFAULTS);
  });

  it("keep the good house rules beside those that are none", () => {
    expect(read({ house: { nonsense: "5", hand: "5" } }).house).toEqual({ hand: "5" });
    expect(read({ myHouse: { "classic/en": { hand: "0", draw: "until" } } }).myHouse).toEqual({
      "classic/en": { draw: "until" },
    });
  });

  it("cut a name that no table would take", () => {
    expect(read({ name: "x".repeat(5000) }).name).toBe("x".repeat(24));
  });
});
