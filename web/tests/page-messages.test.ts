import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FILES, messagesOf, ONLY_COMMANDS } from "../plugins/messages";
import { LANGUAGES } from "../src/generated/choices";
import { messagesOf as written } from "./messages";

const FOLDER = new URL("../../src/penultima/text/messages/", import.meta.url).pathname;
const SRC = new URL("../src/", import.meta.url).pathname;
const SOURCES = (readdirSync(SRC, { recursive: true }) as string[])
  .filter((path) => /\.(ts|svelte)$/.test(path))
  .map((path) => readFileSync(SRC + path, "utf-8"))
  .join("\n");
const kept = (language: string) => FILES.language!.flatMap((name) => messagesOf(`${FOLDER}${language}/${name}.ftl`));

describe("what the page leaves to the commands", () => {
  it.each(LANGUAGES)("is referred to by no message that it keeps: %s", (language) => {
    const referred = JSON.stringify(kept(language)).matchAll(/"type":"mesg","name":"([^"]+)"/g);
    expect([...referred].map(([, name]) => name!).filter((name) => ONLY_COMMANDS.test(name))).toEqual([]);
  });

  it("is said nowhere in its sources", () => {
    const left = written("en")
      .flat()
      .map(({ id }) => id)
      .filter((id) => ONLY_COMMANDS.test(id));
    expect(left.length).toBeGreaterThan(60);
    expect(left.filter((id) => SOURCES.includes(`"${id}"`))).toEqual([]);
    // `error-${reason}`: what a table refuses for the sake of its rules.
    const reasons = [
      "no-edition",
      "not-printed",
      "set-twice",
      "no-setting",
      "setting-range",
      "contradiction",
      "players",
    ];
    expect(reasons.filter((reason) => ONLY_COMMANDS.test(`error-${reason}`))).toEqual([]);
  });
});
