// The steps of the README: `just dev`, open the address, take the test, buy the report. Vite serves
// the pages here, so this shows for development what the other tests show for the build.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { cards, expectSuccess, fillCard, fillContact, payButton, reopen } from "../support/paying.ts";
import { moneyOf } from "../support/peer.ts";
import { linkOf, newAddress, waitForLetter } from "../support/post.ts";
import { expect, test } from "../support/site.ts";
import { answer, begin, confirm, full, type Given, steadyClock, unhurried } from "../support/taking.ts";
import { t } from "../support/words.ts";

/** Every page of the server's table that ends with an exam. */
function tailPaths(): string[] {
  const router = readFileSync(new URL("../../crates/server/src/http/router.rs", import.meta.url), "utf8");
  return [...router.matchAll(/\.route\("(\/[\w/-]+)\/\{tail\}"/g)].map(([, base]) => `${base}/iq-1`);
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("from the landing page to the bought report and to support", async ({ page }) => {
  await steadyClock(page);
  await page.goto("/?hl=EN");
  const listed = page.waitForResponse((response) => response.url().includes("/exam/question/list/"));
  await page
    .getByRole("main")
    .getByRole("link", { name: t("site-hero-start") })
    .first()
    .click();
  const { data }: { data: Given } = await (await listed).json();
  await begin(page);
  await answer(page, full, data, { seconds: unhurried });
  const saved = page.waitForResponse((response) => response.url().endsWith("/exam/order/info"));
  await confirm(page);
  const order: { data: { orderNumber: string } } = await (await saved).json();

  await expect(heading(page)).toHaveText(t("result-title"));
  await page.getByRole("link", { name: t("result-report-choose") }).click();
  await expect(heading(page)).toHaveText(t("pay-choose-title"));
  await page.locator("a[href*='skuId=2']").click();

  const email = newAddress();
  await fillContact(page, { email, boxes: true });
  await fillCard(page, cards.good);
  await payButton(page).click();
  await expectSuccess(page);
  expect(await moneyOf(order.data.orderNumber)).toEqual([expect.stringMatching(/^charge \d+ eur$/)]);
  await page.getByRole("link", { name: t("pay-success-view") }).click();
  await expect(heading(page)).toHaveText(t("result-paid-title"));

  // The letter's link opens the same report, on the same address.
  const letter = await waitForLetter(email);
  expect(letter.text).toContain(`${new URL(page.url()).origin}/report/result/`);
  await reopen(page, linkOf(letter, page.url()));
  await expect(heading(page)).toHaveText(t("result-paid-title"));

  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: t("common-nav-support") })
    .click();
  await expect(heading(page)).toHaveText(t("support-title"));
});

test("every address of production exists here", async ({ request, page }) => {
  const pages = ["/", "/landing_page/free/iq-1", ...tailPaths()];
  expect(pages.length).toBeGreaterThan(15);
  for (const path of pages) {
    // As curl requests, not as a browser does: the answer is the same.
    const answer = await request.get(path, { headers: { accept: "*/*" }, maxRedirects: 0 });
    expect([answer.status(), answer.headers()["content-type"]], path).toEqual([
      200,
      "text/html; charset=utf-8",
    ]);
  }
  for (const [path, type] of [
    ["/robots.txt", "text/plain"],
    ["/.well-known/security.txt", "text/plain"],
    ["/security-policy.txt", "text/plain"],
    ["/sitemap.xml", "application/xml"],
    ["/sw.js", "text/javascript"],
  ]) {
    const answer = await request.get(path ?? "");
    expect([answer.status(), answer.headers()["content-type"]?.split(";")[0]], path).toEqual([200, type]);
  }
  const wrongCode = await request.get("/support/mensa-1?gclid=1", { maxRedirects: 0 });
  expect([wrongCode.status(), wrongCode.headers().location]).toEqual([307, "/support/iq-1?gclid=1"]);
  expect((await request.get("/nowhere")).status()).toBe(404);

  await page.goto("/support/iq-1?hl=DE");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});
