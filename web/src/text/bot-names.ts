/** The names of bots in the language of whoever reads, whatever language they were stored in. */
import type { Language } from "../generated/choices";
import { BOT_NAMES } from "../generated/bot-names";

/** The names of all seats; those of bots, by their places in the list, are said in this language. */
export function withBotNames(names: readonly string[], bots: readonly number[], language: string): string[] {
  return names.map((name, at) => (bots.includes(at) ? inLanguage(name, language) : name));
}

/** Which animal looks out of each seat: a bot as it is called, people as their seat is, unless a bot is called so. */
export function facesOf(names: readonly string[], bots: readonly number[]): number[] {
  const faces = names.map((name, at) => (bots.includes(at) ? placeOf(name) : -1));
  return faces.map((face, at) => {
    const free = [at, ...faces.keys(), ...BOT_NAMES.en.keys()].find((one) => !faces.includes(one)) ?? at;
    return (faces[at] = face < 0 ? free : face);
  });
}

/** The place of a bot's name in the list, in any language. */
function placeOf(name: string): number {
  return Math.max(-1, ...Object.values(BOT_NAMES).map((theirs) => theirs.indexOf(name)));
}

function inLanguage(name: string, language: string): string {
  const ours = BOT_NAMES[language as Language] ?? BOT_NAMES.en;
  if (ours.includes(name)) return name;
  return ours[placeOf(name)] ?? name;
}
