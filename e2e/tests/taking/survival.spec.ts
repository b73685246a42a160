// Nothing that happens to a phone loses an answer or makes two orders.
import type { Page } from "@playwright/test";
import { countOf } from "../../support/keys.ts";
import { expect, test } from "../../support/site.ts";
import {
  answer,
  begin,
  byKey,
  confirm,
  free,
  openStart,
  options,
  question,
  questionPath,
  startPath,
  steadyClock,
  submitPath,
  unhurried,
} from "../../support/taking.ts";
import { t } from "../../support/words.ts";

const unsent = (page: Page) => page.getByRole("dialog", { name: t("common-network-title") });
const ordersOf = (runId: string) => countOf(`select count(*) from exam_order where run_id = '${runId}'`);

/** The run's id, once it is being sent. */
function runSent(page: Page): Promise<string> {
  return page
    .waitForRequest((request) => request.method() === "POST" && request.url().includes("/exam/order/info"))
    .then((request) => request.postDataJSON().runId as string);
}

test("a reload on any question comes back to it with every answer", async ({ page }) => {
  await steadyClock(page);
  const given = await openStart(page, free);
  await begin(page);
  for (let number = 1; number <= free.questions; number += 1) {
    await page.reload();
    await answer(page, free, given, { from: number, to: number });
  }

  await page.waitForURL("**/answer_submit/**");
  await expect(page.getByText(t("test-submit-complete"))).toBeVisible();
});

test("the back button leaves the test and the forward button continues where it was", async ({ page }) => {
  await steadyClock(page);
  const given = await openStart(page, free);
  await begin(page);
  await answer(page, free, given, { to: 4 });
  await expect(question(page, 5, free)).toBeVisible();

  await page.goBack();
  await page.waitForURL("**/start_loading/**");
  await page.getByRole("button", { name: t("test-open-continue", { number: 5 }) }).click();

  await expect(question(page, 5, free)).toBeVisible();
});

test("an answer can be seen and changed by going back", async ({ page }) => {
  await steadyClock(page);
  await openStart(page, free);
  await begin(page);
  await options(page).nth(2).click();
  await expect(question(page, 2, free)).toBeVisible();

  await page.getByRole("button", { name: t("test-question-previous") }).click();
  await expect(options(page).nth(2)).toHaveAttribute("aria-pressed", "true");
  await options(page).nth(4).click();
  await page.keyboard.press("ArrowLeft");

  await expect(question(page, 1, free)).toBeVisible();
  await expect(options(page).nth(4)).toHaveAttribute("aria-pressed", "true");
});

test("a closed tab is reopened and continues", async ({ page, context }) => {
  const given = await openStart(page, free);
  await begin(page);
  await answer(page, free, given, { to: 6, choose: byKey });
  await expect(question(page, 7, free)).toBeVisible();
  await page.close();

  const again = await context.newPage();
  await again.goto(questionPath(free));
  await expect(question(again, 7, free)).toBeVisible();
  await answer(again, free, given, { from: 7 });
  await again.waitForURL("**/answer_submit/**");
  await expect(again.getByText(t("test-submit-complete"))).toBeVisible();
});

test("a page that the phone kills continues where it was", async ({ page, context, troubles }) => {
  troubles.allow(/crash/i);
  const given = await openStart(page, free);
  await begin(page);
  await answer(page, free, given, { to: 3 });
  await expect(question(page, 4, free)).toBeVisible();
  // The last answer is written a moment after the screen has changed.
  const kept = () => page.evaluate(() => localStorage.getItem("IQ-run-3") ?? "");
  await expect.poll(async () => (await kept()).match(/"option":/g)?.length).toBe(3);

  const crashed = page.waitForEvent("crash");
  void page.goto("chrome://crash").catch(() => {});
  await crashed;

  const again = await context.newPage();
  await again.goto(startPath(free));
  await again.getByRole("button", { name: t("test-open-continue", { number: 4 }) }).click();
  await answer(again, free, given, { from: 4 });
  await again.waitForURL("**/answer_submit/**");
});

test("a network lost in the middle of the test changes nothing", async ({ page, context, troubles }) => {
  troubles.allow(/ERR_INTERNET_DISCONNECTED/);
  await steadyClock(page);
  const given = await openStart(page, free);
  await begin(page);
  await answer(page, free, given, { to: 5, seconds: unhurried });

  await context.setOffline(true);
  await answer(page, free, given, { from: 6, seconds: unhurried });
  await page.waitForURL("**/answer_submit/**");
  await expect(page.getByText(t("test-submit-complete"))).toBeVisible();
  await context.setOffline(false);

  await confirm(page);
  await page.waitForURL(/orderNumber=/);
});

