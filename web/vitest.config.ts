/** How unit tests run: with what the page is built with. A file of its own, for who only builds the page has no Vitest. */
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

export default mergeConfig(page, defineConfig({ test: { include: ["tests/**/*.test.ts"], environment: "node" } }));
