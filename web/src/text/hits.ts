/** What just hit the reader, in the words of the log: cards drawn, a turn lost, a verdict, a hand that changed. */
import { passesCards, type GameEvent } from "../game/event";
import type { Entry } from "../table/state";
import { eventSentence } from "./events";
import type { Screen } from "./screen";

/** More cards than these are counted, not named: a banner is read in passing. */
const NAMED = 2;

export function hitText(
  screen: Screen,
  entries: readonly Entry[],
  names: readonly string[],
  me: number | null,
): string {
  if (me == null) return "";
  const events = entries.flatMap(({ event }) => (event ? [event] : []));
  const tried = events.find(({ name }) => name === "challenged");
  const mine = tried && (tried.seat === me || tried.whom === me);
  return events
    .filter((event) => hits(event, me) || (mine && isVerdict(event)))
    .map((event) => eventSentence(screen, counted(event, Boolean(mine)), names, me))
    .join(" ");
}

function hits({ name, seat, whom, word }: GameEvent, me: number): boolean {
  if (name === "drew") return seat === me && word !== "turn";
  if (name === "skipped" || name === "took") return seat === me;
  if (name === "swapped") return seat === me || whom === me;
  return name === "rotated" || (whom === me && (["caught", "won_battle"].includes(name) || passesCards(name)));
}

function isVerdict({ name, word }: GameEvent): boolean {
  return name === "guilty" || name === "innocent" || (name === "drew" && word === "four");
}

/** After a verdict nobody needs to be told once more what the cards are drawn for. */
function counted(event: GameEvent, tried: boolean): GameEvent {
  const cards = event.cards.length > NAMED ? event.cards.map(() => "?") : event.cards;
  return { ...event, cards, word: tried && event.name === "drew" ? "turn" : event.word };
}
