// Every landing variant in its languages: loaded once on a phone, then widened to a desktop. Leaves a
// picture of each in screenshots/.
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/access.ts";
import { pictureName, screenshots } from "../support/gallery.ts";
import { landingPages } from "../support/matrix.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { test as base, expect, visit } from "../support/site.ts";
import { landingPath } from "../support/variants.ts";

// Half of a test's time would go into a fresh browser context. One page per worker is enough: every
// address names its language, and nothing that is checked here depends on what was stored before.
const test = base.extend<object, { onePage: Page }>({
  onePage: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ baseURL: process.env.BASE_URL });
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
  page: ({ onePage }, use) => use(onePage),
});

/**
 * Axe depends on the width only where the layout does: the longest words and the source language
 * are enough.
 */
const wideLanguages: readonly string[] = ["EN", "DE"];

for (const { variant, hl, tag } of landingPages) {
  test(`${variant} in ${hl} loads cleanly, fits and is accessible`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await visit(page, landingPath(variant, `hl=${hl}`))).toBe(200);
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    await expect(page.locator("main h1")).toHaveCount(1);
    if (variant === "test_center") await expect(page.locator("#catalogue h4")).not.toHaveCount(0);
    expect(await page.locator("body").innerText(), "an empty slot").not.toContain("%%");

    await expectNoOverflow(page);
    await expectAccessible(page);
    await photograph(page, pictureName(variant, hl, 390));

    await page.setViewportSize({ width: 1440, height: 900 });
    await expectNoOverflow(page);
    if (wideLanguages.includes(hl)) await expectAccessible(page);
    await photograph(page, pictureName(variant, hl, 1440));
  });
}

async function photograph(page: Page, name: string): Promise<void> {
  await page.screenshot({
    path: fileURLToPath(new URL(name, screenshots)),
    fullPage: true,
    animations: "disabled",
  });
}
