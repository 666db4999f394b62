/** Rules as they are written: a booklet and what the table plays otherwise, `battle/fr +hand=5`. */

export const EDITIONS = ["classic", "scary", "revenge", "battle", "hyper"] as const;
export type Edition = (typeof EDITIONS)[number];

export interface RulesText {
  booklet: string;
  edition: Edition;
  language: string;
  changes: Record<string, string>;
}

export function parseRules(text: string): RulesText {
  const [booklet = "classic/en", ...rest] = text.split(" ").filter(Boolean);
  const [edition = "classic", language = "en"] = booklet.split("/");
  const changes = Object.fromEntries(rest.map((one) => one.replace(/^\+/, "").split("=") as [string, string]));
  return { booklet, edition: EDITIONS.includes(edition as Edition) ? (edition as Edition) : "classic", language, changes };
}

export function writeRules(booklet: string, changes: Record<string, string>): string {
  return [booklet, ...Object.entries(changes).map(([name, value]) => `+${name}=${value}`)].join(" ");
}
