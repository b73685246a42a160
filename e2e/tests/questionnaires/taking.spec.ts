// Taking a questionnaire on a phone and on a desk: nothing is lost, and everything can be reached.
import { expectAccessible } from "../../support/access.ts";
import { isTaken } from "../../support/matrix.ts";
import { expectNoOverflow } from "../../support/overflow.ts";
import {
  answerStatements,
  answersTo,
  heading,
  openStatements,
  type16,
} from "../../support/questionnaires.ts";
import { expect, test } from "../../support/site.ts";
import { begin, byKey, confirm, questionPath, startPath, steadyClock } from "../../support/taking.ts";
import { languages } from "../../support/variants.ts";
import { t, wordsOf } from "../../support/words.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("every answer is a target of at least 44 pixels, from the lowest at the top", async ({ page }) => {
    await steadyClock(page);
    const form = await openStatements(page, type16);
    await begin(page);

    await expect(answersTo(page)).toHaveText(form.answers);
    const boxes = await answersTo(page).evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().toJSON()),
    );
    for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(boxes.map(({ top }) => top)).toEqual(boxes.map(({ top }) => top).sort((a, b) => a - b));
    expect(boxes.at(-1)?.bottom ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(phone.height);
  });

  test("a reload comes back to the same question with its answers", async ({ page }) => {
    await steadyClock(page);
    const form = await openStatements(page, type16);
    await begin(page);
    await answerStatements(page, type16, form, { to: 7 });
    await expect(heading(page, 8, type16)).toBeVisible();

    await page.reload();

    await expect(heading(page, 8, type16)).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(page.locator("[aria-pressed=true]")).toHaveCount(1);
  });

  test("without a network the run goes on and is sent when it is back", async ({
    page,
    context,
    troubles,
  }) => {
    troubles.allow(/ERR_INTERNET_DISCONNECTED/);
    await steadyClock(page);
    const form = await openStatements(page, type16);
    await begin(page);
    await answerStatements(page, type16, form, { to: 5 });

    await context.setOffline(true);
    await answerStatements(page, type16, form, { from: 6 });
    await confirm(page);
    await expect(page.getByRole("dialog", { name: t("common-network-title") })).toBeVisible();
    await context.setOffline(false);

    await page.waitForURL(/orderNumber=/);
  });

  test("two tabs share one run", async ({ page, context }) => {
    await steadyClock(page);
    const form = await openStatements(page, type16);
    await begin(page);
    await answerStatements(page, type16, form, { to: 3 });

    const other = await context.newPage();
    await other.goto(questionPath(type16));
    await expect(heading(other, 4, type16)).toBeVisible();
    await answersTo(other).nth(2).click();
    await expect(heading(other, 5, type16)).toBeVisible();

    await page.reload();
    await page.keyboard.press("ArrowLeft");
    await expect(page.locator("[aria-pressed=true]")).toBeVisible();
  });

  test("what was left out is listed before confirming", async ({ page }) => {
    await steadyClock(page);
    const form = await openStatements(page, type16);
    await begin(page);
    await page.keyboard.press("ArrowRight");
    await answerStatements(page, type16, form, { from: 2, to: 4 });
    await page.goto(`/answer_submit/${type16.tail}`);

    const open = page.getByRole("region", { name: t("questionnaire-submit-missing") });
    await expect(open.getByRole("button")).toHaveCount(type16.questions - 3);
    await expect(open.getByRole("button").first()).toContainText(form.statements[0]?.text ?? "");
  });
});

test.describe("on a desk", () => {
  test.use({ viewport: desk });

  test("ten at a time are answered by keyboard alone", async ({ page }) => {
    await steadyClock(page);
    const form = await openStatements(page, type16);
    await begin(page);
    await expect(page.getByRole("main").getByRole("group")).toHaveCount(10);
    await expectAccessible(page);

    for (let number = 1; number <= 10; number += 1) {
      await page.clock.fastForward(3500);
      await byKey(page, number % 5);
    }

    const next = page.getByRole("button", { name: t("questionnaire-page-next") }).last();
    await expect(next).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main").getByRole("group")).toHaveCount(10);
    await expect(page.getByText(form.statements[10]?.text ?? "")).toBeVisible();
  });

  for (const { hl } of languages.filter(isTaken)) {
    test(`the answers run from the lowest to the highest in ${hl}`, async ({ page }) => {
      const form = await openStatements(page, type16, hl);
      await begin(page, hl);

      const rows = page.getByRole("main").getByRole("group");
      await expect(rows.first().getByRole("button")).toHaveText(form.answers);
      const lefts = await rows
        .first()
        .getByRole("button")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
      expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
      await expectNoOverflow(page);
    });
  }
});

test("where the result needs an account, signing in comes before the first question", async ({ page }) => {
  await page.goto(startPath({ tail: "eq-5", questions: 45 }));

  await expect(page.getByRole("link", { name: wordsOf("EN")("questionnaire-sign-in") })).toBeVisible();
  await expect(page.getByRole("button", { name: t("test-start-begin") })).toHaveCount(0);
});
