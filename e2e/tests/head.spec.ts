// What search engines and link previews read.
import type { Page } from "@playwright/test";
import { expect, test, visit } from "../support/site.ts";
import { landingPath, languages } from "../support/variants.ts";

const property = (page: Page, name: string) => page.locator(`meta[property="og:${name}"]`);

test("a page names its canonical address and all its languages", async ({ page, baseURL }) => {
  await visit(page, landingPath("new_page", "gclid=g1&hl=JA"));

  const address = (hl: string) => `${baseURL}${landingPath("new_page", hl && `hl=${hl}`)}`;
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", address("JA"));
  const alternates = await page
    .locator("link[rel=alternate]")
    .evaluateAll((links) => links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]));
  expect(Object.fromEntries(alternates)).toEqual({
    ...Object.fromEntries(languages.map(({ hl, tag }) => [tag, address(hl)])),
    "x-default": address(""),
  });
});

test("the index page's canonical address is the default landing page", async ({ page, baseURL }) => {
  await visit(page, "/?hl=DE");

  const canonical = page.locator("link[rel=canonical]");
  await expect(canonical).toHaveAttribute("href", `${baseURL}${landingPath("yellow_computer", "hl=DE")}`);
});

test("the canonical address of an -old page is the current one", async ({ page, baseURL }) => {
  await visit(page, landingPath("yellow_computer-old"));

  const canonical = page.locator("link[rel=canonical]");
  await expect(canonical).toHaveAttribute("href", `${baseURL}${landingPath("yellow_computer")}`);
});

test("a link preview has text in its language and a picture", async ({ page, request, baseURL }) => {
  await visit(page, landingPath("yellow_girl", "hl=CN"));

  await expect(property(page, "title")).toHaveAttribute("content", await page.title());
  await expect(page).toHaveTitle(/\p{Script=Han}.* · Tessera$/u);
  await expect(property(page, "description")).toHaveAttribute("content", /\p{Script=Han}/u);
  await expect(property(page, "locale")).toHaveAttribute("content", "zh_CN");
  await expect(property(page, "url")).toHaveAttribute(
    "content",
    `${baseURL}${landingPath("yellow_girl", "hl=CN")}`,
  );
  const picture = await request.get((await property(page, "image").getAttribute("content")) ?? "");
  expect(picture.status()).toBe(200);
  expect(picture.headers()["content-type"]).toBe("image/png");
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /\p{Script=Han}/u);
});

test("structured data is valid and shows only what the page shows", async ({ page }) => {
  await visit(page, landingPath("yellow_computer"));

  const data = JSON.parse(
    (await page.locator("script[type='application/ld+json']").first().textContent()) ?? "",
  );
  const faq = data["@graph"].find((entry: { "@type": string }) => entry["@type"] === "FAQPage");
  const questions = await page.locator("#questions summary").allInnerTexts();
  expect(faq.mainEntity.length).toBeGreaterThan(3);
  for (const { name } of faq.mainEntity) expect(questions).toContain(name);
});

test("robots.txt leads to a sitemap whose pages exist", async ({ request, baseURL }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);

  const sitemap = await (await request.get("/sitemap.xml")).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? "");
  // Ten variants of two exams, two variants of the one about types, and seventeen pages about types, in nine languages.
  expect(addresses).toHaveLength((10 * 2 + 2 + 17) * 9);
  for (const address of addresses.filter((_, index) => index % 12 === 0)) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
});

test("the missing page stays out of search engines", async ({ page, troubles }) => {
  troubles.allow(/404/);
  await visit(page, "/nowhere");

  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
});
