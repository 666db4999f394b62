/** The page's modules against what the engine played and what the Python texts say (tests/page/told.py). */
import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { checked } from "../src/fair/check";
import { card, isCard, points } from "../src/game/card";
import { parseEvents } from "../src/game/event";
import { frames, NoRecordError, readRecord, type GameRecord } from "../src/replay/fold";
import { eventSentence } from "../src/text/events";
import { bundleOf } from "../src/text/bundle";
import { LANGUAGES } from "../src/text/languages";
import { Screen } from "../src/text/screen";

interface Told {
  record: GameRecord;
  end: { hands: string[][]; top: string; draw: number; discard: number; direction: string };
  sentences: Record<string, string[]>;
}

const MESSAGES = new URL("../../src/penultima/text/messages/", import.meta.url);
const files = (language: string) => {
  const folder = new URL(`${language}/`, MESSAGES);
  return readdirSync(folder).map((name) => new FluentResource(readFileSync(new URL(name, folder), "utf-8")).body);
};
const read = (edition: string) => JSON.parse(readFileSync(new URL(`told/${edition}.json`, import.meta.url), "utf-8")) as Told;

describe.each(["classic", "scary", "revenge", "battle", "hyper"])("a round of %s", (edition) => {
  const told = read(edition);
  const record = readRecord(told.record);
  const film = frames(record, 0);

  it("ends as the engine says", () => {
    const last = film.at(-1)!;
    expect(last.hands.map((hand) => [...hand].sort())).toEqual(told.end.hands.map((hand) => [...hand].sort()));
    expect({ top: last.top, draw: last.draw, discard: last.discard, direction: last.direction }).toEqual({
      top: told.end.top, draw: told.end.draw, discard: told.end.discard, direction: told.end.direction,
    });
  });

  it("never loses a card on the way", () => {
    const deck = edition === "classic" ? 108 : 112;
    for (const frame of film) {
      expect(frame.draw).toBeGreaterThanOrEqual(0);
      const held = frame.hands.reduce((sum, hand) => sum + hand.length, 0);
      expect(held + frame.draw + frame.discard + frame.aside.length).toBe(deck);
      expect(frame.hands.flat().every((one) => isCard(one) && card(one).face !== "hidden")).toBe(true);
    }
  });

  it("scores what the hands count", () => {
    const counted = told.end.hands.flat().reduce((sum, one) => sum + points(one), 0);
    expect(told.record.rounds[0]!.points.reduce((sum, one) => sum + one, 0)).toBe(counted);
  });

  it.each(LANGUAGES)("is told in %s as Python tells it", (language) => {
    const screen = new Screen(language, bundleOf(language, files(language)), record.rules.split(" ")[0]);
    const events = parseEvents(record.rounds[0]!.events).slice(0, told.sentences[language]!.length);
    events.forEach((event, at) => {
      // To whom a hand is shown the record leaves out; the page finds it in the event before.
      if (event.name !== "shown") expect(eventSentence(screen, event, record.names, 0)).toBe(told.sentences[language]![at]);
    });
  });

  it("has no transcript of its shuffle, and the page says so", () => {
    expect(checked(told.record, { read: () => null, write: () => undefined })).toBeNull();
  });
});

it("refuses what is no record", () => {
  for (const value of [null, {}, [], { format: "penultima-record", version: 2 }, "x"]) expect(() => readRecord(value)).toThrow(NoRecordError);
});
