// A paid order, from its report to everything that comes with it: solutions, PDF, certificate, what others see, and back.
import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible } from "../../support/access.ts";
import { buyQuickly } from "../../support/buying.ts";
import { makeOrder, type Order } from "../../support/orders.ts";
import { reportPath, test } from "../../support/paying.ts";
import { readPdf } from "../../support/pdf.ts";
import { photograph } from "../../support/photograph.ts";
import { expect } from "../../support/site.ts";
import { type Hl, languages } from "../../support/variants.ts";
import { wordsOf } from "../../support/words.ts";

function pathOf(base: string, order: Order, hl: Hl): string {
  return `/${base}/${order.exam.tail}?hl=${hl}#orderNumber=${order.number}`;
}

/** As long as a name may be, without a space to break at, and with markup that must stay text. */
const longName = "Ada<b>愛</b>".padEnd(60, "Lovelace");

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

for (const hl of ["EN", "JA"] as const) {
  const say = wordsOf(hl);
  const other = hl === "EN" ? "DE" : "EN";
  const button = (page: Page, id: string) => page.getByRole("button", { name: say(id), exact: true });

  test(`a report is read, saved, certified, shared and revoked in ${hl}`, async ({
    page,
    request,
    browser,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    const order = await makeOrder(request, { hl });
    await buyQuickly(request, order, { hl, sku: 4 });

    // Both tabs.
    await page.goto(reportPath(order, hl));
    await expect(heading(page)).toHaveText(say("result-paid-title"));
    await expect(page.getByRole("tab", { name: say("reading-tab-summary") })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expectAccessible(page);
    await photograph(page, hl, "reading/1-summary");
    await page.getByRole("tab", { name: say("reading-tab-dimensions") }).click();
    await expect(page.getByRole("heading", { name: say("report-dimensions-title") })).toBeVisible();
    await expectAccessible(page);
    await photograph(page, hl, "reading/2-dimensions");

    // Another language leads to the same part of the same report, and so does switching back.
    for (const next of [other, hl] as const) {
      const name = languages.find((language) => language.hl === next)?.name;
      await page.getByRole("link", { name, exact: true }).click();
      await expect(heading(page)).toHaveText(wordsOf(next)("result-paid-title"));
      const part = page.getByRole("heading", { name: wordsOf(next)("report-dimensions-title") });
      await expect(part).toBeVisible();
    }

    // Wrong answers, replayed.
    await page.goto(pathOf("report/wrong", order, hl));
    await expect(heading(page)).toHaveText(say("reading-wrong-title"));
    await expect(page.getByText(say("reading-wrong-judged"))).toBeVisible();
    await expectAccessible(page);
    await photograph(page, hl, "reading/3-wrong");
    const grid = page.getByRole("list", { name: say("test-grid"), exact: true });
    await expect(grid.getByRole("img")).toHaveCount(8);
    await button(page, "reading-wrong-end").click();
    const tile = (await page.locator(".pair-tile.is-right").getAttribute("aria-label")) ?? "";
    await expect(grid.getByRole("img")).toHaveCount(9);
    await expect(grid.getByRole("img").last()).toHaveAccessibleName(
      say("test-cell", { row: 3, column: 3, tile }),
    );
    await photograph(page, hl, "reading/4-wrong-solved");

    // The PDF, saved and read.
    await page.goto(pathOf("report/result-download", order, hl));
    await expect(heading(page)).toHaveText(say("reading-downloads-title"));
    await expectAccessible(page);
    await photograph(page, hl, "reading/5-downloads");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "reading-file-download").first().click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${order.number}.pdf`);
    const pdf = readPdf(await download.path());
    expect(pdf.pages).toHaveLength(21);
    expect(pdf.about.get("Tagged")).toBe("yes");
    expect(squeezed(pdf.pages[1])).toContain(squeezed(say("report-summary-title")));
    expect(squeezed(pdf.pages[20])).toContain(squeezed(say("report-glossary-title")));

    // The certificate: issued, saved, verified by somebody else, hidden, revoked.
    await page.goto(`${reportPath(order, hl)}&part=certificate`);
    await page.getByLabel(say("reading-certificate-name")).fill(longName);
    await button(page, "reading-certificate-make").click();
    const check = page.getByRole("link", { name: say("reading-certificate-verify") });
    await expect(check).toBeVisible();
    const [paper] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "reading-certificate-download").click(),
    ]);
    // Passed on, it opens nothing: neither its name nor its text contains the order's number.
    expect(paper.suggestedFilename()).toMatch(/^tessera-iq-certificate-\d{4}-\d{2}-\d{2}\.pdf$/);
    const certificate = readPdf(await paper.path());
    expect([...certificate.pages, ...certificate.about.values()].join()).not.toContain(order.number);
    expect(certificate.pages).toHaveLength(1);
    expect(squeezed(certificate.pages[0])).toContain(squeezed(longName));
    expect(squeezed(certificate.pages[0])).toContain(squeezed(say("report-certificate-unsupervised")));

    const stranger = await browser.newPage();
    const address = new URL((await check.getAttribute("href")) ?? "", page.url());
    address.searchParams.set("hl", hl);
    await stranger.goto(address.href);
    await expect(stranger.getByText(say("reading-verify-valid"), { exact: true })).toBeVisible();
    await expect(stranger.getByText(longName).first()).toBeVisible();
    await expectAccessible(stranger);
    await photograph(stranger, hl, "reading/6-verify");
    await button(page, "reading-certificate-hide").click();
    await expect(page.getByText(say("reading-certificate-name-hidden"))).toBeVisible();
    await stranger.reload();
    await expect(stranger.getByText(say("reading-verify-name-hidden"))).toBeVisible();
    await button(page, "reading-certificate-revoke").click();
    await button(page, "reading-certificate-revoke-yes").click();
    await expect(page.getByText(say("reading-certificate-revoked-now"))).toBeVisible();
    await stranger.reload();
    await expect(stranger.getByText(say("reading-verify-revoked"), { exact: true })).toBeVisible();
    await photograph(stranger, hl, "reading/7-verify-revoked");

    // A link for others, and its revocation.
    const share = page.locator("#share");
    await share.getByRole("textbox").fill(longName);
    // Screen readers announce only what appears in an existing live region: the link's and the
    // list's.
    await expect(share.getByRole("status")).toHaveCount(2);
    await button(page, "reading-share-make").click();
    await expect(share.getByText(say("reading-share-made"))).toBeVisible();
    const link = share.locator("a[href*='/share/']");
    await expect(link).toBeVisible();
    const shared = new URL((await link.getAttribute("href")) ?? "");
    shared.searchParams.set("hl", hl);
    await photograph(page, hl, "reading/8-shared-and-certified");
    await stranger.goto(shared.href);
    await expect(heading(stranger)).toHaveText(say("reading-shared-title"));
    await expect(stranger.getByText(say("reading-shared-name", { name: longName }))).toBeVisible();
    await expect(stranger.getByRole("definition").first()).toHaveText(await classWords(request, order, hl));
    await expectAccessible(stranger);
    await photograph(stranger, hl, "reading/9-shared");
    const picture = await stranger.locator("meta[property='og:image']").getAttribute("content");
    const image = await request.get(picture ?? "");
    expect(image.headers()["content-type"]).toBe("image/png");
    await button(page, "reading-share-revoke").click();
    await button(page, "reading-share-revoke-yes").click();
    await expect(page.getByText(say("reading-share-revoked"))).toBeVisible();
    expect((await request.get(picture ?? "")).status()).toBe(404);
    expect((await request.get(shared.href)).status()).toBe(404);
    await stranger.reload();
    await expect(heading(stranger)).toHaveText(say("reading-shared-gone"));
    await expect(stranger.getByText(longName)).toHaveCount(0);
    await photograph(stranger, hl, "reading/9-shared-gone");
    await stranger.close();
  });

  test(`the sample report says that it is one in ${hl}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`/report/sample/iq-1?hl=${hl}`);
    await expect(heading(page)).toHaveText(say("reading-sample-title"));
    await expect(page.getByText(say("report-sample-mark")).first()).toBeVisible();
    await expectAccessible(page);
    await photograph(page, hl, "reading/10-sample");
  });
}

