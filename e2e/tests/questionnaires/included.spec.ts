// Tests that come with the package of another one: started from its downloads without an account, and their reports.
import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/access.ts";
import { buyQuickly } from "../../support/buying.ts";
import { expectOwnLanguage } from "../../support/language.ts";
import { pictured } from "../../support/matrix.ts";
import { makeOrder, type Order } from "../../support/orders.ts";
import { test } from "../../support/paying.ts";
import { photograph } from "../../support/photograph.ts";
import {
  answerByTens,
  eq,
  listedTo,
  makeAnswered,
  riasec,
  somebodyWith,
  thinking,
  type16,
} from "../../support/questionnaires.ts";
import { expect } from "../../support/site.ts";
import { begin, confirm, type Exam, steadyClock } from "../../support/taking.ts";
import type { Hl } from "../../support/variants.ts";
import { wordsOf } from "../../support/words.ts";

const downloads = ({ exam, number }: Order, hl: Hl) =>
  `/report/result-download/${exam.tail}?hl=${hl}#orderNumber=${number}`;

const title = (page: Page) => page.getByRole("heading", { level: 1 });

/** Starts a test from the files of the order that includes it, takes it, and ends on its report. */
async function takeIncluded(page: Page, hl: Hl, payer: Order, exam: Exam, scales: readonly string[]) {
  const say = wordsOf(hl);
  // A changed fragment alone would leave the page as it is.
  await page.goto("about:blank");
  await page.goto(downloads(payer, hl));
  const listed = listedTo(page, exam);
  await page.locator(`main a[href*="/start_loading/${exam.tail}"]`).click();
  await expect(page.getByText(say("questionnaire-start-included"))).toBeVisible();
  await expect(page.getByRole("link", { name: say("questionnaire-sign-in") })).toHaveCount(0);
  const form = await listed;
  await begin(page, hl);
  await answerByTens(page, exam, form, { hl, choice: somebodyWith(exam, hl, scales) });
  await confirm(page, hl);
  const code = exam.tail.split("-")[0];
  await expect(title(page)).toHaveText(say(`${code}-page-report`), { timeout: 15_000 });
}

async function look(page: Page, hl: Hl, screen: string): Promise<void> {
  await expectOwnLanguage(page, hl);
  await expectAccessible(page);
  await photograph(page, hl, `questionnaires/${screen}`);
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** The titles of a report's sections. */
async function expectSections(page: Page, hl: Hl, code: string, titles: Record<string, string>) {
  for (const [key, name] of Object.entries(titles)) {
    await expect(page.locator(`#${key}-title`)).toHaveText(wordsOf(hl)(`${code}-${name}-title`));
  }
}

test.use({ viewport: { width: 1440, height: 900 } });

for (const hl of pictured("JA")) {
  test(`an IQ package opens the EQ test without an account, once, in ${hl}`, async ({ page, request }) => {
    test.slow();
    const say = wordsOf(hl);
    const order = await makeOrder(request, { hl });
    await buyQuickly(request, order, { hl, sku: 3 });
    await steadyClock(page);

    await takeIncluded(page, hl, order, eq, ["EM", "SA"]);
    await expectSections(page, hl, "eq", {
      skills: "bars",
      facets: "facets",
      growth: "growth",
      sure: "sure",
      method: "method",
    });
    await look(page, hl, "11-report-eq");

    // It is used up and can be read again; the other one is still to be taken.
    await page.goto(downloads(order, hl));
    await expect(page.getByText(say("questionnaire-included-done"), { exact: true })).toHaveCount(1);
    await expect(page.locator(`main a[href*="/start_loading/${thinking.tail}"]`)).toBeVisible();
    await look(page, hl, "12-downloads-iq");
    await page.locator(`main a[href*="/report/result/${eq.tail}"]`).click();
    await expect(title(page)).toHaveText(say("eq-page-report"));
  });
}

for (const hl of pictured("EN")) {
  test(`an IQ package opens the test of thinking without an account, in ${hl}`, async ({ page, request }) => {
    test.slow();
    const order = await makeOrder(request, { hl });
    await buyQuickly(request, order, { hl, sku: 2 });
    await steadyClock(page);

    await takeIncluded(page, hl, order, thinking, ["IN"]);
    await expectSections(page, hl, "thinking", {
      point: "point",
      pattern: "pattern",
      use: "use",
      growth: "growth",
      sure: "sure",
      method: "method",
    });
    await look(page, hl, "11-report-thinking");
  });
}

for (const hl of pictured("CN")) {
  test(`the larger package of a type opens the career interests, with their source, in ${hl}`, async ({
    page,
    request,
  }) => {
    test.slow();
    const say = wordsOf(hl);
    const order = await makeAnswered(request, type16, { hl });
    await buyQuickly(request, order, { hl, sku: 8 });
    await steadyClock(page);

    await takeIncluded(page, hl, order, riasec, ["I", "A"]);
    await expectSections(page, hl, "riasec", {
      interests: "bars",
      occupations: "occupations",
      sure: "sure",
      method: "method",
    });
    const occupations = page.locator("#occupations");
    await expect(occupations.getByRole("table").first()).toBeVisible();
    await expect(occupations).toContainText(say("riasec-attribution-source"));
    await expect(occupations).toContainText(
      say("riasec-attribution-changes", { company: say("common-brand") }),
    );
    // The page says that these names are English, instead of leaving it at that.
    if (hl !== "EN") await expect(occupations).toContainText(say("riasec-occupations-english"));
    await expectAccessible(page);
    await photograph(page, hl, "questionnaires/11-report-riasec");
  });
}
