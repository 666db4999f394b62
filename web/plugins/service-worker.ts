/** Builds the service worker beside the entrances, and tells it the version and the digest of every file it is to keep. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join, relative, sep } from "node:path";
import type { Plugin } from "vite";
import { files } from "./compress.ts";

const NAME = "sw.js";
/** Not part of the page: licenses, pictures for other places, the worker itself. */
const LEFT_OUT = /(^sw\.js|\.txt|^preview\.png)$/;

/** What is not needed to play. */
const LATER = /^assets\/rulebook-/;

export function serviceWorker(): Plugin {
  let folder = "";
  return {
    name: "serviceWorker",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    buildStart() {
      const id = fileURLToPath(new URL("../src/offline/service-worker.ts", import.meta.url));
      this.emitFile({ type: "chunk", id, fileName: NAME });
    },
    generateBundle(_, bundle) {
      const worker = bundle[NAME];
      if (worker?.type !== "chunk" || worker.imports.length) this.error("the service worker must be one file");
    },
    // In the first line; `penultima site` writes another one, for its own files.
    closeBundle() {
      const paths = files(folder).map((path) => relative(folder, path).split(sep).join("/"));
      const wanted = paths.filter((path) => !LEFT_OUT.test(path)).sort();
      const hash = (content: Buffer | string) => createHash("sha256").update(content);
      const digest = (path: string) => `sha256-${hash(readFileSync(join(folder, path))).digest("base64")}`;
      const digests = (those: string[]) => Object.fromEntries(those.map((path) => [path, digest(path)]));
      const list = {
        files: digests(wanted.filter((path) => !LATER.test(path))),
        later: digests(wanted.filter((path) => LATER.test(path))),
      };
      const script = readFileSync(join(folder, NAME), "utf-8");
      const version = hash(JSON.stringify(list) + script)
        .digest("hex")
        .slice(0, 16);
      writeFileSync(join(folder, NAME), `const BUILD=${JSON.stringify({ version, ...list })};\n${script}`);
    },
  };
}
