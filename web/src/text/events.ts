/** What happened, as a sentence. */
import type { GameEvent } from "../game/event";
import { capital, type Args, type Screen } from "./screen";

export function eventSentence(screen: Screen, event: GameEvent, names: readonly string[], me: number | null): string {
  if (event.name === "scored") return scored(screen, event, names, me);
  if (event.name === "match_over") return matchOver(screen, event, names, me);
  const args = given(screen, event, names, me);
  if (event.name === "dealer" && event.cards.length) args.list = draws(screen, event, names, me);
  return capital(screen.say(messageId(event), args));
}

export function messageId(event: GameEvent): string {
  if (event.name === "dealer" && event.cards.length) return "event-dealer-drawn";
  if (event.name === "hyper" && event.word === "none") return "event-hyper-over";
  return `event-${event.name.replaceAll("_", "-")}`;
}

function given(screen: Screen, event: GameEvent, names: readonly string[], me: number | null): Args {
  return {
    you: reader(event.seat, event.whom, me),
    who: names[event.seat] ?? "",
    whom: names[event.whom] ?? "",
    cards: screen.cards(event.cards),
    count: event.cards.length,
    known: event.cards.some((one) => one !== "?") ? "yes" : "no",
    color: event.word || "none",
    way: event.word,
    why: event.word,
    n: event.numbers[0] ?? 0,
    list: "",
  };
}

function reader(seat: number, whom: number, me: number | null): string {
  if (me == null) return "no";
  return seat === me ? "who" : whom === me ? "whom" : "no";
}

/** A message about one player. */
export function person(
  screen: Screen,
  id: string,
  seat: number,
  names: readonly string[],
  me: number | null,
  args: Args = {},
): string {
  const nothing = { whom: "", cards: "", count: 0, known: "no", color: "none", way: "", why: "", list: "", n: 0 };
  return screen.say(id, { ...nothing, ...args, who: names[seat] ?? "", you: reader(seat, -1, me) });
}

function draws(screen: Screen, event: GameEvent, names: readonly string[], me: number | null): string {
  const sentences = event.cards
    .slice(0, names.length)
    .map((one, seat) => person(screen, "event-draw", seat, names, me, { cards: screen.card(one, "bare"), count: 1 }))
    .join(", ");
  return event.cards.length > names.length ? screen.say("event-tie", { list: sentences }) : sentences;
}

function scored(screen: Screen, event: GameEvent, names: readonly string[], me: number | null): string {
  const sentences = event.numbers.flatMap((n, seat) =>
    n ? [capital(person(screen, "event-scored", seat, names, me, { n }))] : [],
  );
  return sentences.join(" ") || screen.say("event-scored-none");
}

function matchOver(screen: Screen, event: GameEvent, names: readonly string[], me: number | null): string {
  const seats = event.numbers;
  if (seats.length === 1) return capital(person(screen, "event-match-over", seats[0]!, names, me));
  const called = seats.map((seat) => (seat === me ? screen.say("ui-you.listed") : (names[seat] ?? "")));
  const first = me != null && seats.includes(me) ? me : seats[0]!;
  return capital(person(screen, "event-match-shared", first, names, me, { list: screen.listed(called) }));
}
