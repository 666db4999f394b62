/**
 * The messages of a language as one module: `import("…/fr/page.ftl?language")` stands for all files of that folder that
 * the page needs. They are parsed when the page is built: browsers get messages, not a grammar.
 */
import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const WANTED = /\.ftl\?language$/;
/** The others are for the terminal, or come from the server as a rulebook. */
const FILES = "cards events questions reasons settings network errors fairness common page".split(" ");

/** The language whose messages a module has, if it is one of these. */
export function languageOf(id: string | null): string | undefined {
  return id && WANTED.test(id) ? basename(dirname(id)) : undefined;
}

export function messages(): Plugin {
  return {
    name: "messages",
    load(id) {
      if (!WANTED.test(id)) return null;
      const folder = dirname(id);
      const bodies = FILES.map((name) => {
        const path = join(folder, `${name}.ftl`);
        this.addWatchFile(path);
        return new FluentResource(readFileSync(path, "utf-8")).body;
      });
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(bodies))});`, map: null };
    },
  };
}
