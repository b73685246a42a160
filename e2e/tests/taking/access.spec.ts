// The whole test without a pointer, and with nothing but accessible names.
import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/access.ts";
import { expect, test } from "../../support/site.ts";
import {
  answer,
  begin,
  byKey,
  free,
  full,
  openStart,
  options,
  question,
  steadyClock,
  unhurried,
} from "../../support/taking.ts";
import { t } from "../../support/words.ts";

/** Presses Tab until the focus is on something with that name, which must be visible there. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < 80; stop += 1) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    const label = await focused.evaluate((element) => {
      return element.getAttribute("aria-label") ?? element.textContent ?? "";
    });
    if (label.trim() === name) {
      await expect(focused).toBeInViewport();
      return;
    }
  }
  throw new Error(`the keyboard never reaches ${name}`);
}

test("a run by keyboard alone", async ({ page }) => {
  await steadyClock(page);
  const given = await openStart(page, free);
  await tabTo(page, t("test-start-begin"));
  await page.keyboard.press("Enter");
  await answer(page, free, given, { choose: byKey, to: 6, seconds: unhurried });

  // Back and forth, and a mark to come back to.
  await page.keyboard.press("ArrowLeft");
  await expect(question(page, 6, free)).toBeVisible();
  await page.keyboard.press("f");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("p");
  const palette = page.getByRole("dialog", { name: t("test-question-all") });
  await expect(palette).toBeVisible();
  await expect(palette.getByRole("button", { name: new RegExp(t("test-state-flagged")) })).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(palette).toBeHidden();

  // The other way to choose: focus an option and press it.
  await answer(page, free, given, {
    from: 7,
    to: 7,
    seconds: unhurried,
    choose: async (_, place) => {
      await options(page).nth(place).focus();
      await page.keyboard.press("Enter");
    },
  });
  await answer(page, free, given, { choose: byKey, from: 8, seconds: unhurried });
  await page.waitForURL("**/answer_submit/**");
  await tabTo(page, t("test-submit-confirm"));
  await page.keyboard.press("Enter");

  await page.waitForURL(/orderNumber=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("result-whole-title"));
});

test("a run by accessible names alone", async ({ page }) => {
  await steadyClock(page);
  await openStart(page, free);
  await page.getByRole("button", { name: t("test-start-begin") }).click();

  const seen = new Set<string>();
  for (let number = 1; number <= free.questions; number += 1) {
    await expect(question(page, number, free)).toBeVisible();
    await page.clock.fastForward(unhurried(number) * 1000);
    const cells = page.getByRole("img", { name: /^Row \d, column \d: ./ });
    await expect(cells).toHaveCount(8);
    await expect(page.getByText(t("test-cell-missing", { row: 3, column: 3 }))).toBeAttached();
    const names = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((place) => {
        const option = page.getByRole("button", { name: new RegExp(`^Option ${place}: .`) });
        return option.evaluate((element) => element.getAttribute("aria-label") ?? element.textContent ?? "");
      }),
    );
    // Screen reader users must be able to distinguish the options.
    expect(new Set(names.map((name) => name.replace(/^Option \d: /, ""))).size, names.join("\n")).toBe(6);
    for (const name of names) seen.add(name);
    await page.getByRole("button", { name: names[number % 6], exact: true }).click();
  }
  expect(seen.size).toBeGreaterThan(free.questions * 4);
  await page.getByRole("button", { name: t("test-submit-confirm") }).click();

  await page.waitForURL(/orderNumber=/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("every question of a form passes axe", async ({ page }) => {
  test.slow();
  await openStart(page, full);
  await expectAccessible(page);
  await begin(page);
  for (let number = 1; number <= full.questions; number += 1) {
    await expect(question(page, number, full)).toBeVisible();
    if (number % 6 === 1) await expectAccessible(page);
    await byKey(page, number % 6);
  }
  await page.waitForURL("**/answer_submit/**");
  await expectAccessible(page);
});
