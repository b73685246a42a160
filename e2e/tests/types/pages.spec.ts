// The public pages about the sixteen types.
import { expectAccessible } from "../../support/access.ts";
import { expectNoOverflow } from "../../support/overflow.ts";
import { expect, test, visit } from "../../support/site.ts";
import { typeCodes, typesPath, typeText } from "../../support/types.ts";
import { languages } from "../../support/variants.ts";
import { t } from "../../support/words.ts";

// Each type in at least one language, each language with at least one type.
for (const [index, code] of typeCodes.entries()) {
  const { hl, tag } = languages[index % languages.length] ?? languages[0];
  test(`${code} in ${hl} loads cleanly, fits and is accessible`, async ({ page }) => {
    expect(await visit(page, typesPath(hl, code))).toBe(200);
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(code.toUpperCase());
    await expect(page.locator("main")).toContainText(typeText(hl, code.toUpperCase(), "", "line"));
    expect(await page.locator("body").innerText(), "an empty slot").not.toContain("%%");
    await expectNoOverflow(page);
    await expectAccessible(page);

    await page.setViewportSize({ width: 1440, height: 900 });
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
}

test("the overview fits, is accessible, and leads to every type", async ({ page, request, baseURL }) => {
  await visit(page, typesPath("DE"));
  await expectNoOverflow(page);
  await expectAccessible(page);

  for (const code of typeCodes) {
    await expect(page.locator(`main a[href="${typesPath("DE", code)}"]`)).toHaveCount(1);
    expect((await request.get(`${baseURL}${typesPath("DE", code)}`)).status(), code).toBe(200);
  }
});

test("a reader goes from a type to its neighbour, to all types and to the test", async ({ page }) => {
  await visit(page, typesPath("EN", "enfp"));

  await page.getByRole("link", { name: /ENFJ/ }).click();
  await expect(page).toHaveURL(/\/personality-types\/enfj\?hl=EN/);
  await page.getByRole("link", { name: typeText("EN", "common", "overview", "title"), exact: true }).click();
  await expect(page).toHaveURL(/\/personality-types\?hl=EN/);
  await page
    .getByRole("link", { name: typeText("EN", "common", "test", "button") })
    .first()
    .click();
  await expect(page).toHaveURL(/\/answer_question\/start_loading\/type16-4\?hl=EN/);
});

test("the navigation of a landing page leads to the types, and back home", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/?hl=EN&gclid=g1");

  await page
    .getByRole("banner")
    .getByRole("link", { name: t("common-nav-types") })
    .click();
  await expect(page).toHaveURL(/\/personality-types\?.*gclid=g1/);
  await page
    .getByRole("banner")
    .getByRole("link", { name: t("common-nav-home"), exact: true })
    .click();
  await expect(page).toHaveURL(/\/landing_page\/yellow_computer\/iq-1/);
});

test("a page is there without scripts, and loads none of its words with them", async ({
  browser,
  page,
  baseURL,
}) => {
  const without = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const still = await without.newPage();
  await still.goto(typesPath("JA", "intp"));
  await expect(still.locator("main")).toContainText(typeText("JA", "INTP", "", "line"));
  await without.close();

  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.url());
  });
  await visit(page, typesPath("JA", "intp"));
  const words = scripts.flatMap((url) => /words-ja-(\w+)-/.exec(url)?.[1] ?? []);
  expect(words).toEqual(["common"]);
});

test("capital letters redirect, and what is no type is missing", async ({ request, page, troubles }) => {
  const shouted = await request.get("/personality-types/ENFP?hl=EN", { maxRedirects: 0 });
  expect(shouted.status()).toBe(308);
  expect(shouted.headers().location).toBe("/personality-types/enfp?hl=EN");

  troubles.allow(/404/);
  expect(await visit(page, "/personality-types/abcd?hl=EN")).toBe(404);
});

test("another language keeps the type", async ({ page }) => {
  await visit(page, typesPath("EN", "istj"));

  await page.getByRole("link", { name: "Français" }).click();

  await expect(page).toHaveURL(/\/personality-types\/istj\?hl=FR/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("ISTJ");
});
