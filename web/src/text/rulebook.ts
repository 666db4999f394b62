/**
 * The rulebook of any rules, put together on this device: the paragraphs are chosen by the settings of the table and said in the
 * reader's language, as `text/rulebook.py` does it. Fetched when somebody opens the rulebook.
 */
import type { BookletShown, Catalog, ChapterShown, ParagraphShown, RulebookShown } from "../generated/protocol";
import type { Language } from "../generated/choices";
import { Refused } from "../connection/table-socket";
import { bundleOf } from "./bundle";
import { fetchMessages, type Messages } from "./languages";
import { Screen } from "./screen";

/** A paragraph before it is written: message, rule ids, the values settings must have, and the settings it shows. */
interface Template {
  in: string;
  message: string;
  cites: string[];
  when: Record<string, string[]>;
  uses: string[];
}

/** `generated/rulebook.json`: which paragraph appears when, and which rules hold in each booklet. */
export interface RulebookFacts {
  paragraphs: Template[];
  notes: Template[];
  points: { paragraph: string; rows: [string, string][] };
  /** The ids of rulings on house rules, and with which values these are played. */
  house: Record<string, Record<string, string[]>>;
  /** Ids that hold; and those whose letter we leave, with the setting that follows it. */
  booklets: Record<string, { rules: string[]; left: Record<string, string> }>;
}

type Values = Record<string, string>;

const FILES = import.meta.glob<Messages[]>("./*/rulebook.ftl", {
  base: "../../../src/penultima/text/messages",
  query: "?rulebook",
  import: "default",
});

/** A screen that also knows the words of the rulebook. */
export async function rulebookScreen(language: Language): Promise<Screen> {
  const files = await Promise.all([fetchMessages(language), FILES[`./${language}/rulebook.ftl`]!()]);
  return new Screen(language, bundleOf(language, files.flat()));
}

export async function rulebookFacts(): Promise<RulebookFacts> {
  return (await import("../generated/rulebook.json")).default as unknown as RulebookFacts;
}

/** The booklet of some rules, what the table plays otherwise, and every setting as it is played. */
interface Played {
  printed: BookletShown;
  changes: Values;
  values: Values;
}

const valuesOf = (printed: BookletShown): Values => ({ ...printed.values, special: printed.special });

/** Rules as they are written, read; Refused if there is no such booklet, setting or value. */
function read(rules: string, catalog: Catalog): Played {
  const bad = () => new Refused({ code: "bad-rules" });
  const [id, ...written] = rules.split(/\s+/).filter(Boolean);
  const printed = catalog.editions.flatMap((one) => one.booklets).find((one) => one.id === id);
  if (!printed) throw bad();
  const named = new Map(
    written.map((one) => /^\+(\w+)=(\w+)$/.exec(one)?.slice(1) as [string, string]).filter(Boolean),
  );
  if (named.size !== written.length) throw bad();
  const changes: Values = {};
  for (const { name, kind, values, low, high } of catalog.settings) {
    const value = named.get(name);
    if (value === undefined) continue;
    const fits = kind === "choice" ? values!.includes(value) : Number(value) >= low! && Number(value) <= high!;
    if (!fits || !named.delete(name)) throw bad();
    const shown = kind === "choice" ? value : String(Number(value));
    if (shown !== printed.values[name]) changes[name] = shown;
  }
  if (named.size) throw bad();
  return { printed, changes, values: { ...valuesOf(printed), ...changes } };
}

class Writer {
  private readonly screen: Screen;
  private readonly numbers: Set<string>;
  private readonly sisters: BookletShown[];
  private readonly ids: Set<string>;
  private readonly left: Map<string, string>;

  constructor(
    screen: Screen,
    private readonly table: Played,
    catalog: Catalog,
    private readonly facts: RulebookFacts,
  ) {
    const { id } = table.printed;
    this.screen = screen.at(id);
    this.numbers = new Set(catalog.settings.filter((one) => one.kind === "number").map((one) => one.name));
    const box = catalog.editions.find((one) => one.booklets.includes(table.printed));
    this.sisters = box!.booklets.filter((one) => one.id !== id);
    const { rules, left } = facts.booklets[id]!;
    this.ids = new Set(rules.filter((one) => this.holds(facts.house[one] ?? {})));
    this.left = new Map(Object.entries(left).filter(([, undo]) => !undo || !this.plays(undo)));
  }

  say(message: string, args: Record<string, string | number> = {}): string {
    return this.screen.say(message, args);
  }

