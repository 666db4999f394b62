/** What one person's screen says: a language, and the words of the booklet in play. */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { card } from "../game/card";
import type { Color } from "../generated/protocol";

export type Args = Record<string, FluentVariable>;

/** Begins like a sentence, unless with a setting as it is written (uno=automatic). */
export function capital(text: string): string {
  return /[=_]/.test(text.split(" ")[0] ?? "") ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

export class Screen {
  readonly box: string;
  private readonly shared: Args;

  constructor(
    readonly language: string,
    private readonly bundle: FluentBundle,
    readonly booklet = "classic/en",
  ) {
    this.box = booklet.split("/")[0] ?? "classic";
    this.shared = { box: this.box, region: booklet.replace("/", "-") };
  }

  /** The same language at a table with another booklet. */
  at(booklet: string): Screen {
    return booklet === this.booklet ? this : new Screen(this.language, this.bundle, booklet);
  }

  has(id: string): boolean {
    const [name = "", attribute] = id.split(".");
    const message = this.bundle.getMessage(name);
    return Boolean(attribute ? message?.attributes[attribute] : message?.value);
  }

  /** A message; `card-skip.bare` is an attribute of one. */
  say(id: string, args: Args = {}): string {
    const [name = "", attribute] = id.split(".");
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return id;
    return this.bundle.formatPattern(pattern, { ...this.shared, ...args }, []);
  }

  color(color: string | null | undefined): string {
    return this.say("color-name", { color: color ?? "none" });
  }

  letter(color: Color): string {
    return this.say("color-letter", { color });
  }

  /** A card with its indefinite article, or in another form: bare, face, the, short. */
  card(text: string, form = ""): string {
    const one = card(text);
    const args: Args = { color: one.color ?? "none", ...(one.n == null ? {} : { n: one.n }) };
    return this.say(`card-${one.face}${form ? `.${form}` : ""}`, args);
  }

  /** A red 7 and a Wild; three cards, if one may not know them. */
  cards(texts: readonly string[]): string {
    if (texts.length !== 1 && texts.every((one) => one === "?")) return this.say("count-cards", { n: texts.length });
    return this.listed(texts.map((one) => this.card(one)));
  }

  /** One, two and three. */
  listed(words: readonly string[], how: "and" | "or" = "and"): string {
    if (words.length < 2) return words.join("");
    return this.say(`list-${how}`, { start: words.slice(0, -1).join(", "), last: words.at(-1)! });
  }
}
