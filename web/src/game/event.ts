/** Events in the project's notation: what happened, who acted, upon whom, with which cards. */
import type { Color } from "./card";

export interface GameEvent {
  name: string;
  seat: number;
  whom: number;
  cards: string[];
  word: string;
  numbers: number[];
}

export const NOBODY = -1;

/** The arguments of every event, in the order they are written. */
const SHAPES: Record<string, readonly string[]> = {
  dealer: ["seat", "cards"],
  dealt: ["seat", "cards"],
  turned: ["cards"],
  returned: ["cards"],
  starts: ["seat", "word"],
  laid: ["seat", "cards"],
  jumped_in: ["seat", "cards"],
  drew: ["seat", "word", "cards"],
  kept: ["seat"],
  passed: ["seat"],
  named: ["seat", "word"],
  skipped: ["seat"],
  reversed: ["word"],
  challenged: ["seat", "whom"],
  shown: ["seat", "cards"],
  guilty: ["seat"],
  innocent: ["seat"],
  gave: ["seat", "whom", "cards"],
  shared: ["seat", "whom", "cards"],
  foe: ["seat", "whom"],
  chose: ["seat"],
  revealed: ["seat", "cards"],
  tied: [],
  won_battle: ["seat", "whom"],
  took: ["seat", "cards"],
  said_uno: ["seat"],
  caught: ["seat", "whom"],
  hyper: ["word"],
  reshuffled: ["numbers"],
  swapped: ["seat", "whom"],
  rotated: ["word"],
  went_out: ["seat"],
  blocked: [],
  scored: ["numbers"],
  match_over: ["numbers"],
};

export const EVENT_NAMES = Object.keys(SHAPES);

export function parseEvent(text: string): GameEvent {
  const [name = "", ...words] = text.split(" ").filter(Boolean);
  const shape = SHAPES[name];
  if (!shape) throw new Error(`'${text}' is no event`);
  const event: GameEvent = { name, seat: NOBODY, whom: NOBODY, cards: [], word: "", numbers: [] };
  for (const part of shape) {
    if (part === "seat") event.seat = Number(words.shift());
    else if (part === "whom") event.whom = Number(words.shift());
    else if (part === "word") event.word = words.shift() ?? "";
    else if (part === "cards") event.cards = words.splice(0);
    else event.numbers = words.splice(0).map(Number);
  }
  return event;
}

/** `shown SEAT CARDS` does not say to whom: to the seat that challenged just before. */
export function parseEvents(texts: readonly string[]): GameEvent[] {
  let challenger = NOBODY;
  return texts.map((text) => {
    const event = parseEvent(text);
    if (event.name === "challenged") challenger = event.seat;
    return event.name === "shown" ? { ...event, whom: challenger } : event;
  });
}

export function namedColor(event: GameEvent): Color | null {
  return event.name === "named" ? (event.word as Color) : null;
}
