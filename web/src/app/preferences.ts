/** What a person likes, kept on the device; what is unreadable or unknown falls back to its default. */
import type { Sorting } from "../game/card";
import type { NewTable, Pace } from "../generated/protocol";
import { LEVELS, PACES, type Language, type Level } from "../generated/choices";
import { isLanguage } from "../text/languages";

export type BotPace = NonNullable<NewTable["bot_pace"]>;

export interface Preferences {
  language: Language | null;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "full" | "less";
  sound: boolean;
  /** How loud, 10 to 100. */
  volume: number;
  /** Whether sounds were offered; that happens once. */
  soundOffered: boolean;
  letters: boolean;
  shortcuts: boolean;
  /** Vibrate on my turn, and keep the screen on. */
  attention: boolean;
  size: "normal" | "large" | "larger";
  sorting: Sorting;
  enlarged: boolean;
  name: string;
  booklet: string;
  seats: number;
  bots: number;
  level: Level;
  pace: Pace;
  /** How long bots take at tables that I open. */
  botPace: BotPace;
  house: Record<string, string>;
  /** House rules of my own, by booklet, to be taken again. */
  myHouse: Record<string, Record<string, string>>;
  /** On the home page the table's options lie open. */
  unfolded: boolean;
  toured: boolean;
}

/** Its name in the device's storage. */
export const PREFERENCES = "penultima-preferences";

export const DEFAULTS: Preferences = {
  language: null,
  theme: "auto",
  motion: "auto",
  sound: false,
  volume: 80,
  soundOffered: false,
  letters: false,
  shortcuts: true,
  attention: true,
  size: "normal",
  sorting: "color",
  enlarged: false,
  name: "",
  booklet: "classic/en",
  seats: 4,
  bots: 3,
  level: "easy",
  pace: "untimed",
  botPace: "normal",
  house: {},
  myHouse: {},
  unfolded: false,
  toured: true,
};

export const BOT_PACES: readonly BotPace[] = ["slow", "normal", "fast", "tap"];

export const VOLUMES: readonly number[] = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

const CHOICES: { [K in keyof Preferences]?: readonly unknown[] } = {
  theme: ["auto", "light", "dark"],
  motion: ["auto", "full", "less"],
  size: ["normal", "large", "larger"],
  sorting: ["color", "number", "drawn"],
  pace: PACES,
  botPace: BOT_PACES,
  level: LEVELS,
  volume: VOLUMES,
};

export function readPreferences(text: string | null): Preferences {
  const kept = parsed(text);
  const good = Object.entries(DEFAULTS).map(([name, usual]) => {
    const value = kept[name];
    if (name === "language") return [name, typeof value === "string" && isLanguage(value) ? value : null];
    const allowed = CHOICES[name as keyof Preferences];
    const fits = allowed ? allowed.includes(value) : typeof value === typeof usual && value !== null;
    return [name, fits ? value : usual];
  });
  return Object.fromEntries(good) as Preferences;
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
