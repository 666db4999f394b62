/** What a file of everything holds beside tables comes to this device: what is here stays, what is missing is added. */
import type { BroughtBack } from "../device/archive";
import { DEFAULTS, PREFERENCES, readPreferences } from "./preferences";
import { SavedTables, SAVED_TABLES } from "./saved-tables";
import type { Store } from "./store";

/** What is kept of a shuffle: 32 bytes in hex. */
const HASH = /^[0-9a-f]{64}$/;

/** Adds what is missing; true if settings in the file were left out, because somebody has chosen others here. */
export function bringBackKept(store: Store, kept: Record<string, string>): boolean {
  let leftOut = false;
  for (const [name, value] of Object.entries(kept)) {
    const here = store.read(name);
    if (name === SAVED_TABLES) new SavedTables(store).add(value);
    else if (name !== PREFERENCES && !HASH.test(value)) continue;
    else if (here === null || (name === PREFERENCES && isUsual(here))) store.write(name, value);
    else if (name === PREFERENCES) leftOut ||= !sameSettings(here, value);
  }
  return leftOut;
}

/** What is said about it: messages with their arguments. */
export function sentences({ brought, here, differing }: BroughtBack, leftOut: boolean): [string, { n: number }][] {
  const said: [string, { n: number }][] = [];
  if (brought || (here && !differing)) said.push(["device-imported", { n: brought }]);
  else if (!differing) said.push(["device-imported-none", { n: 0 }]);
  if (differing) said.push(["device-differing", { n: differing }]);
  if (leftOut) said.push(["device-left-out", { n: 0 }]);
  return said;
}

const sameSettings = (one: string | null, two: string | null) =>
  JSON.stringify(readPreferences(one)) === JSON.stringify(readPreferences(two));

/** Has nobody ever changed a setting? */
const isUsual = (text: string) => sameSettings(text, JSON.stringify(DEFAULTS));
