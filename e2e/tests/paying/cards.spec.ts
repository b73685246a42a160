// Paying by card: the bank's answer, and its effect on the screen, at the provider and in the
// mailbox.
import { statusOf, waitForState } from "../../support/buying.ts";
import { makeOrder } from "../../support/orders.ts";
import {
  atBank,
  buy,
  cards,
  expectDeclined,
  expectSuccess,
  fillCard,
  openPay,
  orderPath,
  payButton,
  reportPath,
  test,
} from "../../support/paying.ts";
import { moneyOf } from "../../support/peer.ts";
import { linkOf, newAddress, waitForLetter, waitForLetters } from "../../support/post.ts";
import { expect } from "../../support/site.ts";
import { t } from "../../support/words.ts";

test("a card pays, the report opens, and the mail leads to it", async ({ page, request, context }) => {
  const order = await makeOrder(request);
  const email = newAddress();

  await buy(page, order, { email });
  await expectSuccess(page);
  expect(await moneyOf(order.number)).toEqual(["charge 499 usd"]);

  const letter = await waitForLetter(email);
  expect(letter.text).not.toContain(order.number);
  const there = await context.newPage();
  await there.goto(linkOf(letter, page.url()));
  await expect(there.getByRole("heading", { level: 1 })).toHaveText(t("result-paid-title"));
});

test("after a decline another card pays the same purchase once", async ({ page, request, troubles }) => {
  troubles.allow(/402/);
  const order = await makeOrder(request);
  const email = newAddress();

  await buy(page, order, { email, card: cards.declined });
  await expectDeclined(page);
  expect((await statusOf(request, order)).status).toBe("pending_payment");
  await fillCard(page, cards.good);
  await payButton(page).click();
  await expectSuccess(page);

  expect(await moneyOf(order.number)).toEqual(["charge_failed 499 usd", "charge 499 usd"]);
  await waitForLetters(email, 1);
});

test("a payment succeeds after authentication", async ({ page, request }) => {
  const order = await makeOrder(request);

  await buy(page, order, { card: cards.asks });
  await atBank(page, "pass");

  await expectSuccess(page);
  expect(await moneyOf(order.number)).toEqual(["charge 499 usd"]);
});

test("a payment fails if authentication fails", async ({ page, request, troubles }) => {
  troubles.allow(/402/);
  const order = await makeOrder(request);

  await buy(page, order, { card: cards.asks });
  await atBank(page, "fail");

  await expectDeclined(page);
  expect(await moneyOf(order.number)).not.toContain("charge 499 usd");
});

test("a buyer who abandons authentication can come back and pay", async ({ page, request }) => {
  const order = await makeOrder(request);
  const email = newAddress();

  await buy(page, order, { email, card: cards.asks });
  await atBank(page);
  await page.goto(orderPath("payCheck", order));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await buy(page, order, { email });
  await expectSuccess(page);

  expect(await moneyOf(order.number)).toEqual(["charge 499 usd"]);
});

test("a double click pays once", async ({ page, request }) => {
  const order = await makeOrder(request);
  const email = newAddress();

  await openPay(page, order, { email });
  await fillCard(page, cards.good);
  await payButton(page).dblclick();
  await expectSuccess(page);

  expect(await moneyOf(order.number)).toEqual(["charge 499 usd"]);
  await waitForLetters(email, 1);
});

test("two tabs pay one order once, or the second is refunded", async ({
  page,
  request,
  context,
  troubles,
}) => {
  // The provider refuses to confirm what the other tab has just confirmed.
  troubles.allow(/\/confirm$|status of 400/);
  const order = await makeOrder(request);
  const email = newAddress();
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openPay(tab, order, { email });
    await fillCard(tab, cards.good);
  }

  await Promise.all([page, other].map((tab) => payButton(tab).click()));
  await Promise.all([page, other].map((tab) => expectSuccess(tab)));
  await waitForState(request, order, "fulfilled");

  await expect
    .poll(async () => {
      const money = await moneyOf(order.number);
      const count = (kind: string) => money.filter((line) => line === `${kind} 499 usd`).length;
      return count("charge") - count("refund");
    })
    .toBe(1);
});

test("a buyer who closes the browser right after paying still gets the mail", async ({
  page,
  request,
  context,
}) => {
  const order = await makeOrder(request);
  const email = newAddress();

  await openPay(page, order, { email });
  await fillCard(page, cards.good);
  const confirmed = page.waitForRequest((sent) => sent.url().endsWith("/confirm"));
  await payButton(page).click();
  await (await confirmed).response();
  await context.close();

  expect((await waitForLetter(email)).text).toMatch(/#link=\w+/);
  expect(await moneyOf(order.number)).toEqual(["charge 499 usd"]);
});

test("an order that is paid isn't sold again", async ({ page, request }) => {
  const order = await makeOrder(request);
  await buy(page, order);
  await expectSuccess(page);

  await page.goto(orderPath("payPage", order, { sku: 1 }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("pay-owned-title"));
  await expect(payButton(page)).toHaveCount(0);
  await page.goto(reportPath(order));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("result-paid-title"));
});
