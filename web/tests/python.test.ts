/** The page's modules against what the engine played and what the Python texts say (tests/page/rounds_for_the_page.py). */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checked } from "../src/fair/check";
import { card, isCard, points } from "../src/game/card";
import { LANGUAGES } from "../src/generated/choices";
import { parseEvents } from "../src/game/event";
import { frames, NoRecordError, readRecord, type GameRecord } from "../src/game/record";
import { eventSentence } from "../src/text/events";
import { screenIn } from "./messages";

interface PlayedRound {
  record: GameRecord;
  end: { hands: string[][]; top: string; draw: number; discard: number; direction: string };
  sentences: Record<string, string[]>;
}

const read = (edition: string) =>
  JSON.parse(readFileSync(new URL(`rounds/${edition}.json`, import.meta.url), "utf-8")) as PlayedRound;

describe.each(["classic", "scary", "revenge", "battle", "hyper"])("a round of %s", (edition) => {
  const played = read(edition);
  const record = readRecord(played.record);
  const film = frames(record, 0);

  it("ends as the engine says", () => {
    const last = film.at(-1)!;
    expect(last.hands.map((hand) => [...hand].sort())).toEqual(played.end.hands.map((hand) => [...hand].sort()));
    expect({ top: last.top, draw: last.draw, discard: last.discard, direction: last.direction }).toEqual({
      top: played.end.top,
      draw: played.end.draw,
      discard: played.end.discard,
      direction: played.end.direction,
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
    const counted = played.end.hands.flat().reduce((sum, one) => sum + points(one), 0);
    expect(played.record.rounds[0]!.points.reduce((sum, one) => sum + one, 0)).toBe(counted);
  });

  it.each(LANGUAGES)("is told in %s as Python tells it", (language) => {
    const screen = screenIn(language, record.rules.split(" ")[0]);
    const events = parseEvents(record.rounds[0]!.events).slice(0, played.sentences[language]!.length);
    events.forEach((event, at) => {
      // To whom a hand is shown the record leaves out; the page finds it in the event before.
      if (event.name !== "shown")
        expect(eventSentence(screen, event, record.names, 0)).toBe(played.sentences[language]![at]);
    });
  });

  it("has no transcript of its shuffle, and the page says so", () => {
    expect(checked(played.record, { read: () => null, write: () => undefined })).toBeNull();
  });
});

it("refuses what is no record", () => {
  for (const value of [null, {}, [], { format: "penultima-record", version: 3 }, "x"])
    expect(() => readRecord(value)).toThrow(NoRecordError);
});
