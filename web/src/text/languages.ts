/** The languages of the page; each is fetched when somebody wants it. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "es", "it", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];

/** How each language calls itself. */
export const OWN_NAMES: Record<Language, string> = {
  en: "English", fr: "Français", es: "Español", it: "Italiano", pt: "Português",
};

const FILES: Record<Language, () => Promise<{ default: string[] }>> = {
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

export function bundleOf(language: string, files: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of files) bundle.addResource(new FluentResource(text));
  return bundle;
}

export async function fetchLanguage(language: Language): Promise<FluentBundle> {
  return bundleOf(language, (await FILES[language]()).default);
}
