/** What all views share: preferences, the language spoken, where we are, and what screen readers were told last. */
import { untrack } from "svelte";
import type { Color } from "../generated/protocol";
import type { Edition } from "../generated/table";
import type { Language } from "../generated/choices";
import { fetchLanguage } from "../text/bundle";
import { preferred } from "../text/languages";
import { Screen } from "../text/screen";
import { SavedTables } from "./saved-tables";
import { browserStore } from "./store";
import { PREFERENCES, readPreferences, type Preferences } from "./preferences";

export const store = browserStore();
export const savedTables = new SavedTables(store);

export const prefs: Preferences = $state(readPreferences(store.read(PREFERENCES)));

export function keepPreferences(): void {
  store.write(PREFERENCES, JSON.stringify($state.snapshot(prefs)));
}

class App {
  screen: Screen | null = $state.raw(null);
  path = $state(location.pathname);
  /** Said politely, one burst after the other. */
  log = $state("");
  /** Said at once. */
  alert = $state("");

  get language(): Language {
    return prefs.language ?? preferred(navigator.languages);
  }

  async speak(): Promise<void> {
    const language = this.language;
    const bundle = await fetchLanguage(language);
    if (language !== this.language) return;
    this.screen = new Screen(language, bundle);
    document.documentElement.lang = language;
  }

  go(path: string): void {
    if (path !== location.pathname + location.search) history.pushState(null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  /** A sentence that is the same again is spoken again, if it differs by a blank. */
  announce(text: string, urgent = false): void {
    untrack(() => {
      if (urgent) this.alert = this.alert === text ? `${text}\u00a0` : text;
      else this.log = this.log === text ? `${text}\u00a0` : text;
    });
  }
}

export const app = new App();

/** The letter that stands for a color on cards, if this person wants letters. */
export function letterOf(color: Color | null, edition: Edition): string {
  return prefs.letters && color ? app.screen!.at(`${edition}/en`).letter(color) : "";
}