  holds(when: Record<string, string[]>): boolean {
    return Object.entries(when).every(([name, values]) => values.includes(this.table.values[name]!));
  }

  private plays(setting: string): boolean {
    const [name, value] = setting.split("=");
    return this.table.values[name!] === value;
  }

  chapters(): ChapterShown[] {
    const found = new Map<string, ParagraphShown[]>();
    const add = (entry: Template, said: ParagraphShown) => found.set(entry.in, [...(found.get(entry.in) ?? []), said]);
    for (const entry of this.facts.paragraphs) if (this.holds(entry.when)) add(entry, this.paragraph(entry));
    for (const entry of this.facts.notes)
      if (this.holds(entry.when) && entry.cites.some((id) => this.left.has(id))) add(entry, this.note(entry));
    return [...found].map(([id, paragraphs]) => ({ id, title: this.say(`section-${id}`), paragraphs, listed: false }));
  }

  private paragraph(entry: Template): ParagraphShown {
    const { changes, printed } = this.table;
    const own = this.differs(entry, (name) => name in changes, valuesOf(printed));
    const unlike = this.sisters
      .filter((one) => this.differs(entry, (name) => !(name in changes), valuesOf(one)))
      .map((one) => one.language);
    return {
      id: entry.message,
      text: this.say(entry.message, this.args(entry)),
      rules: entry.cites.filter((id) => this.ids.has(id)),
      marks: this.marks(own, unlike),
      own,
      unlike,
      rows: entry.message === this.facts.points.paragraph ? this.points() : [],
    };
  }

  /** What a message may use: the most who can play, and the settings that the paragraph depends on. */
  private args(entry: Template): Record<string, string | number> {
    const { values, printed } = this.table;
    const most = printed.players[values.first_action!] as number[] | undefined;
    const players = most?.[Number(values.hand) - 1] || 2;
    const named = [...Object.keys(entry.when), ...entry.uses];
    const shown = named.map((name) => [name, this.numbers.has(name) ? Number(values[name]) : values[name]!]);
    return { players, ...Object.fromEntries(shown) };
  }

  /** Do any of these settings make the paragraph say something else there, or nothing? */
  private differs({ when, uses }: Template, counts: (name: string) => boolean, there: Values): boolean {
    const other = uses.some((name) => counts(name) && this.table.values[name] !== there[name]);
    return other || Object.entries(when).some(([name, values]) => counts(name) && !values.includes(there[name]!));
  }

  private marks(own: boolean, unlike: string[]): string[] {
    const languages = unlike.map((one) => this.say(`language-${one}`)).join(", ");
    return [
      ...(own ? [this.say("rulebook-house")] : []),
      ...(unlike.length ? [this.say("rulebook-differs", { languages, count: unlike.length })] : []),
    ];
  }

  private points(): string[][] {
    return this.facts.points.rows.map(([card, worth]) => [
      this.say(card),
      /^\d+$/.test(worth) ? worth : this.say(worth),
    ]);
  }

  /** Where we leave the letter of the booklet, and the setting that follows it. */
  private note(entry: Template): ParagraphShown {
    const rules = entry.cites.filter((id) => this.left.has(id));
    const undo = rules.map((id) => this.left.get(id)!).find(Boolean);
    const said = [this.say(entry.message), ...(undo ? [this.undoing(undo)] : [])];
    return { id: entry.message, text: said.join(" "), rules, marks: [], own: false, unlike: [], rows: [] };
  }

  private undoing(setting: string): string {
    const name = this.say(`setting-${setting.split("=")[0]!.replaceAll("_", "-")}`);
    return this.say("rulebook-undo", { name, setting });
  }

  lead(changes: string): string[] {
    const about = this.say("rulebook-about", { language: this.say(`language-${this.table.printed.language}`) });
    return changes ? [about, this.say("rulebook-table", { changes })] : [about];
  }
}

/** The rulebook as `GET /api/rulebook` answers it, for rules that a table can have. */
export function writeRulebook(rules: string, screen: Screen, catalog: Catalog, facts: RulebookFacts): RulebookShown {
  const table = read(rules, catalog);
  const writer = new Writer(screen, table, catalog, facts);
  const changes = Object.entries(table.changes)
    .map(([name, value]) => `+${name}=${value}`)
    .join(" ");
  return {
    rules: [table.printed.id, changes].filter(Boolean).join(" "),
    language: screen.language,
    title: writer.say("rulebook-title"),
    lead: writer.lead(changes),
    chapters: writer.chapters(),
    numbers: writer.say("rulebook-numbers"),
  };
}
