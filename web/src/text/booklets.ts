/** Booklets by name, and the one that fits a reader. */
import { OWN_NAMES, type Language } from "../generated/choices";
import type { BookletShown } from "../generated/protocol";
import type { Screen } from "./screen";

/** Where it is sold, and its language by its own name. */
export function bookletName(screen: Screen, { id, language }: BookletShown): string {
  return `${screen.say("ui-region", { booklet: id.replace("/", "-") })} (${OWN_NAMES[language as Language]})`;
}

/** The booklet of a box for a reader: in the language of the screen, else in English, else its first. */
export function bookletFor(booklets: readonly { id: string; language: string }[], language: string): string {
  const one = booklets.find((b) => b.language === language) ?? booklets.find((b) => b.language === "en") ?? booklets[0];
  return one?.id ?? "classic/en";
}
