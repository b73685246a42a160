// Pages of the sample report as small pictures for the landing pages: `just preview-pages`.
import { mkdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { executablePath, flags } from "./support/browser.ts";
import { languages } from "./support/variants.ts";

/** Page of the print, and its size as a picture: about twice that on a landing page, for sharp screens. */
const pictures = {
  score: { page: "03", width: 480, height: 679 },
  ranking: { page: "04", width: 480, height: 679 },
  dimensions: { page: "06", width: 480, height: 679 },
  // Too full for more.
  solutions: { page: "14", width: 420, height: 594 },
  certificate: { page: undefined, width: 680, height: 481 },
};
const most = 25_000;

const { PAGES: pages, PRINT: print } = process.env;
if (!pages || !print) throw new Error("PAGES and PRINT are not set: run this through `just preview-pages`");
const asked = process.argv.slice(2);
const into = new URL("../web/src/features/landing/report-pages/", import.meta.url).pathname;

const browser = await chromium.launch({ executablePath, args: flags });
const tab = await browser.newPage();
for (const { tag } of languages.filter((language) => !asked.length || asked.includes(language.tag))) {
  mkdirSync(join(into, tag), { recursive: true });
  for (const [name, picture] of Object.entries(pictures)) await take(tag, name, picture);
}
await browser.close();

/** At the best quality that stays small. */
async function take(tag, name, { page, width, height }) {
  const png = readFileSync(join(pages, tag, page ? `${print}/${page}.png` : "certificate.png")).toString(
    "base64",
  );
  await tab.setViewportSize({ width, height });
  await tab.setContent(`<style>body { margin: 0 } img { display: block }</style>
    <img alt="" width="${width}" height="${height}" src="data:image/png;base64,${png}">`);
  const file = join(into, tag, `${name}.webp`);
  for (let quality = 85; quality >= 20; quality -= 5) {
    await tab.locator("img").screenshot({ path: file, type: "webp", quality });
    const { size } = statSync(file);
    if (size <= most) return console.log(`${tag}/${name}.webp: ${size} bytes, quality ${quality}`);
  }
  throw new Error(`${tag}/${name}.webp doesn't fit ${most} bytes`);
}
