// Visitors who ask for less motion get none.
import { expect, test, visit } from "../support/site.ts";
import { landingPath } from "../support/variants.ts";

test("nothing moves under reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, landingPath("yellow_computer"));

  await page.locator("#puzzle").getByRole("button", { name: "Option 4" }).click();

  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
});

test("a tile is laid into its place where motion is welcome", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, landingPath("yellow_computer"));

  await page.locator("#puzzle").getByRole("button", { name: "Option 4" }).click();

  const names = page.locator("#puzzle li").last();
  await expect(names).toHaveCSS("animation-name", "lay");
});
