/** The languages of the page; each is fetched when somebody wants it. */
import type { FluentResource } from "@fluent/bundle";
import { LANGUAGES, type Language } from "../generated/choices";

/** The messages of a file. */
export type Messages = FluentResource["body"];

/** One entry for each folder of messages; `messages.ts` of the build makes a module of everything in it. */
const FILES = import.meta.glob<Messages[]>("./*/page.ftl", {
  base: "../../../src/penultima/text/messages",
  query: "?language",
  import: "default",
});

/** What is said around the cards: at home, in the lobby, in drawers. The first card does not wait for it. */
const AROUND = import.meta.glob<Messages[]>("./*/people.ftl", {
  base: "../../../src/penultima/text/messages",
  query: "?people",
  import: "default",
});

export function fetchMessages(language: Language): Promise<Messages[]> {
  return FILES[`./${language}/page.ftl`]!();
}

export function fetchAround(language: Language): Promise<Messages[]> {
  return AROUND[`./${language}/people.ftl`]!();
}

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** The first language that a browser asks for and the page speaks. */
export function preferred(wanted: readonly string[]): Language {
  return wanted.map((one) => one.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}
