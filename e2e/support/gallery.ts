// A page to browse every picture that the matrix took: a row for each variant, a column for each
// language, at both widths.
import { existsSync, writeFileSync } from "node:fs";
import { languages, variants } from "./variants.ts";

export const screenshots = new URL("../screenshots/", import.meta.url);

export const widths = [390, 1440] as const;

export function pictureName(variant: string, hl: string, width: number): string {
  return `${variant}/${hl}-${width}.png`;
}

export default function writeGallery(): void {
  if (!existsSync(screenshots)) return;
  const parts = widths.flatMap((width) => [
    `<h2 id="w${width}">${width} px</h2>`,
    ...variants.map((variant) => `<h3>${variant}</h3><ul>${row(variant, width)}</ul>`),
  ]);
  writeFileSync(new URL("index.html", screenshots), `${head}\n${parts.join("\n")}\n`);
}

function row(variant: string, width: number): string {
  const shown = languages.filter(({ hl }) =>
    existsSync(new URL(pictureName(variant, hl, width), screenshots)),
  );
  return shown
    .map(({ hl }) => {
      const name = pictureName(variant, hl, width);
      const alt = `${variant} in ${hl} at ${width} px`;
      return `<li><a href="${name}">${hl}<img loading="lazy" src="${name}" alt="${alt}"></a></li>`;
    })
    .join("");
}

const head = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Landing pages</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; }
ul { display: flex; gap: 1rem; list-style: none; margin: 0; overflow-x: auto; padding: 0 0 1rem; }
li { flex: 0 0 14rem; }
img { border: 1px solid #ccc; display: block; height: 22rem; object-fit: cover; object-position: top; width: 100%; }
</style>
<h1>Landing pages</h1>
<p>Each picture opens the whole page. <a href="#w390">Phone</a> · <a href="#w1440">Desktop</a></p>`;
