/** Events in the project's notation: what happened, who acted, upon whom, with which cards. */
import { EVENTS, type EventName } from "../generated/events";

export interface GameEvent {
  name: EventName;
  seat: number;
  whom: number;
  cards: string[];
  /** A color, a direction or why cards were drawn. */
  word: string;
  numbers: number[];
}

export const NOBODY = -1;

function isEventName(name: string): name is EventName {
  return Object.hasOwn(EVENTS, name);
}

export function parseEvent(text: string): GameEvent {
  const [name = "", ...words] = text.split(" ").filter(Boolean);
  if (!isEventName(name)) throw new Error(`'${text}' is no event`);
  const event: GameEvent = { name, seat: NOBODY, whom: NOBODY, cards: [], word: "", numbers: [] };
  for (const argument of EVENTS[name]) {
    if (argument === "seat" || argument === "whom") event[argument] = Number(words.shift());
    else if (argument === "cards") event.cards = words.splice(0);
    else if (argument === "number" || argument === "numbers") event.numbers = words.splice(0).map(Number);
    else event.word = words.shift() ?? "";
  }
  return event;
}

/** Do the cards of such an event go from one seat to another? */
export function passesCards(name: EventName): boolean {
  const parts: readonly string[] = EVENTS[name];
  return parts.includes("whom") && parts.includes("cards");
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
