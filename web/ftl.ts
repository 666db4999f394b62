/** Fluent files as modules, parsed when the page is built: browsers get messages, not a grammar. */
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

export function ftl(): Plugin {
  return {
    name: "ftl",
    transform(code, id) {
      if (!id.endsWith(".ftl")) return null;
      const { body } = new FluentResource(code);
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(body))});`, map: null };
    },
  };
}
