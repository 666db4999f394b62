/** What a person likes, kept on the device; what is unreadable or unknown falls back to its default. */
import type { Sorting } from "../game/card";
import type { Changes } from "../game/house";
import type { NewTable, Pace } from "../generated/protocol";
import { LEVELS, PACES, SETTINGS, type Language, type Level } from "../generated/choices";
import { LONGEST_NAME } from "../generated/table";
import { isLanguage } from "../text/languages";
import { fromJson, isObject, isText } from "./fields";

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
  house: Changes;
  /** House rules of my own, by booklet, to be taken again. */
  myHouse: Record<string, Changes>;
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
  const found = fromJson(text);
  const kept = isObject(found) ? found : {};
  const good = Object.entries(DEFAULTS).map(([name, usual]) => {
    const read = READERS[name as keyof Preferences];
    return [name, read ? read(kept[name]) : like(kept[name], usual, CHOICES[name as keyof Preferences])];
  });
  return Object.fromEntries(good) as Preferences;
}

/** How those are read that need more than a look at their kind. */
const READERS: { [K in keyof Preferences]?: (value: unknown) => Preferences[K] } = {
  language: (value) => (isText(value) && isLanguage(value) ? value : null),
  name: (value) => (isText(value) ? [...value].slice(0, LONGEST_NAME).join("") : ""),
  booklet: (value) => (isText(value) && BOOKLET.test(value) ? value : DEFAULTS.booklet),
  house: knownChanges,
  myHouse: (value) =>
    Object.fromEntries(
      Object.entries(isObject(value) ? value : {})
        .filter(([booklet]) => BOOKLET.test(booklet))
        .map(([booklet, changes]) => [booklet, knownChanges(changes)]),
    ),
};

const BOOKLET = /^[a-z]+\/[a-z]{2}$/;

/** The value, if it is of the same kind as the usual one, or one of those allowed. */
function like(value: unknown, usual: unknown, allowed?: readonly unknown[]): unknown {
  const whole = typeof value !== "number" || Number.isInteger(value);
  return (allowed ? allowed.includes(value) : typeof value === typeof usual && whole) ? value : usual;
}

/** The house rules that there are, with values that they can have. */
function knownChanges(value: unknown): Changes {
  const changes = Object.entries(isObject(value) ? value : {});
  return Object.fromEntries(changes.filter((one): one is [string, string] => isKnown(...one)));
}

function isKnown(name: string, value: unknown): boolean {
  const values = Object.hasOwn(SETTINGS, name) ? SETTINGS[name]! : [];
  if (!isText(value) || typeof values[0] !== "number") return values.includes(value as string);
  const [low, high] = values as [number, number];
  return /^\d+$/.test(value) && low <= Number(value) && Number(value) <= high;
}
