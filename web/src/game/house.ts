/** House rules: what a table plays otherwise than its booklet, what forbids what, and sets of them to choose from. */
import type { BookletShown, Catalog, SettingShown } from "../generated/protocol";

export type Changes = Record<string, string>;

/** A setting and a value of it. */
export interface Played {
  setting: string;
  value: string;
}

/** As many families play: draw cards are stacked, one draws until something fits, and every round is a match. */
const FAMILIES: Changes = { stacking: "same", draw: "until", match: "round" };

export class House {
  constructor(
    private readonly catalog: Pick<Catalog, "clashes" | "settings">,
    private readonly booklet: Pick<BookletShown, "values">,
    readonly changes: Changes,
  ) {}

  printed(name: string): string {
    return String(this.booklet.values[name] ?? "");
  }

  now(name: string): string {
    return this.changes[name] ?? this.printed(name);
  }

  /** Because of what is played elsewhere this setting means nothing. */
  pointless(name: string): Played | null {
    const clash = this.catalog.clashes.find(
      (one) => one.setting === name && one.value == null && this.now(one.other) === one.other_value,
    );
    return clash ? { setting: clash.other, value: clash.other_value } : null;
  }

  /** Because of what is played elsewhere this value cannot be. */
  forbidden(name: string, value: string): Played | null {
    for (const { setting, value: one, other, other_value } of this.catalog.clashes) {
      if (one == null) continue;
      if (setting === name && one === value && this.now(other) === other_value)
        return { setting: other, value: other_value };
      if (other === name && other_value === value && this.now(setting) === one) return { setting, value: one };
    }
    return null;
  }

  /** The changes with one more: what is as in the booklet is none, and what then means nothing is dropped. */
  with(name: string, value: string): Changes {
    const { [name]: _, ...others } = this.changes;
    const changes = value === this.printed(name) ? others : { ...others, [name]: value };
    const after = new House(this.catalog, this.booklet, changes);
    return Object.fromEntries(Object.entries(changes).filter(([one]) => one === name || !after.pointless(one)));
  }

  /** What many families change of this booklet. */
  families(): Changes {
    const known = (name: string) => this.catalog.settings.some((one) => one.name === name);
    return Object.entries(FAMILIES).reduce((changes, [name, value]) => {
      const house = new House(this.catalog, this.booklet, changes);
      return known(name) && !house.forbidden(name, value) ? house.with(name, value) : changes;
    }, {} as Changes);
  }
}

/** Two values are a switch: off as in the booklet, on otherwise; that other value. */
export function switchedTo(setting: SettingShown, printed: string): string | null {
  const others = (setting.values ?? []).filter((value) => value !== printed);
  return setting.kind === "choice" && others.length === 1 ? others[0]! : null;
}

export const sameChanges = (one: Changes, other: Changes) =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);
