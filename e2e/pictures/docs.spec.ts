// Takes the pictures of docs/screenshots.md, each as a visitor from that language's market sees it.
import { fileURLToPath } from "node:url";
import { test } from "../support/country.ts";
import { visit } from "../support/site.ts";
import { type Hl, landingPath, type Variant } from "../support/variants.ts";
import { wordsOf } from "../support/words.ts";

interface Picture {
  name: string;
  variant: Variant;
  hl: Hl;
  /** The part of the page to show; the top where none is named. */
  part?: string;
  /** Answers the puzzle, so that its words are in the picture. */
  solved?: boolean;
  dark?: boolean;
}

const markets: Partial<Record<Hl, string>> = { EN: "US", DE: "DE", JA: "JP", CN: "CN" };

const phone: Picture[] = [
  { name: "phone-yellow-computer-en", variant: "yellow_computer", hl: "EN" },
  { name: "phone-matrix-en", variant: "matrix", hl: "EN", solved: true },
  { name: "phone-new-boy-de", variant: "new_boy", hl: "DE" },
  { name: "phone-prices-de", variant: "yellow_girl", hl: "DE", part: "prices" },
  { name: "phone-classes-ja", variant: "new_computer", hl: "JA", part: "classes" },
  { name: "phone-free-cn", variant: "free", hl: "CN", dark: true },
];

const desktop: Picture[] = [
  { name: "desktop-yellow-computer-de", variant: "yellow_computer", hl: "DE" },
  { name: "desktop-new-girl-ja", variant: "new_girl", hl: "JA" },
  { name: "desktop-report-cn", variant: "matrix", hl: "CN", part: "preview" },
  { name: "desktop-test-center-en", variant: "test_center", hl: "EN" },
];

test.describe("phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
  for (const picture of phone) photograph(picture);
});

test.describe("desktop", () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  for (const picture of desktop) photograph(picture);
});

function photograph({ name, variant, hl, part, solved, dark }: Picture): void {
  test(name, async ({ page, siteIn }) => {
    const t = wordsOf(hl);
    await page.emulateMedia({ colorScheme: dark ? "dark" : "light", reducedMotion: "reduce" });
    await visit(page, (await siteIn(markets[hl] ?? "US")) + landingPath(variant, `hl=${hl}`));
    const decline = page.getByRole("button", { name: t("common-consent-decline") });
    if (await decline.isVisible()) await decline.click();
    if (part) await page.locator(`#${part}`).evaluate((section) => section.scrollIntoView());
    if (solved) await page.locator("#puzzle [role=group] button").nth(3).click();

    await page.screenshot({
      path: fileURLToPath(new URL(`../../docs/screenshots/${name}.png`, import.meta.url)),
      animations: "disabled",
    });
  });
}
