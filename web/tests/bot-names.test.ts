import { describe, expect, it } from "vitest";
import { botSeats, type GameRecord } from "../src/game/record";
import { facesOf, withBotNames } from "../src/text/bot-names";

const record = (more: Partial<GameRecord>): GameRecord => ({
  rules: "classic/en",
  players: 3,
  names: ["Fox", "Renard", "Heron"],
  rounds: [],
  scores: [],
  winners: [],
  ...more,
});

describe("the names of bots", () => {
  it("are said in the language of the page, whatever language they were stored in", () => {
    expect(withBotNames(["Fox", "Renard", "Heron"], [1, 2], "it")).toEqual(["Fox", "Volpe", "Garzetta"]);
  });

  it("stay as they are where they are names of this language already, or of no animal", () => {
    expect(withBotNames(["Lince", "bot 2"], [0, 1], "it")).toEqual(["Lince", "bot 2"]);
  });

  it("go with the faces: a bot looks as it is called, and nobody like another", () => {
    expect(facesOf(["Ada", "Badger", "Ben", "Cleo"], [1])).toEqual([0, 3, 2, 1]);
    expect(facesOf(["Ada", "Garza", "Nutria"], [1, 2])).toEqual([0, 1, 2]);
    expect(facesOf(["Ada", "bot 2"], [1])).toEqual([0, 1]);
  });

  it("belong to everybody but the person in a match against bots", () => {
    expect(botSeats(record({ extra: { me: "0" } }))).toEqual([1, 2]);
  });

  it("belong to those that had no part in the first shuffle", () => {
    const parts = [{ mark: "given" }, { mark: "bot" }, { mark: "absent" }];
    expect(botSeats(record({ fair: { deals: [{ stage: "played", parts }] } }))).toEqual([1]);
    expect(botSeats(record({}))).toEqual([]);
  });
});
