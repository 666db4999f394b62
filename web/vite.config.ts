import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { entrances } from "./entrances.ts";
import { ftl } from "./ftl.ts";
import { pack } from "./pack.ts";

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [ftl(), svelte(), entrances(), pack()],
  resolve: { alias: { $protocol: from("../docs/protocol/protocol.ts"), $messages: from("../src/penultima/text/messages") } },
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
        codeSplitting: {
          groups: [
            { name: "start", test: /src\/(start|app\/(keys|preferences|route|views)|text\/languages|wire\/(address|early))\.ts$/, priority: 2 },
            { name: "core", test: /\.(ts|js|svelte)$/, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [from("..")] },
    proxy: { "/api": "http://127.0.0.1:8787", "/readyz": "http://127.0.0.1:8787", "/ws": { target: "ws://127.0.0.1:8787", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
