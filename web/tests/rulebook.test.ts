/** The rulebook that the page writes by itself against Python's, for every booklet and many house rules, in five languages. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Refused } from "../src/connection/table-socket";
import { LANGUAGES } from "../src/generated/choices";
import type { Catalog } from "../src/generated/protocol";
import { rulebookScreen, writeRulebook, type RulebookFacts } from "../src/text/rulebook";
import { screenIn } from "./messages";

const read = <T>(path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf-8")) as T;
const catalog = read<Catalog>("../src/generated/shelf.json");
const facts = read<RulebookFacts>("../src/generated/rulebook.json");
/** By rules and language, what names exactly the answer to `GET /api/rulebook` (tests/page/rulebooks_for_the_page.py). */
const expected = read<Record<string, Record<string, string>>>("rulebooks.json");

const digest = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);

describe.each(LANGUAGES)("the rulebook in %s", (language) => {
  const screen = screenIn(language);

  // Hundreds of rulebooks, on a machine that may be busy.
  it("says what Python says", { timeout: 60_000 }, () => {
    expect(Object.keys(expected).length).toBeGreaterThan(200);
    const wrong = Object.entries(expected).filter(
      ([rules, digests]) => digest(writeRulebook(rules, screen, catalog, facts)) !== digests[language],
    );
    expect(wrong.map(([rules]) => rules)).toEqual([]);
  });

  it("needs no words but those that are fetched with it", async () => {
    const fetched = await rulebookScreen(language);
    const rules = "battle/fr +stacking=any +hand=5 +sevens_zeros=on";
    expect(writeRulebook(rules, fetched, catalog, facts)).toEqual(writeRulebook(rules, screen, catalog, facts));
  });
});

it("takes rules as a table may have written them", () => {
  const screen = screenIn("en");
  const book = (rules: string) => writeRulebook(rules, screen, catalog, facts).rules;
  expect(book("battle/fr  +hand=05 +bluff=refused")).toBe("battle/fr +bluff=refused +hand=5");
  expect(book("classic/en +hand=7")).toBe("classic/en");
  for (const bad of ["", "no/en", "classic/en +hand=99", "classic/en +hand", "classic/en +x=y", "classic/en +uno=no"])
    expect(() => book(bad)).toThrow(Refused);
});
