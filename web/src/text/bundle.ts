/** The messages of a language, ready to be said. */
import { FluentBundle, type FluentResource } from "@fluent/bundle";
import type { Language } from "../generated/choices";
import { fetchMessages, type Messages } from "./languages";

export function bundleOf(language: string, files: readonly Messages[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const body of files) bundle.addResource({ body } as FluentResource);
  return bundle;
}

export async function fetchLanguage(language: Language): Promise<FluentBundle> {
  return bundleOf(language, await fetchMessages(language));
}
