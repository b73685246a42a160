// The landing pages, each as a visitor from that language's market sees it.
import { homes, test } from "../support/country.ts";
import { decline, keep, type ScreenPicture } from "../support/documents.ts";
import { expect, visit } from "../support/site.ts";
import { type Hl, landingPath, type Variant } from "../support/variants.ts";

interface Landing {
  name: Extract<ScreenPicture, `landing-${string}`>;
  variant: Variant;
  hl: Hl;
  /** The part of the page to show; the top where none is named. */
  part?: string;
  /** Answers the puzzle, so that the feedback is in the picture. */
  solved?: boolean;
  dark?: boolean;
}

const landings: Landing[] = [
  { name: "landing-en-desktop", variant: "yellow_computer", hl: "EN" },
  { name: "landing-en-phone", variant: "yellow_computer", hl: "EN" },
  { name: "landing-matrix-en-phone", variant: "matrix", hl: "EN", solved: true },
  { name: "landing-new-boy-de-phone", variant: "new_boy", hl: "DE" },
  { name: "landing-prices-de-phone", variant: "yellow_girl", hl: "DE", part: "prices" },
  { name: "landing-classes-ja-phone", variant: "new_computer", hl: "JA", part: "classes" },
  { name: "landing-free-cn-phone", variant: "free", hl: "CN", dark: true },
  { name: "landing-new-girl-ja-desktop", variant: "new_girl", hl: "JA" },
  { name: "landing-preview-cn-desktop", variant: "matrix", hl: "CN", part: "preview" },
  { name: "landing-test-center-en-desktop", variant: "test_center", hl: "EN" },
];

for (const { name, variant, hl, part, solved, dark } of landings) {
  test(name, async ({ page, siteIn }) => {
    if (dark) await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await visit(page, (await siteIn(homes[hl] ?? "US")) + landingPath(variant, `hl=${hl}`));
    await decline(page, hl);
    if (solved) await page.locator("#puzzle [role=group] button").nth(3).click();

    const shown = part ? page.locator(`#${part}`) : undefined;
    // Pictures below the first screen load when they come near.
    for (const picture of (await shown?.locator("img").all()) ?? []) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
    }

    await keep(page, name, shown);
  });
}
