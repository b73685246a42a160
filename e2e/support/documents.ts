// The pictures that documents show. `just screenshots` takes every one of this list;
// tests/documents.spec.ts compares the list with the documents and with the files.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Locator, type Page } from "@playwright/test";
import type { Hl } from "./variants.ts";
import { wordsOf } from "./words.ts";

export const pictures = [
  "landing-en-desktop",
  "landing-en-phone",
  "landing-matrix-en-phone",
  "landing-new-boy-de-phone",
  "landing-prices-de-phone",
  "landing-classes-ja-phone",
  "landing-free-cn-phone",
  "landing-new-girl-ja-desktop",
  "landing-preview-cn-desktop",
  "landing-test-center-en-desktop",
  "test-start-en-phone",
  "test-question-en-phone",
  "test-question-en-desktop",
  "test-all-questions-en-phone",
  "test-confirmation-en-phone",
  "test-free-result-en-phone",
  "test-free-result-en-desktop",
  "test-cannot-be-analysed-de-phone",
  "test-free-test-ja-desktop",
  "pay-packages-en-phone",
  "pay-packages-en-desktop",
  "pay-form-en-phone",
  "pay-success-en-phone",
  "report-sample-en-desktop",
  "report-sample-en-phone",
  "report-solution-en-phone",
  "report-certificate-en-desktop",
  "report-shared-en-phone",
  "paper-cover-en",
  "paper-summary-en",
  "paper-curve-en",
  "paper-dimensions-en",
  "paper-questions-en",
  "paper-measured-en",
  "paper-certificate-en",
] as const;

export type Picture = (typeof pictures)[number];
export type PaperPicture = Extract<Picture, `paper-${string}`>;
export type ScreenPicture = Exclude<Picture, PaperPicture>;

export const root = fileURLToPath(new URL("../../", import.meta.url));
export const folder = "docs/screenshots";

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Takes the window, optionally with `part` at its top. The name determines the window's size. */
export async function keep(page: Page, name: ScreenPicture, part?: Locator): Promise<void> {
  const onPhone = name.endsWith("-phone");
  await page.setViewportSize(onPhone ? phone : desktop);
  await page.evaluate(() => document.fonts.ready);
  // Nothing is under the pointer.
  await page.mouse.move(0, 0);
  // Jumps instead of scrolling smoothly: the picture is taken at the end.
  await part?.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  await page.screenshot({ path: fileOf(name), ...webp, scale: onPhone ? "device" : "css" });
}

/** Declines, so that the cookie question isn't in every picture. */
export async function decline(page: Page, hl: Hl): Promise<void> {
  const button = page.getByRole("button", { name: wordsOf(hl)("common-consent-decline"), exact: true });
  if (await button.isVisible()) await button.click();
}

/** Takes one page of a PDF, as poppler draws it. */
export async function keepPaper(page: Page, name: PaperPicture, pdf: string, number: number): Promise<void> {
  const drawn = join(mkdtempSync(join(tmpdir(), "paper-")), "page");
  const only = ["-f", String(number), "-l", String(number), "-singlefile"];
  execFileSync("pdftoppm", ["-png", "-scale-to", "1074", ...only, pdf, drawn]);
  const png = readFileSync(`${drawn}.png`).toString("base64");
  // The product's own policy would apply on its pages and forbid what is written here.
  await page.goto("about:blank");
  await page.setContent(`<style>body { margin: 0 } img { display: block }</style>
    <img alt="" src="data:image/png;base64,${png}">`);
  const image = page.locator("img");
  await expect(image).not.toHaveJSProperty("naturalWidth", 0);
  await image.screenshot({ path: fileOf(name), ...webp, scale: "css" });
}

const webp = { type: "webp", quality: 82, animations: "disabled" } as const;

function fileOf(name: Picture): string {
  const into = process.env.PICTURES;
  if (!into) throw new Error("PICTURES is not set: run this through `just screenshots`");
  return join(into, `${name}.webp`);
}

/** Every picture that a document shows, by its path from the root, sorted. */
export function shownPictures(): string[] {
  const documents = readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".md"))
    .map((path) => join("docs", path));
  const shown = ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", ...documents].flatMap((document) => {
    const text = readFileSync(join(root, document), "utf8");
    return [...text.matchAll(/!\[[^\]]*\]\(([^)\s]+)\)/g)].map(([, path = ""]) => join(document, "..", path));
  });
  return [...new Set(shown)].sort();
}
