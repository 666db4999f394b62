/** The languages of the page; each is fetched when somebody wants it. */
import type { FluentResource } from "@fluent/bundle";

/** The messages of a file. */
export type Messages = FluentResource["body"];

export const LANGUAGES = ["en", "fr", "es", "it", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];

/** How each language calls itself. */
export const OWN_NAMES: Record<Language, string> = {
  en: "English", fr: "Français", es: "Español", it: "Italiano", pt: "Português",
};

export const FILES: Record<Language, () => Promise<{ default: Messages[] }>> = {
  en: () => import("./en"),
  fr: () => import("./fr"),
  es: () => import("./es"),
  it: () => import("./it"),
  pt: () => import("./pt"),
};

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** The first language that a browser asks for and the page speaks. */
export function preferred(wanted: readonly string[]): Language {
  return wanted.map((one) => one.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";
}
