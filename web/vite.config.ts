import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { entryPages } from "./plugins/entry-pages.ts";
import { languageOf, messages } from "./plugins/messages.ts";
import { compress } from "./plugins/compress.ts";
import { manifests } from "./plugins/manifests.ts";
import { serviceWorker } from "./plugins/service-worker.ts";

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What lies around the cards: no first card waits for it. */
const AROUND =
  /src\/(views\/(Conversation|HouseMark|HouseRules|Invite|Settings|Talk|parts\/Drawer)\.svelte|(game|text)\/house\.ts|app\/invitation\.ts)/;

export default defineConfig({
  // Files find each other wherever they lie; only entrances (plugins/entry-pages.ts) know where that is.
  base: "./",
  plugins: [messages(), svelte(), manifests(), entryPages(), serviceWorker(), compress()],
  build: {
    outDir: from(process.env.PENULTIMA_PAGE ?? "../src/penultima/server/page"),
    emptyOutDir: true,
    target: "es2022",
    // A data: font or script would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What runs first is small and needs nothing else; what several views share is one file, not many.
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => `assets/${languageOf(facadeModuleId) ?? "[name]"}-[hash].js`,
        codeSplitting: {
          groups: [
            {
              name: "start",
              test: /src\/(start|app\/(base|here-key|saved-tables|store|preferences|route|views)|text\/(languages|packed)|generated\/choices|connection\/(address|early-socket))\.ts$/,
              priority: 2,
            },
            {
              name: "core",
              test: (id) => /\.(ts|js|svelte)$/.test(id) && !AROUND.test(id),
              minShareCount: 2,
              priority: 1,
            },
            { name: "around", test: AROUND, minShareCount: 2 },
          ],
        },
      },
    },
  },
  worker: { format: "es" },
  server: {
    fs: { allow: [from("..")] },
    proxy: {
      "/api": "http://127.0.0.1:8787",
      "/readyz": "http://127.0.0.1:8787",
      "/ws": { target: "ws://127.0.0.1:8787", ws: true },
    },
  },
});
