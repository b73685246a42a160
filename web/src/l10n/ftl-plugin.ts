// Vite plugin: a .ftl file becomes a module with its messages already parsed, so that the browser
// loads neither a parser nor the translators' comments.
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { withPhraseBorders } from "./phrases.ts";

export function ftl(): Plugin {
  return {
    name: "tessera-ftl",
    transform(source, id) {
      if (!id.endsWith(".ftl")) return null;
      const japanese = id.includes("/ja/");
      const patterns = new FluentResource(source).body.map(({ id: name, value }) => [
        name,
        // A title with variables may be formatted by the server, which knows no borders.
        japanese && name.endsWith("-title") && typeof value === "string" ? withPhraseBorders(value) : value,
      ]);
      return {
        code: `export default ${JSON.stringify(Object.fromEntries(patterns))}`,
        map: null,
        moduleType: "js",
      };
    },
  };
}
