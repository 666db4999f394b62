/** Rules as text, `battle/fr +bluff=refused +hand=5`, read as Python's `Rules.parse` reads them, and refused as it does. */
import type { Abi } from "./abi";
import { nearest } from "./spelling";

/** Rules that do not exist or do not go together: `code` names the sentence, `facts` complete it. */
export class RulesError extends Error {
  constructor(
    readonly code: string,
    readonly facts: Record<string, string>,
  ) {
    super(code);
  }
}

const listed = (names: Iterable<string>) => [...names].join(", ");
const plainly = (text: string) => text.split(/\s+/).filter(Boolean);

export class Rules {
  private constructor(
    private readonly abi: Abi,
    readonly booklet: string,
    /** What is otherwise than in the booklet, in the order of the settings. */
    readonly changes: ReadonlyMap<string, number>,
  ) {}

  static parse(abi: Abi, text: string): Rules {
    const [name = "", ...changes] = plainly(text);
    const booklet = findBooklet(abi, name);
    const named = new Map<string, string>();
    for (const change of changes) {
      const [setting = "", ...value] = change.slice(1).split("=");
      if (!change.startsWith("+") || !value.length) throw new RulesError("change-form", { text: change });
      if (named.has(setting)) throw new RulesError("set-twice", { name: setting });
      named.set(setting, value.join("="));
    }
    const values = new Map([...named].map(([setting, value]) => [setting, valueOf(abi, setting, value)]));
    const ordered = Object.keys(abi.settings).flatMap((setting): [string, number][] => {
      const value = values.get(setting);
      return value === undefined || value === printed(abi, booklet, setting) ? [] : [[setting, value]];
    });
    const rules = new Rules(abi, booklet, new Map(ordered));
    rules.check();
    return rules;
  }

  /** The number of a setting's value. */
  get(setting: string): number {
    return this.changes.get(setting) ?? printed(this.abi, this.booklet, setting);
  }

  toString(): string {
    return [this.booklet, ...[...this.changes.keys()].map((name) => `+${this.shown(name)}`)].join(" ");
  }

  private shown(name: string): string {
    const value = this.get(name);
    const words = Object.entries(this.abi.settings[name]!.values ?? {});
    return `${name}=${words.find(([, number]) => number === value)?.[0] ?? value}`;
  }

  private check(): void {
    for (const [name, value] of this.changes) {
      const { special } = this.abi.settings[name]!;
      if (special !== undefined && this.get("special") !== special) this.refuse(name, "special");
      for (const [setting, forbidden, other, otherValue] of this.abi.contradictions)
        if (setting === name && (forbidden === null || forbidden === value) && this.get(other) === otherValue)
          this.refuse(name, other);
    }
  }

  private refuse(name: string, other: string): never {
    throw new RulesError("contradiction", { one: this.shown(name), other: this.shown(other) });
  }

  /** Refuse a number of players for whom the deck is too small, or whom nobody could seat. */
  checkPlayers(players: number): void {
    const [least, most] = this.abi.players;
    if (players < least || players > most) throw new RulesError("players", { n: String(players) });
    const [lowest] = this.abi.settings.hand!.range!;
    const hand = this.get("hand");
    const enough = this.abi.most_players[this.get("special")]![this.get("first_action")]![hand - lowest]!;
    if (players > enough) throw new RulesError("no-card-left", { n: String(players), hand: String(hand) });
  }
}

/** What a setting is in a booklet. */
function printed(abi: Abi, booklet: string, setting: string): number {
  return abi.booklets[booklet]![setting] ?? abi.settings[setting]!.default;
}

function valueOf(abi: Abi, name: string, text: string): number {
  const setting = Object.hasOwn(abi.settings, name) && name !== "special" ? abi.settings[name] : undefined;
  const open = Object.keys(abi.settings).filter((one) => one !== "special");
  if (!setting) {
    const meant = nearest(name, open);
    if (meant.length) throw new RulesError("no-setting-but", { name, guess: listed(meant) });
    throw new RulesError("no-setting", { name, names: listed(open) });
  }
  const { values, range } = setting;
  if (values && Object.hasOwn(values, text)) return values[text]!;
  if (values) {
    const facts = { name, values: listed(Object.keys(values)), text };
    const meant = nearest(text, Object.keys(values));
    if (meant.length) throw new RulesError("setting-value-but", { ...facts, guess: listed(meant) });
    throw new RulesError("setting-value", facts);
  }
  const [low, high] = range!;
  if (/^[0-9]{1,5}$/.test(text) && Number(text) >= low && Number(text) <= high) return Number(text);
  throw new RulesError("setting-range", { name, low: String(low), high: String(high), text });
}

/** The name of a booklet: without a language, the English one or else the first. */
function findBooklet(abi: Abi, name: string): string {
  const [called = "", ...rest] = name.toLowerCase().split("/");
  const language = rest.join("/");
  const edition = Object.hasOwn(abi.aliases, called) ? abi.aliases[called]! : called;
  const printed = Object.keys(abi.booklets).filter((one) => one.startsWith(`${edition}/`));
  if (!printed.length || !edition) {
    const editions = [...new Set(Object.keys(abi.booklets).map((one) => one.split("/")[0]!))];
    const meant = nearest(edition, [...Object.keys(abi.aliases), ...editions]);
    if (meant.length) throw new RulesError("no-edition-but", { name: edition, guess: listed(meant) });
    throw new RulesError("no-edition", { name: edition, editions: listed(editions) });
  }
  if (!language) return printed.find((one) => one === `${edition}/en`) ?? printed[0]!;
  const found = printed.find((one) => one === `${edition}/${language}`);
  if (!found) throw new RulesError("not-printed", { edition, language, printed: listed(printed) });
  return found;
}
