// The page before any script runs, and where none ever does.
import { expect, test } from "@playwright/test";
import { openMenu } from "../support/menu.ts";
import { landingPath } from "../support/variants.ts";
import { t } from "../support/words.ts";

test.use({ javaScriptEnabled: false });

test("content, prices and links are there without scripts", async ({ page }) => {
  await page.goto(landingPath("yellow_computer"));

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("site-hero-yellow-title"));
  await expect(page.locator("main")).toContainText(t("site-duration-estimate", { low: 20, high: 25 }));
  await expect(page.locator("main")).toContainText(t("site-hero-length", { questions: 30, options: 6 }));
  await expect(page.locator("main")).toContainText(/Report from \D*4\.99, tax included/);
  await expect(page.locator("#prices li h3 + p")).toHaveText([
    /4\.99/,
    /\d+\.\d\d/,
    /\d+\.\d\d/,
    /\d+\.\d\d/,
  ]);
  expect(await page.content()).not.toContain("%%");
  await expect(page.locator("main")).toContainText(t("site-different-once-text"));
  await expect(page.locator("#preview img")).toHaveCount(5);
  const tests = await openMenu(page, "tests");
  await expect(tests).toHaveAttribute("href", landingPath("test_center"));
  await expect(tests).toBeVisible();
});

test("questions open and languages change without scripts", async ({ page }) => {
  await page.goto(landingPath("yellow_computer"));

  await page.getByText(t("site-faq-prepare-question")).click();
  await expect(page.getByText(t("site-faq-prepare-answer"))).toBeVisible();
  await page.getByRole("link", { name: "Français" }).click();

  await expect(page).toHaveURL(landingPath("yellow_computer", "hl=FR"));
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});
