// The test, from its instructions to what is free.
import { decline, keep } from "../support/documents.ts";
import { expect, test } from "../support/site.ts";
import {
  answer,
  begin,
  confirm,
  free,
  full,
  openStart,
  steadyClock,
  takeWhole,
  unhurried,
} from "../support/taking.ts";
import { t, wordsOf } from "../support/words.ts";

test("the test in English", async ({ page }) => {
  await steadyClock(page);
  const given = await openStart(page, full);
  await decline(page, "EN");
  await keep(page, "test-start-en-phone");

  await begin(page);
  await answer(page, full, given, { to: 6, seconds: unhurried });
  await keep(page, "test-question-en-desktop");
  await keep(page, "test-question-en-phone");
  await answer(page, full, given, { from: 7, to: 29, seconds: unhurried });
  await page.getByRole("button", { name: t("test-question-flag") }).click();
  await page.getByRole("button", { name: t("test-question-all") }).click();
  await keep(page, "test-all-questions-en-phone");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("test-palette-finish") })
    .click();
  await page.waitForURL("**/answer_submit/**");
  await keep(page, "test-confirmation-en-phone");

  await confirm(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("result-title"));
  await keep(page, "test-free-result-en-desktop");
  await keep(page, "test-free-result-en-phone");
});

test("a run that can't be analysed, in German", async ({ page }) => {
  await takeWhole(page, free, { hl: "DE", right: () => false, seconds: () => 0.2 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(wordsOf("DE")("result-abnormal-title"));
  await decline(page, "DE");
  await keep(page, "test-cannot-be-analysed-de-phone");
});

test("the whole result of the free test, in Japanese", async ({ page }) => {
  await takeWhole(page, free, { hl: "JA" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await decline(page, "JA");
  await keep(page, "test-free-test-ja-desktop");
});
