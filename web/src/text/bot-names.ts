/** The names of bots in the language of whoever reads, whatever language they were stored in. */
import type { Language } from "../generated/choices";
import { BOT_NAMES } from "../generated/bot-names";

/** The names of all seats; those of bots, by their places in the list, are said in this language. */
export function withBotNames(names: readonly string[], bots: readonly number[], language: string): string[] {
  return names.map((name, at) => (bots.includes(at) ? inLanguage(name, language) : name));
}

function inLanguage(name: string, language: string): string {
  const ours = BOT_NAMES[language as Language] ?? BOT_NAMES.en;
  if (ours.includes(name)) return name;
  const place = Object.values(BOT_NAMES)
    .map((theirs) => theirs.indexOf(name))
    .find((found) => found >= 0);
  return (place == null ? undefined : ours[place]) ?? name;
}
