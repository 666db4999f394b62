/** House rules in words. */
import { capital, type Screen } from "./screen";

const kebab = (name: string) => name.replaceAll("_", "-");

/** What is played with this value of a setting: a clause. */
export function clause(screen: Screen, setting: string, value: string): string {
  const message = `setting-${kebab(setting)}`;
  return screen.has(`${message}.value`)
    ? screen.say(`${message}.value`, { n: Number(value) })
    : screen.say(`${message}.${kebab(value)}`);
}

/** What a table plays otherwise than its booklet: a line for each. */
export function changesInWords(screen: Screen, changes: Record<string, string>): { name: string; played: string }[] {
  return Object.entries(changes).map(([name, value]) => ({
    name: screen.say(`setting-${kebab(name)}`),
    played: capital(clause(screen, name, value)),
  }));
}
