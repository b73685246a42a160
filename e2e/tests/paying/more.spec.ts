// More than one report: three tests at once, and a larger package for the price difference.
import { expectAccessible } from "../../support/access.ts";
import { buyQuickly, statusOf, waitForState } from "../../support/buying.ts";
import { makeOrder } from "../../support/orders.ts";
import {
  cards,
  expectSuccess,
  fillCard,
  fillContact,
  orderPath,
  payButton,
  reportPath,
  test,
} from "../../support/paying.ts";
import { moneyOf } from "../../support/peer.ts";
import { newAddress, waitForLetter } from "../../support/post.ts";
import { expect } from "../../support/site.ts";
import { full } from "../../support/taking.ts";
import { t } from "../../support/words.ts";

test("three tests are bought at once, and the second opens without another payment", async ({
  page,
  request,
}) => {
  test.slow();
  const first = await makeOrder(request);
  const email = newAddress();
  await page.goto(orderPath("scheme_select", first));
  await page.getByRole("link", { name: t("pay-bundle-link") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("3 tests for $15.98");
  await expectAccessible(page);
  await page.getByRole("link", { name: t("support-triple-buy", { price: "$15.98" }) }).click();
  await fillContact(page, { email });
  await fillCard(page, cards.good);
  await payButton(page).click();
  await expectSuccess(page);
  expect(await moneyOf(first.number)).toEqual(["charge 1598 usd"]);
  await waitForLetter(email);

  // The same browser, another test: its result offers the bundle.
  await page.goto(orderPath("triplePurchase", first));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You have 2 tests left");
  const second = await makeOrder(request);
  await page.goto(reportPath(second));
  await page.getByRole("button", { name: "Use one of my 2 tests" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("result-paid-title"));

  expect(await moneyOf(second.number)).toEqual([]);
  expect((await statusOf(request, second)).status).toBe("completed");
  expect((await statusOf(request, first)).testsLeft).toBe(1);
});

test("the bundle's page says what comes first", async ({ page }) => {
  await page.goto(`/triplePurchase/${full.tail}?hl=EN`);

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("3 tests for $15.98");
  await page.getByRole("link", { name: t("support-triple-first") }).click();
  await page.waitForURL("**/answer_question/start_loading/**");
});

test("a paid order adds a larger package for the difference", async ({ page, request }) => {
  const order = await makeOrder(request);
  const { email } = await buyQuickly(request, order, { sku: 1 });
  await waitForLetter(email);

  await page.goto(reportPath(order));
  // 7.99 - 4.99
  await page.getByRole("link", { name: t("result-more-button", { price: "$3.00" }) }).click();
  await fillContact(page, { email });
  await fillCard(page, cards.good);
  await payButton(page).click();
  await expectSuccess(page);
  await waitForState(request, order, "fulfilled");

  expect(await moneyOf(order.number)).toEqual(["charge 499 usd", "charge 300 usd"]);
  expect((await statusOf(request, order)).items).toContain("wrong_answers");
});

test("a member pays four fifths for the next test, and sees both prices", async ({ page, request }) => {
  const [first, second] = [await makeOrder(request), await makeOrder(request)];
  const { email } = await buyQuickly(request, first, { sku: 4 });
  // The browser learns of it from the report.
  await page.goto(reportPath(first));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("result-paid-title"));
  // What was bought is fetched by a separate call, which may end after the title appears.
  await page.waitForFunction(() => localStorage.getItem("IQ-member") !== null);

  await page.goto(orderPath("scheme_select", second));
  const card = page
    .getByRole("listitem")
    .filter({ has: page.locator("a[href*='skuId=1&'], a[href$='skuId=1']") });
  await expect(card).toContainText("$3.99");
  await expect(card.locator("s")).toContainText("$4.99");
  await expectAccessible(page);
  await page.getByRole("link", { name: t("pay-choose-button", { price: "$3.99" }) }).click();
  // The discount is the member's alone, not that of everybody who has the member's link.
  await fillContact(page, { email: newAddress("friend") });
  await fillCard(page, cards.good);
  await payButton(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "from $3.99 to $4.99" })).toBeVisible();
  expect(await moneyOf(second.number)).toEqual([]);
  await page.reload();
  await fillContact(page, { email });
  await fillCard(page, cards.good);
  await payButton(page).click();
  await expectSuccess(page);

  expect(await moneyOf(second.number)).toEqual(["charge 399 usd"]);
});
