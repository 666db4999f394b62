/** Writes an HTML file for each kind of address. Its head names every file that its view needs, so that all are fetched at once. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const VIEWS = { index: "Home", table: "Table", replay: "Replay" };
const ALWAYS = /src\/main\.ts$/;

export interface Piece {
  fileName: string;
  facadeModuleId: string | null;
  imports: string[];
  css: string[];
}

/** The scripts and styles of a chunk and of all that it needs. */
export function needed(first: Piece, pieces: ReadonlyMap<string, Piece>): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const walk = (piece: Piece | undefined) => {
    if (!piece || scripts.has(piece.fileName)) return;
    scripts.add(piece.fileName);
    piece.imports.forEach((name) => walk(pieces.get(name)));
    piece.css.forEach((name) => styles.add(name));
  };
  walk(first);
  return { scripts: [...scripts], styles: [...styles] };
}

export function entryPages(): Plugin {
  let folder = "";
  const pieces = new Map<string, Piece>();
  let font = "";
  return {
    name: "entryPages",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    generateBundle(_, bundle) {
      for (const one of Object.values(bundle)) {
        if (one.type === "chunk")
          pieces.set(one.fileName, {
            fileName: one.fileName,
            facadeModuleId: one.facadeModuleId,
            imports: one.imports,
            css: [...(one.viteMetadata?.importedCss ?? [])],
          });
        else if (one.fileName.endsWith(".woff2")) font = one.fileName;
      }
    },
    closeBundle() {
      // A server has entrances at several depths: all name what they need from its root.
      const html = readFileSync(join(folder, "index.html"), "utf-8").replaceAll('="./', '="/');
      const chunk = (end: RegExp) => [...pieces.values()].find((piece) => end.test(piece.facadeModuleId ?? ""));
      for (const [file, view] of Object.entries(VIEWS)) {
        const parts = [chunk(ALWAYS), chunk(new RegExp(`views/${view}\\.svelte$`))].map((piece) =>
          needed(piece!, pieces),
        );
        const styles = new Set(parts.flatMap((part) => part.styles));
        const scripts = new Set(parts.flatMap((part) => part.scripts));
        const links = [
          ...[...scripts].map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
          ...[...styles].map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
          `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`,
        ].filter((link) => !html.includes(/href="([^"]+)"/.exec(link)![1]!));
        writeFileSync(join(folder, `${file}.html`), html.replace("</head>", `${links.join("\n")}\n</head>`));
      }
    },
  };
}