/** The classes that the order's margin touches, as a shared result names them. */
async function classWords(request: APIRequestContext, order: Order, hl: Hl): Promise<string> {
  const say = wordsOf(hl);
  const answer = await request.get(`/tessera/exam/order/info/${order.number}`);
  const keys: string[] = (await answer.json()).data.result.classes;
  const [low = "", high = ""] = [keys.at(0), keys.at(-1)].map(
    (key) => key && say(`common-class-${key.replaceAll("_", "-")}`),
  );
  return low === high ? low : say("reading-shared-classes", { low, high });
}

/** Text of a PDF without its line breaks and spaces, which layout decides. */
function squeezed(text: string | undefined): string {
  return (text ?? "").replace(/\s/g, "").normalize("NFKC");
}

test("the smallest package shows no solution, and says how to unlock them", async ({ page, request }) => {
  const order = await makeOrder(request);
  await buyQuickly(request, order, { sku: 1 });
  const say = wordsOf("EN");
  await page.goto(pathOf("report/wrong", order, "EN"));
  await expect(page.getByText(say("reading-wrong-locked-lead"))).toBeVisible();
  const answer = await request.get(`/tessera/exam/order/questions/${order.number}`);
  expect(await answer.json()).toMatchObject({ result: 10460, data: null });
});
