// The payment form: it says what is missing, and nothing is charged that wasn't agreed to.
import { expectAccessible } from "../../support/access.ts";
import { skuOf, startPayment, statusOf } from "../../support/buying.ts";
import { queryOf } from "../../support/keys.ts";
import { makeOrder } from "../../support/orders.ts";
import {
  aroundPayButton,
  boxOf,
  cards,
  emailField,
  expectSuccess,
  fillCard,
  openPay,
  orderPath,
  payButton,
  test,
} from "../../support/paying.ts";
import { moneyOf } from "../../support/peer.ts";
import { newAddress } from "../../support/post.ts";
import { expect } from "../../support/site.ts";
import { t, wordsOf } from "../../support/words.ts";

/** The texts of the agreement that are stored with a purchase. */
const evidenceOf = (number: string, key: string) =>
  queryOf(`select evidence ->> '${key}' from purchase where order_number = '${number}'`);

test("a missing or malformed address is reported, and a probable typo is pointed out", async ({
  page,
  request,
}) => {
  const order = await makeOrder(request);
  await page.goto(orderPath("payPage", order, { sku: 1 }));
  await fillCard(page, cards.good);

  await payButton(page).click();
  await expect(page.getByText("Please enter your e-mail address")).toBeVisible();
  await expect(emailField(page)).toBeFocused();
  await emailField(page).fill("buyer@example");
  await payButton(page).click();
  await expect(page.getByText("Incorrect email format")).toBeVisible();
  await emailField(page).fill("buyer@gmial.com");
  await page.getByRole("button", { name: t("pay-email-meant", { email: "buyer@gmail.com" }) }).click();
  await expect(emailField(page)).toHaveValue("buyer@gmail.com");
  await expectAccessible(page);

  expect((await statusOf(request, order)).purchase).toBeUndefined();
});

test("a way to pay has to be chosen", async ({ page, request }) => {
  const order = await makeOrder(request);
  await page.goto(`${orderPath("payPage", order, { sku: 1 })}&part=methods`);
  await emailField(page).fill(newAddress());

  await payButton(page).click();
  await expect(page.getByText("Please select your payment method.")).toBeVisible();

  expect((await statusOf(request, order)).purchase).toBeUndefined();
});

test("in the European Union both boxes are ticked by hand, and their texts are stored", async ({
  page,
  request,
  siteIn,
}) => {
  const origin = await siteIn("DE");
  const order = await makeOrder(request, { origin });
  await openPay(page, order, { origin });
  await fillCard(page, cards.good);
  for (const box of ["supply", "waiver"]) await expect(boxOf(page, box)).not.toBeChecked();

  await payButton(page).click();
  await expect(page.getByText(t("pay-box-missing"))).toHaveCount(2);
  await expectAccessible(page);
  await boxOf(page, "supply").check();
  await payButton(page).click();
  await expect(page.getByText(t("pay-box-missing"))).toHaveCount(1);
  expect((await statusOf(request, order, { origin })).purchase).toBeUndefined();
  await boxOf(page, "waiver").check();
  const shown = [await aroundPayButton(page).getByRole("paragraph").first().innerText()];
  shown.push(t("pay-button-order"), `${t("pay-promise-once")} · ${t("pay-promise-tax")}`);
  await payButton(page).click();
  await expectSuccess(page);

  expect(evidenceOf(order.number, "supply")).toBe(t("pay-box-supply"));
  expect(evidenceOf(order.number, "waiver")).toBe(t("pay-box-waiver"));
  expect(evidenceOf(order.number, "button").split("\n")).toEqual(
    shown.map((line) => line.replaceAll(/\s+/g, " ")),
  );
  expect(Date.parse(evidenceOf(order.number, "at"))).toBeGreaterThan(Date.now() - 60_000);
});

test("in Japan the whole order is shown once more before the button", async ({ page, request, siteIn }) => {
  const origin = await siteIn("JP");
  const say = wordsOf("JA");
  const order = await makeOrder(request, { origin, hl: "JA" });
  const email = newAddress();
  await openPay(page, order, { origin, hl: "JA", email });
  await fillCard(page, cards.good);
  await expect(payButton(page, "JA")).toHaveCount(0);

  await page.getByRole("button", { name: say("pay-review-button") }).click();
  await expect(page.getByRole("heading", { name: say("pay-review-title") })).toBeFocused();
  await expect(page.getByRole("main")).toContainText(email);
  await expectAccessible(page);
  await page.getByRole("button", { name: say("pay-review-back") }).click();
  await expect(emailField(page, "JA")).toHaveValue(email);
  await page.getByRole("button", { name: say("pay-review-button") }).click();
  await payButton(page, "JA").click();
  await expectSuccess(page, "JA");

  expect(evidenceOf(order.number, "confirmed")).toContain(email);
  const { price } = await skuOf(request, order, 1, { origin, country: "JP" });
  expect(await moneyOf(order.number)).toEqual([`charge ${price.amount / 100} jpy`]);
});

test("a price that changed between page and button is shown, not charged", async ({ page, request }) => {
  const order = await makeOrder(request);
  await openPay(page, order);
  await fillCard(page, cards.good);
  // A different price on the page than in the book, as after a price change.
  await page.route("**/pay/order/create", async (route, sent) => {
    const wish = sent.postDataJSON();
    wish.price.amount -= wish.price.amount === 499 && !told ? 100 : 0;
    await route.fallback({ postData: JSON.stringify(wish) });
  });
  let told = false;

  await payButton(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "The price has changed" })).toBeVisible();
  told = true;
  expect((await statusOf(request, order)).purchase).toBeUndefined();
  expect(await moneyOf(order.number)).toEqual([]);
  await payButton(page).click();
  await expectSuccess(page);

  expect(await moneyOf(order.number)).toEqual(["charge 499 usd"]);
});

test("nothing is sold for orders that don't exist or aren't valid", async ({ page, request }) => {
  const odd = await makeOrder(request, { hurried: true });
  for (const [screen, number] of [
    ["scheme_select", "01NOSUCHORDER0000000000000"],
    ["payPage", "01NOSUCHORDER0000000000000"],
    ["payPage", odd.number],
    ["payCheck", "01NOSUCHORDER0000000000000"],
    ["pay_success", "01NOSUCHORDER0000000000000"],
  ] as const) {
    await page.goto(orderPath(screen, { ...odd, number }, { sku: 1 }));
    await page.waitForURL("**/report/result/**");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(payButton(page)).toHaveCount(0);
    await expectAccessible(page);
  }
});

test("a payment opened by another page is paid once here", async ({ page, request }) => {
  const order = await makeOrder(request);
  const { email } = await startPayment(request, order);

  await openPay(page, order, { email });
  await fillCard(page, cards.good);
  await payButton(page).click();
  await expectSuccess(page);

  expect(await moneyOf(order.number)).toEqual(["charge 499 usd"]);
});
