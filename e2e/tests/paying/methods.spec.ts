// Ways to pay that take longer than a card: a bank's page, a voucher for a shop, a debit that takes days.
import { statusOf, waitForState } from "../../support/buying.ts";
import { makeOrder } from "../../support/orders.ts";
import {
  atBank,
  chooseMethod,
  emailField,
  expectSuccess,
  openPay,
  orderPath,
  payButton,
  reportPath,
  test,
} from "../../support/paying.ts";
import { intentsOf, moneyOf, settle } from "../../support/peer.ts";
import { lettersTo, newAddress, waitForLetter } from "../../support/post.ts";
import { expect } from "../../support/site.ts";
import { t } from "../../support/words.ts";

async function waitAtShop(page: Parameters<typeof openPay>[0], number: string): Promise<string> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("pay-check-processing-title"), {
    timeout: 15_000,
  });
  const [intent] = intentsOf(number);
  return intent ?? "";
}

test("a debit that takes days waits, then delivers automatically", async ({ page, request, siteIn }) => {
  const origin = await siteIn("DE");
  const order = await makeOrder(request, { origin });
  const email = newAddress();
  await openPay(page, order, { origin, email, boxes: true });
  await chooseMethod(page, /SEPA/);
  await page.getByLabel(/IBAN/).fill("DE89370400440532013000");
  await page.getByLabel(/name/i).fill("Erika Mustermann");
  await payButton(page).click();

  const intent = await waitAtShop(page, order.number);
  expect(await lettersTo(email)).toEqual([]);
  expect((await statusOf(request, order, { origin })).status).toBe("pending_payment");
  await page.goto(origin + reportPath(order));
  await expect(page.getByRole("status").filter({ hasText: t("result-note-processing") })).toBeVisible();

  await settle(intent, "succeed");
  const letter = await waitForLetter(email);
  expect(letter.text).toMatch(/#link=\w+/);
  await waitForState(request, order, "fulfilled", { origin });
  await page.goto(origin + orderPath("payCheck", order));
  await expectSuccess(page);
});

test("a failed debit is reported by mail and can be paid again", async ({ page, request, siteIn }) => {
  const origin = await siteIn("DE");
  const order = await makeOrder(request, { origin });
  const email = newAddress();
  await openPay(page, order, { origin, email, boxes: true });
  await chooseMethod(page, /SEPA/);
  await page.getByLabel(/IBAN/).fill("DE89370400440532013000");
  await page.getByLabel(/name/i).fill("Erika Mustermann");
  await payButton(page).click();
  const intent = await waitAtShop(page, order.number);

  await settle(intent, "fail");
  await page.waitForURL("**/pay_failed/**", { timeout: 20_000 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment failed");
  await waitForLetter(email);
  expect(await moneyOf(order.number)).not.toContainEqual(expect.stringMatching(/^charge \d/));
  await page.getByRole("link", { name: t("pay-failed-method") }).click();
  await expect(emailField(page)).toHaveValue(email);
});

test("a bank's own page leads back to a paid order", async ({ page, request, siteIn }) => {
  const origin = await siteIn("NL");
  const order = await makeOrder(request, { origin });
  await openPay(page, order, { origin, boxes: true });
  await chooseMethod(page, /iDEAL/);
  await payButton(page).click();

  await page.waitForURL(`${process.env.PSP_URL}/**`);
  await atBank(page, "pass");
  await expectSuccess(page);
  await waitForState(request, order, "fulfilled", { origin });
});

test("a buyer who cancels on the bank's page is told that nothing was charged", async ({
  page,
  request,
  siteIn,
}) => {
  const origin = await siteIn("NL");
  const order = await makeOrder(request, { origin });
  await openPay(page, order, { origin, boxes: true });
  await chooseMethod(page, /iDEAL/);
  await payButton(page).click();

  await page.waitForURL(`${process.env.PSP_URL}/**`);
  await atBank(page, "fail");
  await page.waitForURL("**/pay_failed/**", { timeout: 20_000 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment failed");
  expect(await moneyOf(order.number)).not.toContainEqual(expect.stringMatching(/^charge \d/));
});
