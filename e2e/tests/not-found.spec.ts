// The page for an address that doesn't exist, and addresses that nearly do.
import { expectAccessible } from "../support/access.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { expect, test, visit } from "../support/site.ts";
import { landingPath, languages } from "../support/variants.ts";
import { wordsOf } from "../support/words.ts";

test.beforeEach(({ troubles }) => troubles.allow(/404/));

for (const path of [
  "/nowhere",
  "/landing_page/nobody/iq-1",
  "/landing_page/free/iq-999",
  "/user/nobody/iq-1",
]) {
  test(`${path} says that there is no such page`, async ({ page }) => {
    expect(await visit(page, path)).toBe(404);

    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await expect(page.getByRole("main")).toContainText("404");
    await expect(page.getByRole("link", { name: "Go back home" })).toBeVisible();
  });
}

for (const { hl, tag } of languages) {
  test(`the missing page in ${hl} fits`, async ({ page }) => {
    await visit(page, `/nowhere?hl=${hl}`);

    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(wordsOf(hl)("common-missing-title"));
    await expectNoOverflow(page);
  });
}

test("the missing page is accessible", async ({ page }) => {
  await visit(page, "/nowhere");

  await expectAccessible(page);
});

test("without a visit before, home is the default landing page with the current query", async ({ page }) => {
  await visit(page, "/nowhere?hl=EN&gclid=g1");

  await page.getByRole("link", { name: "Go back home" }).click();

  await expect(page).toHaveURL(landingPath("yellow_computer", "hl=EN&gclid=g1"));
});

test("home is the stored theme's landing page with the stored exam", async ({ page }) => {
  await visit(page, landingPath("new_girl", "hl=EN", "iq20-2"));
  await visit(page, "/nowhere?hl=EN&fbclid=f1&colour=blue");

  await page.getByRole("link", { name: "Go back home" }).click();

  await expect(page).toHaveURL(landingPath("new_computer", "hl=EN&fbclid=f1&colour=blue", "iq20-2"));
});

test("a wrong code leads to the right one and keeps the query", async ({ page }) => {
  const status = await visit(page, landingPath("yellow_girl", "hl=DE&gclid=g1", "intelligence-1"));

  expect(status).toBe(200);
  await expect(page).toHaveURL(landingPath("yellow_girl", "hl=DE&gclid=g1"));
});
