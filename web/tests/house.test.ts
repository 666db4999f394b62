import { describe, expect, it } from "vitest";
import { House, sameChanges, switchedTo, type Changes } from "../src/game/house";
import type { Catalog, SettingShown } from "../src/generated/protocol";
import shelf from "../src/generated/shelf.json";
import { Rules } from "../src/engine/rules";
import { writeRules } from "../src/game/rules";
import type { Abi } from "../src/engine/abi";
import abi from "../../src/penultima/runtime/abi.json";

const CATALOG = shelf as unknown as Catalog;
const BOOKLETS = CATALOG.editions.flatMap((one) => one.booklets);
const CLASSIC = BOOKLETS.find((one) => one.id === "classic/en")!;
const classic = (changes: Changes) => new House(CATALOG, CLASSIC, changes);
const setting = (name: string) => CATALOG.settings.find((one) => one.name === name) as SettingShown;

describe("house rules", () => {
  it("name the rule that leaves another without a meaning", () => {
    expect(classic({ uno: "automatic" }).pointless("uno_penalty")).toEqual({ setting: "uno", value: "automatic" });
    expect(classic({}).pointless("uno_penalty")).toBeNull();
    expect(classic({ match: "round" }).pointless("target")).toEqual({ setting: "match", value: "round" });
  });
  it("name the rule that forbids a value, from either side", () => {
    expect(classic({ low_score: "none" }).forbidden("match", "low")).toEqual({ setting: "low_score", value: "none" });
    expect(classic({ match: "low" }).forbidden("low_score", "none")).toEqual({ setting: "match", value: "low" });
    expect(classic({}).forbidden("match", "low")).toBeNull();
  });
  it("drop what means nothing any more, and what is as in the booklet", () => {
    expect(classic({ uno_penalty: "4" }).with("uno", "automatic")).toEqual({ uno: "automatic" });
    expect(classic({ stacking: "any" }).with("stacking", "off")).toEqual({});
  });
  it("of many families can be played with every booklet", () => {
    for (const booklet of BOOKLETS) {
      const changes = new House(CATALOG, booklet, {}).families();
      expect(Object.keys(changes).length, booklet.id).toBeGreaterThan(1);
      expect(String(Rules.parse(abi as unknown as Abi, writeRules(booklet.id, changes)))).toContain("draw=until");
    }
  });
  it("with two values are a switch away from the booklet", () => {
    expect(switchedTo(setting("jump_in"), "off")).toBe("on");
    expect(switchedTo(setting("jump_in"), "on")).toBe("off");
    expect(switchedTo(setting("stacking"), "off")).toBeNull();
    expect(switchedTo(setting("hand"), "7")).toBeNull();
  });
  it("are compared as sets", () => {
    expect(sameChanges({ a: "1", b: "2" }, { b: "2", a: "1" })).toBe(true);
    expect(sameChanges({ a: "1" }, { a: "1", b: "2" })).toBe(false);
  });
});
