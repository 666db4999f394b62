/** The host of the engine file: garbage stops a call and nothing else, a search is the same in slices, and can be broken off. */
import { describe, expect, it } from "vitest";
import { Bots } from "../../src/engine/bots";
import { nearest } from "../../src/engine/spelling";
import { EngineStopped } from "../../src/engine/engine";
import { Game } from "../../src/engine/game";
import { Rules, RulesError } from "../../src/engine/rules";
import { abi, newEngine } from "./device";

const key = new Uint8Array(32).fill(3);

function dealt(text = "classic/en") {
  const game = new Game(newEngine());
  const rules = Rules.parse(abi, text);
  return { game, rules, ...game.deal(rules, 3, key, 0) };
}

describe("the engine file", () => {
  it("deals the same cards for the same key", () => {
    expect(dealt().events).toEqual(dealt().events);
    expect(dealt().events.filter((text) => text.startsWith("dealt"))).toHaveLength(3);
  });

  it("stops at garbage, and answers the next call", () => {
    const { game, state } = dealt();
    const before = game.legalMoves(state, game.number(state, "asked"));
    expect(before.length).toBeGreaterThan(0);
    const garbage = new Uint8Array(state.length).fill(0x7f);
    expect(() => game.view(garbage, 0)).toThrow(EngineStopped);
    expect(() => game.engine.call("why_not", 1)).toThrow(EngineStopped);
    expect(game.legalMoves(state, game.number(state, "asked"))).toEqual(before);
    expect(game.deal(Rules.parse(abi, "classic/en"), 3, key, 0).state).toEqual(state);
  });

  it("shows a seat its own cards only", () => {
    const { game, state, events } = dealt("scary/fr");
    for (const seat of [0, 1, 2]) {
      const look = game.look(state, seat);
      expect(look.hand(seat)).toHaveLength(7);
      expect(look.hand((seat + 1) % 3)).toEqual([]);
      const told = game.eventsFor(events, seat).filter((text) => text.startsWith("dealt"));
      expect(told.filter((text) => text.includes("?"))).toHaveLength(2);
    }
    expect(game.eventsFor(events, null).filter((text) => text.includes("?"))).toHaveLength(3);
  });
});

describe("a bot that searches", () => {
  const ask = () => {
    const { game, rules, state, events } = dealt();
    const seat = game.number(state, "asked");
    const seen = game.eventsOfRound(events, seat);
    const common = { view: game.view(state, seat), seat, events: seen, seed: "x", rules: String(rules) };
    return { game, asked: { ...common, level: "expert", scores: [30, 0, 120] } };
  };

  it("chooses the same in slices, although others use the engine in between", async () => {
    const { game, asked } = ask();
    const bots = new Bots(game);
    let slices = 0;
    const pause = async () => {
      slices++;
      game.speakers(dealt().state);
    };
    const [one, two] = await Promise.all([bots.choose(asked, pause), bots.choose({ ...asked, seed: "y" }, pause)]);
    expect(slices).toBeGreaterThan(1);
    expect(bots.chooseNow(asked)).toBe(one);
    expect(bots.chooseNow({ ...asked, seed: "y" })).toBe(two);
  });

  it("can be broken off", async () => {
    const { game, asked } = ask();
    const bots = new Bots(game);
    const abort = new AbortController();
    const choice = bots.choose(asked, async () => abort.abort(), abort.signal);
    await expect(choice).rejects.toThrow();
    expect(game.words.move(bots.chooseNow(asked)!)).toBeDefined();
  });
});

describe("rules as text", () => {
  it("are read and written", () => {
    const rules = Rules.parse(abi, " battle/FR  +hand=5 +stacking=any +draw=one ");
    expect(String(rules)).toBe("battle/fr +hand=5 +stacking=any");
    expect([rules.get("hand"), rules.get("battle_next")]).toEqual([5, 1]);
  });

  it("are refused with what a sentence needs", () => {
    const refused = (text: string) => {
      try {
        Rules.parse(abi, text);
      } catch (error) {
        if (error instanceof RulesError) return [error.code, error.facts];
      }
      return null;
    };
    expect(refused("batle/fr")).toEqual(["no-edition-but", { name: "batle", guess: "battle" }]);
    expect(refused("classic/en hand=5")).toEqual(["change-form", { text: "hand=5" }]);
    expect(refused("classic/en +uno=automatic +uno_penalty=4")).toEqual([
      "contradiction",
      { one: "uno_penalty=4", other: "uno=automatic" },
    ]);
  });

  it("guesses what somebody meant as difflib does", () => {
    expect(nearest("Clasic", ["classic", "scary"])).toEqual(["classic"]);
    expect(nearest("forced", ["forced_draw", "hand", "forced_play"])).toEqual(["forced_play", "forced_draw"]);
    expect(nearest("zzz", ["classic", "scary"])).toEqual([]);
  });
});
