/** The project's messages as the tests read them: from their files, not from the built page. */
import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { bundleOf } from "../src/text/bundle";
import { Screen } from "../src/text/screen";

const MESSAGES = new URL("../../src/penultima/text/messages/", import.meta.url);

/** Every file of a language. */
export function messagesOf(language: string): FluentResource["body"][] {
  const folder = new URL(`${language}/`, MESSAGES);
  return readdirSync(folder).map((name) => new FluentResource(readFileSync(new URL(name, folder), "utf-8")).body);
}

export function screenIn(language: string, booklet?: string): Screen {
  return new Screen(language, bundleOf(language, messagesOf(language)), booklet);
}
