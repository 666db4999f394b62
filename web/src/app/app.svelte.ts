/** What all views share: preferences, the language spoken, where we are, and what screen readers were told last. */
import { untrack } from "svelte";
import type { Color } from "../generated/protocol";
import type { Edition } from "../generated/table";
import type { Language } from "../generated/choices";
import { fetchLanguage } from "../text/bundle";
import { preferred } from "../text/languages";
import { Screen } from "../text/screen";
import { hrefOf, pathOf } from "./base";
import "./input";
import { SavedTables } from "./saved-tables";
import { browserStore } from "./store";
import { PREFERENCES, readPreferences, type Preferences } from "./preferences";

export const store = browserStore();
export const savedTables = new SavedTables(store);

export const prefs: Preferences = $state(readPreferences(store.read(PREFERENCES)));

export function keepPreferences(): void {
  store.write(PREFERENCES, JSON.stringify($state.snapshot(prefs)));
}

/** How long a sentence that explains something stands there, in milliseconds. */
const NOTICE = 8000;

class App {
  screen: Screen | null = $state.raw(null);
  /** Of the view that is shown: `/`, `/replay`, `/t/k3n5q8z2`. */
  path = $state(pathOf(location));
  /** The words of the language that was chosen last did not arrive. */
  unspoken = $state(false);
  /** Said politely, one burst after the other. */
  log = $state("");
  /** Said at once. */
  alert = $state("");

  get language(): Language {
    return prefs.language ?? preferred(navigator.languages);
  }

  private spoken: Language | null = null;
  /** The words around the cards are wanted too. */
  private around = false;
  private learning: Promise<void> | null = null;

  /** Also fetch what is said around the cards; what shows such words waits for it. */
  learn(): Promise<void> {
    this.around = true;
    this.learning ??= this.speak().catch((error: unknown) => {
      this.around = false;
      this.learning = null;
      throw error;
    });
    return this.learning;
  }

  /** A part of the page that needs those words. */
  async part<T>(file: Promise<T>): Promise<T> {
    const [part] = await Promise.all([file, untrack(() => this.learn())]);
    return part;
  }

  async speak(): Promise<void> {
    const { language, around } = this;
    const bundle = await fetchLanguage(language, around);
    if (language !== this.language || around !== this.around) return;
    this.spoken = language;
    this.screen = new Screen(language, bundle);
    document.documentElement.lang = language;
  }

  /** Speaks the language that was chosen. If its words do not arrive, the choice is taken back, and the page says why. */
  async changeLanguage(): Promise<void> {
    const { language } = this;
    try {
      await this.speak();
    } catch (error) {
      if (!this.spoken) throw error;
      if (language === this.language) prefs.language = this.spoken;
      this.unspoken = true;
      setTimeout(() => (this.unspoken = false), NOTICE);
    }
  }

  go(path: string): void {
    const address = new URL(hrefOf(path), location.href);
    if (address.href !== location.href) history.pushState(null, "", address);
    this.path = pathOf(location);
    scrollTo(0, 0);
  }

  /** What was said is taken out of the page: somebody else is about to look at it. */
  silence(): void {
    this.log = this.alert = "";
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
