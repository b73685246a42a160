// Vite plugin: `virtual:creature-names/EN` has the names of the creatures in that language and no other.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import type { Plugin } from "vite";

interface Source {
  type: string;
  name: Record<string, string>;
  line: Record<string, string>;
}

const prefix = "virtual:creature-names/";
const file = fileURLToPath(new URL("../../../content/types/creatures.toml", import.meta.url));

export function creatureNames(): Plugin {
  return {
    name: "tessera-creature-names",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      this.addWatchFile(file);
      const hl = id.slice(prefix.length + 1);
      const { creature } = parse(readFileSync(file, "utf8")) as unknown as { creature: Source[] };
      const names = Object.fromEntries(
        creature.map(({ type, name, line }) => [type, { name: name[hl], line: line[hl] }]),
      );
      return { code: `export const names = ${JSON.stringify(names)};`, map: null };
    },
  };
}
