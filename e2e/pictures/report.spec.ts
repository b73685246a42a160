// The report on screen and on paper. The sample says on every page that its person is simulated;
// where an order is needed, its owner's name says that it is a demonstration.
import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { buyQuickly } from "../support/buying.ts";
import { decline, keep, keepPaper, type PaperPicture } from "../support/documents.ts";
import { makeOrder } from "../support/orders.ts";
import { reportPath, test } from "../support/paying.ts";
import { readPdf } from "../support/pdf.ts";
import { expect } from "../support/site.ts";
import { t } from "../support/words.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const name = "Demo Person (example)";

test("the sample on screen", async ({ page }) => {
  await page.goto("/report/sample/iq-1?hl=EN");
  await expect(heading(page)).toHaveText(t("reading-sample-title"));
  await decline(page, "EN");
  await expect(page.getByText(t("report-sample-mark")).first()).toBeVisible();
  await keep(page, "report-sample-en-desktop");
  await keep(page, "report-sample-en-phone");
});

test("what comes with a bought report", async ({ page, request, browser }, info) => {
  const order = await makeOrder(request);
  await buyQuickly(request, order, { sku: 4 });
  await page.goto(`/report/wrong/${order.exam.tail}?hl=EN#orderNumber=${order.number}`);
  await page.getByRole("button", { name: t("reading-wrong-end"), exact: true }).click();
  await expect(page.getByRole("list", { name: t("test-grid"), exact: true }).getByRole("img")).toHaveCount(9);
  await keep(page, "report-solution-en-phone");

  await page.goto(`${reportPath(order)}&part=certificate`);
  await page.getByLabel(t("reading-certificate-name")).fill(name);
  await page.getByRole("button", { name: t("reading-certificate-make"), exact: true }).click();
  const check = page.getByRole("link", { name: t("reading-certificate-verify") });
  await expect(check).toBeVisible();
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: t("reading-certificate-download"), exact: true }).click(),
  ]);
  const certificate = info.outputPath("certificate.pdf");
  await saved.saveAs(certificate);

  const share = page.locator("#share");
  await share.getByRole("textbox").fill(name);
  await page.getByRole("button", { name: t("reading-share-make"), exact: true }).click();
  const link = share.locator("a[href*='/share/']");
  await expect(link).toBeVisible();
  const [checked, shared] = [await check.getAttribute("href"), await link.getAttribute("href")];

  const stranger = await browser.newPage({ deviceScaleFactor: 2, reducedMotion: "reduce" });
  await stranger.goto(english(checked, page));
  await expect(stranger.getByText(t("reading-verify-valid"), { exact: true })).toBeVisible();
  await keep(stranger, "report-certificate-en-desktop");
  await stranger.goto(english(shared, page));
  await expect(heading(stranger)).toHaveText(t("reading-shared-title"));
  await keep(stranger, "report-shared-en-phone");
  await stranger.close();

  await keepPaper(page, "paper-certificate-en", certificate, 1);
});

test("the sample on paper", async ({ page, request }, info) => {
  const sample = info.outputPath("sample.pdf");
  const answer = await request.get("/tessera/exam/report/sample/1/EN/file");
  expect(answer.status()).toBe(200);
  writeFileSync(sample, await answer.body());
  const { pages } = readPdf(sample);

  const papers: [PaperPicture, (text: string) => boolean][] = [
    ["paper-cover-en", () => true],
    ["paper-summary-en", startsWith(t("report-summary-title"))],
    ["paper-curve-en", startsWith(t("report-curve-title"))],
    ["paper-dimensions-en", startsWith(t("report-dimensions-title"))],
    ["paper-questions-en", startsWith(t("paper-questions", { first: 13, last: 18 }))],
    ["paper-measured-en", startsWith(t("report-measured-title"))],
  ];
  for (const [paper, isIt] of papers) {
    const index = pages.findIndex(isIt);
    expect(index, paper).toBeGreaterThanOrEqual(0);
    await keepPaper(page, paper, sample, index + 1);
  }
});

/** The sample mark is above a page's title. */
function startsWith(title: string): (text: string) => boolean {
  return (text) =>
    text
      .split("\n")
      .slice(0, 6)
      .some((line) => line.trim() === title);
}

/** A public address names the product's own domain, which isn't this machine. */
function english(href: string | null, page: Page): string {
  const address = new URL(new URL(href ?? "", page.url()).pathname, page.url());
  address.searchParams.set("hl", "EN");
  return address.href;
}
