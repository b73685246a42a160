// The last step of the build: writes every page of every language, and compressed copies of all
// text files. Run by `npm run build` after the two Vite builds.
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "../lib/locale";
import { buildAssets } from "./build-assets";
import { compressAll } from "./compress";
import { htmlDocument } from "./document";
import { emitTo } from "./emit";
import { manifestOf } from "./manifest";
import { pageNames, render } from "./render";

const dist = join(import.meta.dirname, "..", "dist");
const pages = join(dist, "pages");

rmSync(pages, { recursive: true, force: true });
mkdirSync(pages, { recursive: true });

const publicDir = join(dist, "public");
// Pictures that no script of the browser names.
cpSync(join(import.meta.dirname, "assets"), join(publicDir, "assets"), {
  recursive: true,
  filter: (path) => !path.endsWith(".js"),
});
const { styles, assetsFor } = buildAssets(publicDir, emitTo(publicDir));
for (const name of pageNames) {
  for (const { hl } of languages) {
    const page = render(name, hl);
    writeFileSync(join(pages, `${name}.${hl}.html`), htmlDocument(page, assetsFor(page)));
  }
}
const styleHashes = styles.map((style) => `sha256-${createHash("sha256").update(style).digest("base64")}`);
writeFileSync(join(pages, "manifest.json"), `${JSON.stringify(manifestOf(styleHashes), null, 2)}\n`);
// The build's own manifest is not part of the site.
rmSync(join(publicDir, ".vite"), { recursive: true });
await compressAll(publicDir);
