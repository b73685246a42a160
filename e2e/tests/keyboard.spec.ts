// The whole page with nothing but a keyboard.
import type { Page } from "@playwright/test";
import { expect, test, visit } from "../support/site.ts";
import { landingPath } from "../support/variants.ts";
import { t } from "../support/words.ts";

/** Presses Tab and returns where the focus is now, after checking that it is visible. */
async function tab(page: Page): Promise<string> {
  await page.keyboard.press("Tab");
  const focused = page.locator(":focus");
  await expect(focused).toBeInViewport();
  const { outlineStyle, outlineWidth } = await focused.evaluate((element) => {
    const style = getComputedStyle(element);
    return { outlineStyle: style.outlineStyle, outlineWidth: Number.parseFloat(style.outlineWidth) };
  });
  const name = await focused.evaluate((element) => element.getAttribute("aria-label") ?? element.textContent);
  expect(outlineStyle, `outline of ${name}`).not.toBe("none");
  expect(outlineWidth, `outline of ${name}`).toBeGreaterThanOrEqual(2);
  return name?.trim() ?? "";
}

test("the keyboard goes from the skip link through the header to the button and the puzzle", async ({
  page,
}) => {
  await visit(page, landingPath("yellow_computer"));

  const stops = [];
  for (let stop = 0; stop < 9; stop += 1) stops.push(await tab(page));

  expect(stops).toEqual([
    t("common-skip"),
    t("common-brand"),
    t("common-nav-menu"),
    t("site-hero-start"),
    t("site-hero-try"),
    t("site-hero-sample"),
    "Puzzle 1",
    "Puzzle 2",
    "Option 1: 3 triangles",
  ]);
  await page.keyboard.press("4");
  await expect(page.locator("#puzzle").getByRole("status")).toContainText(t("puzzle-right"));
});

test("on a phone the menu opens and closes with the keyboard, and has every item", async ({ page }) => {
  await visit(page, landingPath("yellow_computer"));
  await page.getByRole("button", { name: t("common-nav-menu") }).focus();

  await page.keyboard.press("Enter");
  const stops = [];
  for (let stop = 0; stop < 6; stop += 1) stops.push(await tab(page));
  expect(stops).toEqual(
    ["home", "types", "tests", "retrieve", "shop", "login"].map((item) => t(`common-nav-${item}`)),
  );

  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: t("common-nav-tests") })).toBeHidden();
});

test("on a wide screen the navigation needs no menu", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, landingPath("yellow_computer"));

  await expect(page.getByRole("button", { name: t("common-nav-menu") })).toBeHidden();
  await expect(page.getByRole("navigation", { name: t("common-nav-label") }).getByRole("link")).toHaveCount(
    6,
  );
});

test("the skip link jumps over the header", async ({ page }) => {
  await visit(page, landingPath("yellow_computer"));
  expect(await tab(page)).toBe(t("common-skip"));

  await page.keyboard.press("Enter");

  await expect(page.locator("#content")).toBeFocused();
  expect(await tab(page)).toBe(t("site-hero-start"));
});

test("the second button takes the keyboard to the puzzle", async ({ page }) => {
  await visit(page, landingPath("new_boy"));
  await page.getByRole("link", { name: t("site-hero-try") }).focus();

  await page.keyboard.press("Enter");

  expect(await tab(page)).toBe("Puzzle 1");
});

test("every focused element is visible, and the end is reached", async ({ page }) => {
  await visit(page, landingPath("test_center"));
  await expect(page.locator("#catalogue h4")).not.toHaveCount(0);

  let last = "";
  for (let stop = 0; stop < 60 && last !== t("common-consent-settings"); stop += 1) last = await tab(page);

  expect(last).toBe(t("common-consent-settings"));
});

test("everything that can be pressed is at least 44 px high", async ({ page }) => {
  await visit(page, landingPath("yellow_computer"));

  const small = await page
    .locator("main button, header a, header button, footer a, footer button, summary")
    .evaluateAll((all) =>
      all
        // What doesn't fit on a phone isn't there to be pressed.
        .filter((element) => element.checkVisibility())
        .map((element) => ({ text: element.textContent, height: element.getBoundingClientRect().height }))
        .filter(({ height }) => height < 44),
    );
  expect(small).toEqual([]);
});