test("a network lost at submission keeps the answers, tries again and makes one order", async ({
  page,
  context,
  troubles,
}) => {
  troubles.allow(/ERR_INTERNET_DISCONNECTED/);
  await steadyClock(page);
  const given = await openStart(page, free);
  await begin(page);
  await answer(page, free, given, { seconds: unhurried });
  await page.waitForURL("**/answer_submit/**");

  await context.setOffline(true);
  const sent = runSent(page);
  await confirm(page);
  const runId = await sent;
  await expect(unsent(page)).toContainText("Network disconnected, try again later.");
  await expect(unsent(page)).toContainText(t("test-unsent-kept"));
  expect(ordersOf(runId)).toBe(0);

  await context.setOffline(false);
  await page.waitForURL(/orderNumber=/);
  expect(ordersOf(runId)).toBe(1);
});

test("a lost answer of the server is requested again and makes no second order", async ({
  page,
  troubles,
}) => {
  troubles.allow(/ERR_FAILED/);
  await page.clock.install();
  const given = await openStart(page, free);
  await begin(page);
  await answer(page, free, given, { seconds: unhurried });

  // The server receives and stores the run, twice; the browser gets no answer.
  let attempts = 0;
  await page.route("**/exam/order/info/free", async (route) => {
    attempts += 1;
    if (attempts > 2) return route.continue();
    await route.fetch();
    return route.abort("failed");
  });
  const sent = runSent(page);
  await confirm(page);
  const runId = await sent;
  await expect(unsent(page)).toBeVisible();
  await page.waitForURL(/orderNumber=/);

  expect(attempts).toBe(3);
  expect(ordersOf(runId)).toBe(1);
});

test("a reload while sending continues sending", async ({ page, troubles }) => {
  troubles.allow(/ERR_FAILED/);
  await steadyClock(page);
  const given = await openStart(page, free);
  await begin(page);
  await answer(page, free, given, { seconds: unhurried });
  await page.route("**/exam/order/info/free", (route) => route.abort("failed"));
  await confirm(page);
  await expect(unsent(page)).toBeVisible();

  await page.unroute("**/exam/order/info/free");
  await page.goto(questionPath(free));

  await page.waitForURL(/orderNumber=/);
});

test("confirmed answers can't be edited by going back", async ({ page }) => {
  await steadyClock(page);
  const given = await openStart(page, free);
  await begin(page);
  await answer(page, free, given, { seconds: unhurried });
  await confirm(page);
  await page.waitForURL(/orderNumber=/);

  await page.goto(submitPath(free));

  await expect(page.getByRole("button", { name: t("test-submit-confirm") })).toBeHidden();
  await page.waitForURL("**/start_loading/**");
});

test("two tabs share one run, and confirming in one also moves the other", async ({ page, context }) => {
  await steadyClock(page);
  const given = await openStart(page, free);
  await begin(page);
  await answer(page, free, given, { to: 4, seconds: unhurried });

  const other = await context.newPage();
  await other.goto(questionPath(free));
  await expect(question(other, 5, free)).toBeVisible();
  await answer(other, free, given, { from: 5, to: 8 });
  await answer(page, free, given, { from: 5, to: 5, seconds: unhurried });
  // What the other tab has answered is not asked again.
  await expect(question(page, 9, free)).toBeVisible();
  await answer(page, free, given, { from: 9, seconds: unhurried });
  const sent = runSent(page);
  await confirm(page);
  await page.waitForURL(/orderNumber=/);

  await other.waitForURL(/orderNumber=/);
  const number = (tab: Page) => new URLSearchParams(new URL(tab.url()).hash.slice(1)).get("orderNumber");
  expect(number(other)).toBe(number(page));
  expect(ordersOf(await sent)).toBe(1);
});

test("a double tap on confirm sends one run", async ({ page }) => {
  await steadyClock(page);
  const given = await openStart(page, free);
  await begin(page);
  await answer(page, free, given, { seconds: unhurried });
  await page.waitForURL("**/answer_submit/**");
  const sent = runSent(page);

  await page.getByRole("button", { name: t("test-submit-confirm") }).dblclick();

  await page.waitForURL(/orderNumber=/);
  expect(ordersOf(await sent)).toBe(1);
});
