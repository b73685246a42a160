// How a visitor's language is decided, and how it is changed.
import { openMenu } from "../support/menu.ts";
import { expect, test, visit } from "../support/site.ts";
import { landingPath } from "../support/variants.ts";
import { wordsOf } from "../support/words.ts";

test("the language switch keeps path and query, and the choice is remembered for a year", async ({
  page,
  context,
}) => {
  await visit(page, landingPath("matrix", "gclid=g1&hl=EN&colour=blue"));

  await page.getByRole("link", { name: "Deutsch" }).click();

  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  const address = new URL(page.url());
  expect(address.pathname).toBe(landingPath("matrix", ""));
  expect(Object.fromEntries(address.searchParams)).toEqual({ gclid: "g1", hl: "DE", colour: "blue" });
  const cookie = (await context.cookies()).find(({ name }) => name === "IQ-locale");
  expect(cookie?.value).toBe("DE");
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);

  await page.goto(landingPath("matrix", ""));
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});

test("the language of the address is read in any casing", async ({ page }) => {
  await visit(page, landingPath("free", "HL=ja"));

  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(wordsOf("JA")("site-hero-free-title"));
});

test("an unsupported language of the address gives English", async ({ page }) => {
  await visit(page, landingPath("free", "hl=XX"));

  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test.describe("with a French browser", () => {
  test.use({ locale: "fr-CA" });

  test("a page without a language in its address is French", async ({ page }) => {
    await visit(page, "/");

    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(wordsOf("FR")("site-hero-yellow-title"));
  });

  test("links keep the negotiated language", async ({ page }) => {
    await visit(page, "/");

    await (await openMenu(page, "tests", "FR")).click();

    await expect(page).toHaveURL(landingPath("test_center", "hl=FR"));
  });
});
