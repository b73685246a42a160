// After the purchase, without an account: the report again, another address, a refund.
import { expectAccessible } from "../../support/access.ts";
import { buyQuickly, statusOf, waitForState } from "../../support/buying.ts";
import { makeOrder } from "../../support/orders.ts";
import { orderPath, reportPath, test } from "../../support/paying.ts";
import { moneyOf } from "../../support/peer.ts";
import { linkOf, newAddress, waitForLetter, waitForLetters } from "../../support/post.ts";
import { expect } from "../../support/site.ts";
import { full } from "../../support/taking.ts";
import { t } from "../../support/words.ts";

test("the support page without an order says where its link is; the receipt's link opens it", async ({
  page,
  request,
}) => {
  const order = await makeOrder(request);
  const { email } = await buyQuickly(request, order);

  await page.goto(`/support/${full.tail}?hl=EN`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("support-title"));
  await expect(page.getByRole("link", { name: t("support-find-retrieve") })).toBeVisible();
  await expectAccessible(page);
  await page.goto(linkOf(await waitForLetter(email), page.url(), "support"));

  await expect(page.getByText(t("support-state-fulfilled"))).toBeVisible();
  expect(page.url()).toContain(`#orderNumber=${order.number}`);
  await expectAccessible(page);
});

test("one button makes the browser forget its orders", async ({ page, request }) => {
  const order = await makeOrder(request);
  await buyQuickly(request, order);
  await page.goto(orderPath("support", order));
  await expect(page.getByText(t("support-state-fulfilled"))).toBeVisible();

  await page.getByRole("button", { name: t("support-forget-button") }).click();
  await page.getByRole("button", { name: t("support-forget-yes") }).click();

  await expect(page.getByText(t("support-forget-done"))).toBeVisible();
  expect(page.url()).not.toContain(order.number);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(order.number);
  await expectAccessible(page);
});

test("the report is sent again to the same address", async ({ page, request }) => {
  const order = await makeOrder(request);
  const { email } = await buyQuickly(request, order);
  const first = await waitForLetter(email);

  await page.goto(orderPath("support", order));
  for (const step of ["made", "sent", "accepted"]) {
    await expect(page.getByText(t(`support-delivery-${step}`))).toBeVisible();
  }
  await page.getByRole("button", { name: t("support-resend") }).click();
  await expect(page.getByText(t("support-resent"))).toBeVisible();

  const letters = await waitForLetters(email, 2);
  expect(new Set(letters.map(({ subject }) => subject))).toEqual(new Set([first.subject]));
  for (const { text } of letters) expect(text).toContain("#link=");
  expect(await moneyOf(order.number)).toHaveLength(1);
});

test("a mistyped address is corrected, and the old one is notified", async ({ page, request, baseURL }) => {
  const order = await makeOrder(request);
  const { email: old } = await buyQuickly(request, order, { email: newAddress("mistyped") });
  const mistyped = linkOf(await waitForLetter(old), baseURL ?? "");
  const right = newAddress("right");

  await page.goto(orderPath("support", order));
  await page.getByRole("button", { name: t("support-fix") }).click();
  const field = page.getByLabel(t("support-fix-label"));
  await field.fill("nowhere");
  await page.getByRole("button", { name: t("support-fix-save") }).click();
  await expect(page.getByText("Incorrect email format")).toBeVisible();
  await field.fill(right);
  await page.getByRole("button", { name: t("support-fix-save") }).click();
  await expect(page.getByText(/^Changed\./)).toBeVisible();

  const corrected = linkOf(await waitForLetter(right), page.url());
  const [, told] = await waitForLetters(old, 2);
  // The old address is notified, but not of the new one: it may be a stranger's.
  expect(told?.text).not.toContain(right);
  expect(told?.text).not.toContain("#link=");

  // The first letter went to a stranger.
  await page.goto(mistyped);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("result-unknown-title"));
  await page.goto(corrected);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("result-paid-title"));
});

test("the links of all reports come by e-mail, and code 10101 has a message", async ({ page, request }) => {
  const email = newAddress();
  const orders = [await makeOrder(request), await makeOrder(request)];
  for (const order of orders) await buyQuickly(request, order, { email });
  await waitForLetters(email, 2);

  await page.goto(`/retrieve_report/${full.tail}?hl=EN`);
  await expectAccessible(page);
  const field = page.getByLabel(t("support-email-label"));
  const send = page.getByRole("button", { name: t("support-retrieve-send"), exact: true });
  await send.click();
  await expect(page.getByText("Please enter your e-mail address")).toBeVisible();
  await field.fill("buyer@");
  await send.click();
  await expect(page.getByText("Incorrect email format")).toBeVisible();
  await field.fill(newAddress("stranger"));
  await send.click();
  await expect(page.getByText("There are no retrievable reports in the current mailbox.")).toBeVisible();
  await field.fill(email.toUpperCase());
  await send.click();
  await expect(page.getByText("Report sent successfully")).toBeVisible();

  const letters = await waitForLetters(email, 3);
  expect(letters.at(-1)?.text.match(/#link=\w+/g)).toHaveLength(orders.length);
});

test("one button refunds the payment, locks the report, and confirms it by mail", async ({
  page,
  request,
}) => {
  const order = await makeOrder(request);
  const { email, price } = await buyQuickly(request, order);
  await waitForLetter(email);

  await page.goto(orderPath("support", order));
  await page.getByRole("button", { name: t("result-refund-button") }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: t("result-refund-yes") }).click();
  await waitForState(request, order, "refunded");

  const usd = price.currency.toLowerCase();
  expect(await moneyOf(order.number)).toEqual([
    `charge ${price.amount} ${usd}`,
    `refund ${price.amount} ${usd}`,
  ]);
  const [, letter] = await waitForLetters(email, 2);
  expect(letter?.text).toContain((price.amount / 100).toFixed(2));
  expect((await statusOf(request, order)).status).toBe("pending_payment");
  await page.goto(reportPath(order));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("result-title"));
  const shown = await request.get(`/tessera/exam/order/info/${order.number}`);
  expect((await shown.json()).data).not.toHaveProperty("result.score");
});
