import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { entryPages } from "./plugins/entry-pages.ts";
import { languageOf, messages } from "./plugins/messages.ts";
import { compress } from "./plugins/compress.ts";

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [messages(), svelte(), entryPages(), compress()],
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
              test: /src\/(start|app\/(saved-tables|store|preferences|route|views)|text\/languages|generated\/choices|connection\/(address|early-socket))\.ts$/,
              priority: 2,
            },
            { name: "core", test: /\.(ts|js|svelte)$/, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [from("..")] },
    proxy: {
      "/api": "http://127.0.0.1:8787",
      "/readyz": "http://127.0.0.1:8787",
      "/ws": { target: "ws://127.0.0.1:8787", ws: true },
    },
  },
});
