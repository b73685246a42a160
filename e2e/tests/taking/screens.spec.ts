// Every screen of the test at three sizes in four languages: it fits, and a picture of it is left in
// screenshots/taking/.
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { screenshots } from "../../support/gallery.ts";
import { pictured } from "../../support/matrix.ts";
import { expectNoOverflow } from "../../support/overflow.ts";
import { expect, test } from "../../support/site.ts";
import {
  answer,
  begin,
  confirm,
  type Exam,
  free,
  full,
  openStart,
  options,
  steadyClock,
  takeWhole,
  unhurried,
} from "../../support/taking.ts";
import type { Hl } from "../../support/variants.ts";
import { wordsOf } from "../../support/words.ts";

const sizes = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

async function photograph(page: Page, hl: Hl, screen: string, fullPage = true): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectNoOverflow(page);
    await page.screenshot({
      path: fileURLToPath(new URL(`taking/${screen}-${hl}-${size.width}x${size.height}.png`, screenshots)),
      fullPage,
      animations: "disabled",
    });
  }
  await page.setViewportSize({ width: 390, height: 844 });
}

/** The matrix and all six options are inside the window, and nothing can be scrolled. */
async function expectOneScreen(page: Page): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect(options(page)).toHaveCount(6);
    const places = await page.locator("main").evaluate(() => ({
      boxes: [...document.querySelectorAll("main [role=group] button, main [role=img]")].map((element) => {
        const { top, left, bottom, right, width } = element.getBoundingClientRect();
        return { top, left, bottom, right, width };
      }),
      scrolls: document.documentElement.scrollHeight - innerHeight,
    }));
    expect(places.scrolls, `scrolling at ${size.width}×${size.height}`).toBeLessThanOrEqual(0);
    expect(places.boxes.length).toBe(14);
    for (const { top, left, bottom, right, width } of places.boxes) {
      expect(Math.min(top, left)).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(size.height);
      expect(right).toBeLessThanOrEqual(size.width);
      expect(width, "a tile's width").toBeGreaterThanOrEqual(48);
    }
  }
}

for (const hl of pictured("JA")) {
  const t = wordsOf(hl);

  test(`instructions, questions and confirmation in ${hl}`, async ({ page, troubles }) => {
    test.slow();
    troubles.allow(/ERR_FAILED/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await steadyClock(page);
    const given = await openStart(page, full, hl);
    await photograph(page, hl, "1-start");

    await begin(page, hl);
    await expectOneScreen(page);
    await photograph(page, hl, "2-question", false);
    await answer(page, full, given, { hl, to: 29, seconds: unhurried });
    await photograph(page, hl, "3-question-hard", false);
    await page.getByRole("button", { name: t("test-question-flag") }).click();
    await page.getByRole("button", { name: t("test-question-all") }).click();
    await photograph(page, hl, "4-palette", false);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("test-palette-finish") })
      .click();
    await page.waitForURL("**/answer_submit/**");
    await photograph(page, hl, "5-confirmation");

    let arrived: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    await page.route("**/exam/order/info", async (route) => {
      await held;
      return route.abort("failed");
    });
    await confirm(page, hl);
    await expect(page.getByRole("heading", { name: t("test-saving-title") })).toBeVisible();
    await photograph(page, hl, "6-evaluating", false);
    arrived();
    await expect(page.getByRole("dialog", { name: t("common-network-title") })).toBeVisible();
    await photograph(page, hl, "7-network", false);
  });

  const results: [string, Exam, boolean][] = [
    ["8-free-result", full, true],
    ["9-free-test", free, true],
    ["10-abnormal", free, false],
  ];
  for (const [screen, exam, honest] of results) {
    test(`${screen} in ${hl}`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: "reduce" });
      const manner = honest ? { hl } : { hl, right: () => false, seconds: () => 0.2 };
      await takeWhole(page, exam, manner);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await photograph(page, hl, screen);
    });
  }
}
