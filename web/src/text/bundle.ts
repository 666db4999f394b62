/** The messages of a language, ready to be said. */
import { FluentBundle, type FluentResource } from "@fluent/bundle";
import type { Language } from "../generated/choices";
import { fetchAround, fetchMessages, type Messages } from "./languages";

export function bundleOf(language: string, files: readonly Messages[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const body of files) bundle.addResource({ body } as FluentResource);
  return bundle;
}

/** What is said at a table; with `around` also what is said around it. */
export async function fetchLanguage(language: Language, around = false): Promise<FluentBundle> {
  const files = await Promise.all([fetchMessages(language), around ? fetchAround(language) : []]);
  return bundleOf(language, files.flat());
}
