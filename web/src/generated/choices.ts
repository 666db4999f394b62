// Made from text/languages.py, bots/registry.py and protocol/ by `make generated`; do not edit.

import type { Pace } from "./protocol";

export const LANGUAGES = ["en", "fr", "es", "it", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];

/** How each language calls itself. */
export const OWN_NAMES: Record<Language, string> = {
  en: "English",
  fr: "Français",
  es: "Español",
  it: "Italiano",
  pt: "Português",
};

export const LEVELS = ["beginner", "easy", "medium", "hard", "expert"] as const;
export type Level = (typeof LEVELS)[number];

export const PACES: readonly Pace[] = ["untimed", "relaxed", "fast"];
