// The report on a type: bought, read, saved, certified, shared and revoked.
import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/access.ts";
import { buyQuickly } from "../../support/buying.ts";
import { expectOwnLanguage } from "../../support/language.ts";
import { pictured } from "../../support/matrix.ts";
import {
  cards,
  expectSuccess,
  fillCard,
  fillContact,
  payButton,
  reportPath,
  test,
} from "../../support/paying.ts";
import { readPdf } from "../../support/pdf.ts";
import { moneyOf } from "../../support/peer.ts";
import { photograph } from "../../support/photograph.ts";
import { newAddress, waitForLetter } from "../../support/post.ts";
import { makeAnswered, somebodyWith, type16 } from "../../support/questionnaires.ts";
import { expect } from "../../support/site.ts";
import type { Hl } from "../../support/variants.ts";
import { wordsOf } from "../../support/words.ts";

const small = 7;
const large = 8;

/** How long a result may take: a debug build computes the first one far slower than any other. */
const slowly = 15_000;

/** In the order of the report; the portrait's title is that of the type. */
const sections = [
  "likely",
  "bars",
  "plain",
  "work",
  "people",
  "strain",
  "growth",
  "bridge",
  "sure",
  "change",
  "method",
];

async function look(page: Page, hl: Hl, screen: string): Promise<void> {
  await expectOwnLanguage(page, hl);
  await expectAccessible(page);
  await photograph(page, hl, `questionnaires/${screen}`);
}

/** Text of a PDF without its line breaks and spaces, which layout decides. */
const squeezed = (text: string) => text.replace(/\s/g, "").normalize("NFKC");

for (const hl of pictured("DE")) {
  const say = wordsOf(hl);
  const title = (page: Page) => page.getByRole("heading", { level: 1 });
  const button = (page: Page, id: string) => page.getByRole("button", { name: say(id), exact: true });

  test(`a type is bought with its certificate, saved, shared and revoked in ${hl}`, async ({
    page,
    request,
    browser,
  }) => {
    // A purchase, two files and a dozen screens.
    test.setTimeout(150_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const choice = somebodyWith(type16, hl, ["N", "F"]);
    const order = await makeAnswered(request, type16, { hl, choice });
    const email = newAddress();

    // From the result to the packages, and to the larger of the two.
    await page.goto(reportPath(order, hl));
    await expect(title(page)).toHaveText(/^INFP/, { timeout: slowly });
    await page.getByRole("main").locator("a[href*=scheme_select]").first().click();
    await expect(title(page)).toHaveText(say("pay-choose-title"));
    await expect(page.locator("main a[href*='skuId=']")).toHaveCount(2);
    await expect(page.locator("main a[href*='/report/sample/']")).toHaveCount(0);
    await look(page, hl, "6-packages");
    await page.locator(`main a[href*='skuId=${large}']`).click();
    await expect(title(page)).toHaveText(say("pay-title"));
    await fillCard(page, cards.good);
    await fillContact(page, { hl, email });
    await payButton(page, hl).click();
    await expectSuccess(page, hl);
    expect(await moneyOf(order.number)).toHaveLength(1);
    await waitForLetter(email);
    await page.getByRole("link", { name: say("pay-success-view") }).click();

    // The report, every section of it.
    await expect(title(page)).toHaveText(say("type16-page-report"));
    for (const key of sections) {
      await expect(page.locator(`#${key}-title`)).toHaveText(say(`type16-${key}-title`));
    }
    await look(page, hl, "7-report-type16");

    // The PDF, saved and read.
    await page
      .getByRole("main")
      .getByRole("link", { name: say("reading-files-button") })
      .click();
    await expect(title(page)).toHaveText(say("reading-downloads-title"));
    await look(page, hl, "8-downloads-type16");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "reading-file-download").first().click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${order.number}.pdf`);
    const pdf = readPdf(await download.path());
    expect(pdf.about.get("Tagged")).toBe("yes");
    const printed = squeezed(pdf.pages.join(""));
    expect(printed).toContain("INFP");
    for (const key of sections) expect(printed).toContain(squeezed(say(`type16-${key}-title`)));

    // The certificate, checked by somebody else.
    await page.goto(`${reportPath(order, hl)}&part=certificate`);
    await page.getByLabel(say("reading-certificate-name")).fill("Ada Lovelace");
    await button(page, "reading-certificate-make").click();
    const check = page.getByRole("link", { name: say("reading-certificate-verify") });
    await expect(check).toBeVisible();
    const [paper] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "reading-certificate-download").click(),
    ]);
    const certificate = readPdf(await paper.path());
    expect(certificate.pages).toHaveLength(1);
    expect(squeezed(certificate.pages[0] ?? "")).toContain("AdaLovelace");
    expect([...certificate.pages, ...certificate.about.values()].join()).not.toContain(order.number);
    const stranger = await browser.newPage();
    const verify = new URL((await check.getAttribute("href")) ?? "", page.url());
    verify.searchParams.set("hl", hl);
    await stranger.goto(verify.href);
    await expect(stranger.getByText(say("reading-verify-valid"), { exact: true })).toBeVisible();
    await expect(stranger.getByText("Ada Lovelace").first()).toBeVisible();
    await look(stranger, hl, "9-verify-type16");

    // A link for others, and its end.
    const share = page.locator("#share");
    await button(page, "type16-share-make").click();
    const link = share.locator("a[href*='/share/']");
    await expect(link).toBeVisible();
    const shared = new URL((await link.getAttribute("href")) ?? "");
    shared.searchParams.set("hl", hl);
    await stranger.goto(shared.href);
    await expect(title(stranger)).toHaveText(say("type16-shared-title"));
    await expect(stranger.getByRole("main").getByText(/^INFP/)).toBeVisible();
    expect(await stranger.content()).not.toContain(order.number);
    await look(stranger, hl, "10-shared-type16");
    await button(page, "type16-share-revoke").click();
    await button(page, "reading-share-revoke-yes").click();
    await expect(page.getByText(say("reading-share-revoked"))).toBeVisible();
    await stranger.reload();
    await expect(title(stranger)).toHaveText(say("reading-shared-gone"));
    await expect(stranger.getByText(/INFP/)).toHaveCount(0);
    await stranger.close();
  });
}

test("the smaller package has the report, and says how to add the certificate", async ({ page, request }) => {
  const say = wordsOf("EN");
  const order = await makeAnswered(request, type16);
  await buyQuickly(request, order, { sku: small });

  await page.goto(reportPath(order));

  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(say("type16-page-report"), { timeout: slowly });
  const certificate = page.locator("#certificate");
  await expect(certificate).toContainText(say("questionnaire-certificate-locked"));
  await expect(certificate.locator(`a[href*='skuId=${large}']`)).toBeVisible();
});
