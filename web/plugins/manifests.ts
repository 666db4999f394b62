/** Words that are read before any script runs: what makes the page an app on the home screen, in every language, and its head. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const MESSAGES = new URL("../../src/penultima/text/messages/", import.meta.url);
const LANGUAGES = readdirSync(fileURLToPath(MESSAGES));
const ICONS = [
  { src: "icon.svg", sizes: "any", type: "image/svg+xml" },
  { src: "icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

function said(language: string, id: string): string {
  const words = new FluentBundle(language, { useIsolating: false });
  words.addResource(new FluentResource(readFileSync(new URL(`${language}/site.ftl`, MESSAGES), "utf-8")));
  return words.formatPattern(words.getMessage(id)!.value!);
}

const escaped = (text: string) => text.replace(/[&<"]/g, (one) => `&#${one.charCodeAt(0)};`);

function manifest(language: string): object {
  return {
    name: said(language, "site-app-name"),
    short_name: "Penultima",
    description: said(language, "site-description"),
    lang: language,
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: "#1b1b2f",
    theme_color: "#1d4a38",
    categories: ["games"],
    icons: ICONS,
  };
}

export function manifests(): Plugin {
  return {
    name: "manifests",
    // `{site-description}` is the message in English, `{site-no-script *}` a paragraph in each language.
    transformIndexHtml: (html) =>
      html
        .replace(/\{(site-[a-z-]+) \*\}/g, (_, id: string) =>
          LANGUAGES.map((one) => `<p lang="${one}">${escaped(said(one, id))}</p>`).join("\n"),
        )
        .replace(/\{(site-[a-z-]+)\}/g, (_, id: string) => escaped(said("en", id))),
    generateBundle() {
      for (const language of LANGUAGES) {
        const source = JSON.stringify(manifest(language));
        this.emitFile({ type: "asset", fileName: `app-${language}.webmanifest`, source });
      }
    },
  };
}
