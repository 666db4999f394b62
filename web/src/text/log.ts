/** An entry of the log as a line. */
import type { NewsKind, TableInfo } from "../generated/protocol";
import type { Entry } from "../table/state";
import { eventSentence } from "./events";
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
    const text = eventSentence(screen, entry.event, names, me);
    const who = names[entry.event.seat] ?? "";
    return entry.by === "clock" ? `${text} ${screen.say("page-by-clock", { who })}` : text;
  }
  const news = entry.news;
  if (!news?.what) return "";
  const who =
    (news.name ||
      (news.person != null ? room?.people[news.person]?.name : news.seat != null ? names[news.seat] : "")) ??
    "";
  if (news.what === "said") {
    const text = news.phrase ? screen.say("ui-phrase", { phrase: news.phrase }) : (news.text ?? "");
    return screen.say("page-says", { who, text });
  }
  return SILENT.includes(news.what) ? "" : screen.say("page-news", { what: news.what, who });
}
