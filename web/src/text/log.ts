/** An entry of the log as a line. */
import type { RoomNow } from "$protocol";
import type { Entry } from "../table/state";
import { eventSentence } from "./events";
import type { Screen } from "./screen";

const TOLD = new Set(["joined", "sat", "stood", "seated", "removed", "handed", "started", "back", "left", "rematched", "options"]);

export function entryText(screen: Screen, entry: Entry, names: readonly string[], me: number | null, room: RoomNow | null): string {
  if (entry.event) {
    // What others are dealt is no news: everybody gets the same.
    if (entry.event.name === "dealt" && entry.event.seat !== me) return "";
    const text = eventSentence(screen, entry.event, names, me);
    const who = names[entry.event.seat] ?? "";
    return entry.by === "clock" ? `${text} ${screen.say("page-by-clock", { who })}` : text;
  }
  const told = entry.told;
  if (!told) return "";
  const who = (told.person != null ? room?.people[told.person]?.name : told.seat != null ? names[told.seat] : "") ?? "";
  if (told.what === "said") {
    const text = told.phrase ? screen.say("page-phrase", { phrase: told.phrase }) : (told.text ?? "");
    return screen.say("page-says", { who, text });
  }
  return told.what && TOLD.has(told.what) ? screen.say("page-told", { what: told.what, who }) : "";
}
