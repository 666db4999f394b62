/**
 * The messages of a language as one module: `import("…/fr/page.ftl?language")` stands for all files of that folder that
 * a table needs, `import("…/fr/people.ftl?people")` for what is said around it, and `import("…/fr/rulebook.ftl?rulebook")` for what the
 * rulebook says besides. They are parsed when the page is built: browsers get messages, not a grammar.
 */
import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { pack } from "../src/text/packed.ts";

const WANTED = /\.ftl\?(language|rulebook|people)$/;
/** The others are for the terminal. */
export const FILES: Record<string, string[]> = {
  language: "cards events questions reasons settings network errors fairness common page telling device site".split(
    " ",
  ),
  rulebook: ["rulebook"],
  people: ["people"],
};

/** Messages of these files that only the terminal and the commands say: they would be a quarter of what is fetched. */
export const ONLY_COMMANDS =
  /^(doctor|net|ask-(move|remind|uno|catch|jump|next|stakes)|fair-(proven|noted)|ui-(lab|plain|choose|settings|summary|resume)|error-(lab|bot|store|record|file|bad|page-not-built|site|not-resumable|rules-and|match-over|players-list|no-(server|store|backup|record|move|choice)))(-|$)/;

const UNPACKING = fileURLToPath(new URL("../src/text/packed.ts", import.meta.url));

/** What the file of a module with messages is called after: its language. */
export function languageOf(id: string | null): string | undefined {
  const kind = WANTED.exec(id ?? "")?.[1];
  const language = basename(dirname(id ?? ""));
  return kind === "language" ? language : kind && `${kind}-${language}`;
}

/** The messages of a file that the page may say. */
export function messagesOf(path: string): FluentResource["body"] {
  return new FluentResource(readFileSync(path, "utf-8")).body.filter(({ id }) => !ONLY_COMMANDS.test(id));
}

export function messages(): Plugin {
  return {
    name: "messages",
    load(id) {
      const kind = WANTED.exec(id)?.[1];
      if (!kind) return null;
      const folder = dirname(id);
      const bodies = FILES[kind]!.map((name) => {
        const path = join(folder, `${name}.ftl`);
        this.addWatchFile(path);
        return messagesOf(path);
      });
      const text = JSON.stringify(JSON.stringify(bodies.map((body) => body.map(pack))));
      const code = `import { unpack } from "${UNPACKING}"; export default JSON.parse(${text}).map((one) => one.map(unpack));`;
      return { code, map: null };
    },
  };
}
