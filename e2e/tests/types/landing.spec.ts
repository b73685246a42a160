// The landing pages of the test that finds a type, and the list of all tests.
import { expectAccessible } from "../../support/access.ts";
import { expectNoOverflow } from "../../support/overflow.ts";
import { expect, test, visit } from "../../support/site.ts";
import { typeLandingPath, typeLandings, typeText } from "../../support/types.ts";
import { landingPath } from "../../support/variants.ts";
import { t } from "../../support/words.ts";

for (const variant of typeLandings) {
  for (const hl of ["EN", "DE", "JA", "CN"] as const) {
    test(`${variant} in ${hl} loads cleanly, fits and is accessible`, async ({ page }) => {
      expect(await visit(page, typeLandingPath(variant, hl))).toBe(200);
      await expect(page.locator("main h1")).toHaveCount(1);
      expect(await page.locator("body").innerText(), "an empty slot").not.toContain("%%");
      await expectNoOverflow(page);
      await expectAccessible(page);

      await page.setViewportSize({ width: 1440, height: 900 });
      await expectNoOverflow(page);
      await expectAccessible(page);
    });
  }

  test(`${variant} is accessible in dark mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await visit(page, typeLandingPath(variant));
    await expectAccessible(page);
  });

  test(`${variant} shows both prices, and the button of its first screen starts the test`, async ({
    page,
  }) => {
    await visit(page, typeLandingPath(variant));

    await expect(page.locator("#prices li h3 + p")).toHaveText([/\d/, /\d/]);
    const start = page.getByRole("link", { name: typeText("EN", "common", "test", "button") }).first();
    await expect(start).toBeInViewport({ ratio: 1 });
    await start.click();
    await expect(page).toHaveURL(/\/answer_question\/start_loading\/type16-4\?hl=EN/);
  });
}

test("a landing page about something else leads to its own exam", async ({ page }) => {
  await visit(page, "/landing_page/types_tiles/iq-1?hl=EN");
  await expect(page).toHaveURL(/\/landing_page\/types_tiles\/type16-4\?hl=EN/);

  await visit(page, "/landing_page/yellow_computer/type16-4?hl=EN");
  await expect(page).toHaveURL(/\/landing_page\/yellow_computer\/iq-1\?hl=EN/);
});

test("the test centre lists all tests by category", async ({ page }) => {
  await visit(page, landingPath("test_center"));

  await expect(page.locator("#catalogue h3")).toHaveCount(3);
  await expect(page.locator("#catalogue h4")).toHaveCount(7);
  await expect(page.locator("#catalogue")).toContainText(t("site-catalogue-account"));
});
