/** Fluent files as modules, without the comments that only translators read. */
import type { Plugin } from "vite";

export function ftl(): Plugin {
  return {
    name: "ftl",
    transform(code, id) {
      if (!id.endsWith(".ftl")) return null;
      const kept = code.split("\n").filter((line) => !line.startsWith("#"));
      const text = kept.join("\n").replace(/\n{2,}/g, "\n");
      return { code: `export default ${JSON.stringify(text)};`, map: null };
    },
  };
}
