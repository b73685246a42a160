// The puzzle that a visitor can solve on the page.
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/access.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { expect, test, visit } from "../support/site.ts";
import { landingPath } from "../support/variants.ts";
import { t, wordsOf } from "../support/words.ts";

const board = (page: Page) => page.locator("#puzzle");
const option = (page: Page, number: number) =>
  board(page)
    .getByRole("group", { name: t("puzzle-options-label") })
    .getByRole("button")
    .nth(number - 1);
const feedback = (page: Page) => board(page).getByRole("status");
const right = { first: 4, second: 2 };

test.describe("on a phone", () => {
  test.use({ hasTouch: true });

  test("the puzzle is solved by tapping, and a wrong tile is explained", async ({ page }) => {
    await visit(page, landingPath("yellow_computer"));

    await option(page, 1).tap();
    await expect(feedback(page)).toContainText(t("puzzle-wrong"));
    await expect(feedback(page)).toContainText(t("puzzle-count-shape"));
    await expect(option(page, 1)).toHaveAttribute("aria-pressed", "true");
    await expectAccessible(page);

    await option(page, right.first).tap();
    await expect(feedback(page)).toContainText(t("puzzle-right"));
    await expect(feedback(page)).toContainText(t("puzzle-count-rule"));
    await expectNoOverflow(page);
    await expectAccessible(page);

    await board(page)
      .getByRole("button", { name: t("puzzle-next") })
      .tap();
    await expect(feedback(page)).toBeEmpty();
    await option(page, right.second).tap();
    await expect(feedback(page)).toContainText(t("puzzle-fields-rule"));
    await expect(page).toHaveURL(landingPath("yellow_computer"));
  });
});

test("the puzzle is solved by number keys", async ({ page }) => {
  await visit(page, landingPath("matrix"));
  await option(page, 1).focus();

  await page.keyboard.press("2");
  await expect(feedback(page)).toContainText(t("puzzle-count-number"));
  await page.keyboard.press(String(right.first));

  await expect(feedback(page)).toContainText(t("puzzle-right"));
});

test("the puzzle is solved by arrow keys and Enter", async ({ page }) => {
  await visit(page, landingPath("yellow_computer"));
  await option(page, 1).focus();

  for (const key of ["ArrowRight", "ArrowDown", "ArrowRight"]) await page.keyboard.press(key);
  await expect(option(page, right.first)).toBeFocused();
  await page.keyboard.press("Enter");

  await expect(feedback(page)).toContainText(t("puzzle-right"));
});

test("the second button leads to the puzzle", async ({ page }) => {
  await visit(page, landingPath("new_girl"));

  await page.getByRole("link", { name: t("site-hero-try") }).click();

  await expect(page).toHaveURL(/#puzzle$/);
  await expect(board(page).getByRole("heading")).toBeInViewport();
});

for (const size of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]) {
  test(`the matrix page shows the whole puzzle on ${size.width}×${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await visit(page, landingPath("matrix"));

    await expect(option(page, 6)).toBeInViewport({ ratio: 1 });
    await expect(board(page).getByRole("listitem").first()).toBeInViewport({ ratio: 1 });
  });

  test(`the start button is on the first screen of ${size.width}×${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await visit(page, landingPath("yellow_computer", "hl=DE"));

    await expect(page.getByRole("link", { name: wordsOf("DE")("site-hero-start") }).first()).toBeInViewport({
      ratio: 1,
    });
  });
}
