/** An entry of the log as a line. */
import type { NewsItem, NewsKind, TableInfo } from "../generated/protocol";
import type { Entry } from "../table/state";
import type { EventName } from "../generated/events";
import type { GameEvent } from "../game/event";
import { eventSentence, person } from "./events";
import type { Screen } from "./screen";

/** The news of the table that have no line; `page-news` has a sentence for each of the others. */
export const SILENT: readonly NewsKind[] = [
  "opened",
  "listed",
  "assisted",
  "wanted",
  "committed",
  "sealed",
  "aborted",
  "given",
  "dealt",
  "tapped",
  // What people say stands in the log in their own words.
  "said",
];

/** Acts that a stand-in or the clock can do for somebody; what follows from them is not theirs. */
const DEEDS = new Set<EventName>([
  "laid",
  "drew",
  "kept",
  "named",
  "gave",
  "shared",
  "foe",
  "chose",
  "swapped",
  "challenged",
]);

/** An event as the reader is told it: what a stand-in did in their place they did not do themselves. */
export function deedText(
  screen: Screen,
  { event, by }: Entry & { event: GameEvent },
  names: readonly string[],
  me: number | null,
  room: TableInfo | null,
): string {
  const away = by === "bot" && !room?.seats[event.seat]?.bot && room?.seats[event.seat]?.person != null;
  // Cards that somebody's Draw Two or a battle brings come whoever plays for the seat.
  const own = DEEDS.has(event.name) && (event.name !== "drew" || event.word === "turn");
  if (!away || !own) return eventSentence(screen, event, names, me);
  const note = person(screen, "tell-stand-in", event.seat, names, me);
  return `${eventSentence(screen, event, names, event.seat === me ? null : me)} ${note}`;
}

/** What somebody said, and who. */
export function spoken(screen: Screen, news: NewsItem, room: TableInfo | null): { who: string; text: string } {
  const who = news.name || (news.person != null ? room?.people[news.person]?.name : "") || "";
  return { who, text: news.phrase ? screen.say("ui-phrase", { phrase: news.phrase }) : (news.text ?? "") };
}

export function entryText(
  screen: Screen,
  entry: Entry,
  names: readonly string[],
  me: number | null,
  room: TableInfo | null,
): string {
  if (entry.event) {
    // What others are dealt is no news: everybody gets the same.
    if (entry.event.name === "dealt" && entry.event.seat !== me) return "";
    const text = deedText(screen, { ...entry, event: entry.event }, names, me, room);
    const who = names[entry.event.seat] ?? "";
    return entry.by === "clock" ? `${text} ${screen.say("page-by-clock", { who })}` : text;
  }
  const news = entry.news;
  if (!news?.what) return "";
  const who =
    (news.name ||
      (news.person != null ? room?.people[news.person]?.name : news.seat != null ? names[news.seat] : "")) ??
    "";
  if (news.what === "said") return screen.say("page-says", spoken(screen, news, room));
  // Who has just come has a number only from then on; that they are here, and sit down, is told by name.
  if (news.what === "joined" && !who) return "";
  return SILENT.includes(news.what) ? "" : screen.say("page-news", { what: news.what, who });
}
