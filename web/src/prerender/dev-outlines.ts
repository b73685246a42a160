// Writes the pages for the server of `just dev`, into the folder that is named on the command line.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "../lib/locale";
import { manifestOf } from "./manifest";
import { outlineOf } from "./outline";
import { pageNames } from "./render";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("name the folder that the pages go to");

const pages = join(folder, "pages");
mkdirSync(pages, { recursive: true });
for (const name of pageNames) {
  for (const { hl } of languages) writeFileSync(join(pages, `${name}.${hl}.html`), outlineOf(name));
}
writeFileSync(join(pages, "manifest.json"), JSON.stringify(manifestOf([])));
