/** Rules as they are written: a booklet and what the table plays otherwise, `battle/fr +hand=5`. */
import { EDITIONS, type Edition } from "../generated/table";

export interface RulesText {
  booklet: string;
  edition: Edition;
  language: string;
  changes: Record<string, string>;
}

export function parseRules(text: string): RulesText {
  const [booklet = "classic/en", ...rest] = text.split(" ").filter(Boolean);
  const [box = "classic", language = "en"] = booklet.split("/");
  const edition = EDITIONS.find((one) => one === box) ?? "classic";
  const changes = Object.fromEntries(rest.map((one) => one.replace(/^\+/, "").split("=") as [string, string]));
  return { booklet, edition, language, changes };
}

export function writeRules(booklet: string, changes: Record<string, string>): string {
  return [booklet, ...Object.entries(changes).map(([name, value]) => `+${name}=${value}`)].join(" ");
}
