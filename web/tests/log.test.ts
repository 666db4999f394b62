import { describe, expect, it } from "vitest";
import { NEWS_KINDS } from "../src/generated/events";
import type { TableInfo, NewsItem } from "../src/generated/protocol";
import { LANGUAGES } from "../src/generated/choices";
import { entryText, SILENT } from "../src/text/log";
import { messagesOf, screenIn } from "./messages";

const room = { people: [{ name: "Ada" }] } as TableInfo;
const line = (row: Partial<NewsItem>) =>
  entryText(screenIn("en"), { id: 1, news: { seq: 1, at: 0, ...row }, by: "" }, ["Ada", "Heron"], 0, room);

/** The kinds of news that the message has a sentence for. */
function sentences(language: string): string[] {
  const message = messagesOf(language)
    .flat()
    .find((one) => one.id === "page-news");
  const [select] = message!.value as unknown as [{ variants: { key: { value: string } }[] }];
  return select.variants.map((one) => one.key.value);
}

describe("the log", () => {
  it("says that the host has changed the table", () => {
    expect(line({ what: "changed" })).toBe("The host has changed the table.");
  });

  it("names who did something", () => {
    expect(line({ what: "joined", person: 0 })).toBe("Ada is at the table.");
    expect(line({ what: "joined" }), "nobody’s name is known for it").toBe("");
    expect(line({ what: "seated", seat: 1 })).toBe("Heron, a bot, joins.");
    expect(line({ what: "said", person: 0, text: "Well!" })).toContain("Well!");
  });

  it("is silent about what only the shuffle needs", () => {
    expect(line({ what: "committed", seat: 0 })).toBe("");
  });

  it.each(LANGUAGES)("has a sentence for each kind of news with a line, in %s", (language) => {
    expect(sentences(language).sort()).toEqual(NEWS_KINDS.filter((kind) => !SILENT.includes(kind)).sort());
  });
});
