// Dark mode follows the system.
import { expectAccessible } from "../support/access.ts";
import { expect, test, visit } from "../support/site.ts";
import { landingPath, themes } from "../support/variants.ts";

test.use({ colorScheme: "dark" });

for (const [theme, variant] of Object.entries(themes)) {
  test(`the theme ${theme} is dark and accessible in dark mode`, async ({ page }) => {
    await visit(page, landingPath(variant));

    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const brightest = Math.max(...(paper.match(/\d+/g) ?? []).slice(0, 3).map(Number));
    expect(brightest, paper).toBeLessThan(64);
    await expectAccessible(page);
  });
}
