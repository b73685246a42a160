// The complete way from the instructions to the free result, in every language.
import { expectAccessible } from "../../support/access.ts";
import { countOf } from "../../support/keys.ts";
import { isTaken } from "../../support/matrix.ts";
import { expectNoOverflow } from "../../support/overflow.ts";
import { expect, test } from "../../support/site.ts";
import { free, full, short, takeWhole } from "../../support/taking.ts";
import { landingPath, languages } from "../../support/variants.ts";
import { t, wordsOf } from "../../support/words.ts";

for (const { hl, tag } of languages.filter(isTaken)) {
  test(`a whole run in ${hl} ends with its free result`, async ({ page }) => {
    test.slow();
    const say = wordsOf(hl);

    await takeWhole(page, full, { hl });

    await expect(page).toHaveURL(/\/report\/result\/iq-1[?#]/);
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("result-title"));
    await expect(page.getByText(say("result-valid-title"))).toBeVisible();
    await expect(page.getByText(say("result-right-figure", { right: 19, questions: 30 }))).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
}

test("nothing that is paid for comes with the free result", async ({ page }) => {
  test.slow();
  const answered = page.waitForResponse(
    (response) => response.url().endsWith("/exam/order/info") && response.request().method() === "POST",
  );
  await takeWhole(page, short);

  const { data } = await (await answered).json();
  expect(Object.keys(data).sort()).toEqual([
    "code",
    "examId",
    "forgetAt",
    "formId",
    "orderNumber",
    "questions",
    "reasons",
    "reference",
    "result",
    "status",
    "submittedAt",
    "valid",
  ]);
  expect(Object.keys(data.result).sort()).toEqual([
    "classes",
    "kind",
    "likely",
    "nearChance",
    "normVersion",
    "provisional",
    "right",
    "wrongs",
  ]);
});

test("the free test shows its whole result and asks for nothing", async ({ page }) => {
  await takeWhole(page, free);

  await expect(page).toHaveURL(/\/report\/result-free-test\/iqfree-3[?#]/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("result-whole-title"));
  await expect(page.getByText(t("result-score-label"))).toBeVisible();
  await expect(page.getByRole("link", { name: t("result-full-button") })).toBeVisible();
  await expectAccessible(page);
});

test("a hurried run is not sold: the page says why and offers a fresh form", async ({ page }) => {
  const first = await takeWhole(page, free, { seconds: () => 0.1, right: () => false });

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unable to analyze test results");
  await expectAccessible(page);
  await expect(page.locator("main")).not.toContainText(t("result-report-title"));

  const listed = page.waitForResponse((response) => response.url().includes("/exam/question/list/"));
  await page.getByRole("link", { name: t("result-abnormal-again") }).click();
  const again = await (await listed).json();
  expect(again.data.formId).not.toBe(first.formId);
});

test("the landing page's button leads to the instructions, with the price before question 1", async ({
  page,
}) => {
  await page.goto(landingPath("yellow_computer"));
  await page
    .getByRole("link", { name: t("site-hero-start") })
    .first()
    .click();

  await page.waitForURL("**/answer_question/start_loading/iq-1**");
  await expect(page.getByRole("main")).toContainText(/\d[.,]\d\d/);
  await expect(page.getByRole("button", { name: t("test-start-begin") })).toBeVisible();
});

test("the free landing page leads to the free test", async ({ page }) => {
  await page.goto(landingPath("free"));
  await page
    .getByRole("link", { name: t("site-hero-start-free") })
    .first()
    .click();

  await page.waitForURL("**/answer_question/start_loading/iqfree-3**");
  await expect(page.getByText(t("test-start-price-free"))).toBeVisible();
});

test("a finished run counts in the statistics once", async ({ page }) => {
  const runs = () => countOf("select coalesce(sum(valid_runs), 0) from exam_total where exam_id = 2");
  const before = runs();
  await takeWhole(page, short, { right: (number) => number < 14 });
  await expect.poll(runs, { timeout: 20_000 }).toBeGreaterThan(before);
});
