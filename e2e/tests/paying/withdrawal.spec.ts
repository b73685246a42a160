// A consumer in the European Union withdraws in two steps, without an account, and gets a written
// confirmation at once.
import { expectAccessible } from "../../support/access.ts";
import { buyQuickly, waitForState } from "../../support/buying.ts";
import { countOf } from "../../support/keys.ts";
import { makeOrder } from "../../support/orders.ts";
import { orderPath, test } from "../../support/paying.ts";
import { moneyOf } from "../../support/peer.ts";
import { newAddress, waitForLetter } from "../../support/post.ts";
import { expect } from "../../support/site.ts";
import { full } from "../../support/taking.ts";
import { languages } from "../../support/variants.ts";
import { t, wordsOf } from "../../support/words.ts";

test("withdrawing takes two steps and no account", async ({ page, request, siteIn }) => {
  const origin = await siteIn("DE");
  const order = await makeOrder(request, { origin });
  const { email: buyer, price } = await buyQuickly(request, order, { origin, country: "DE" });
  await waitForLetter(buyer);
  const email = newAddress("withdrawing");

  await page.goto(`${origin}/support/${full.tail}?hl=EN`);
  await page.getByRole("button", { name: t("support-withdraw-open") }).click();
  await expectAccessible(page);
  const confirm = page.getByRole("button", { name: t("support-withdraw-confirm") });
  await confirm.click();
  await expect(page.getByText(t("support-withdraw-name-missing"))).toBeVisible();
  expect(countOf(`select count(*) from withdrawal where order_number = '${order.number}'`)).toBe(0);
  await page.getByLabel(t("support-withdraw-name"), { exact: true }).fill("Erika Mustermann");
  await page.getByLabel(t("support-withdraw-email")).fill(email);
  await page.getByLabel(t("support-order-label")).last().fill(order.number);
  await confirm.click();
  await expect(page.getByText(t("support-withdraw-done"))).toBeVisible();
  await expectAccessible(page);

  const letter = await waitForLetter(email, 1, 60_000);
  expect(letter.text).toContain("Erika Mustermann");
  expect(letter.text).toMatch(/\b2\d{3}\b/);
  await waitForState(request, order, "refunded", { origin });
  expect(await moneyOf(order.number)).toEqual([`charge ${price.amount} eur`, `refund ${price.amount} eur`]);

  // A buyer who comes back sees when it was, and can't do it twice.
  await page.goto(origin + orderPath("support", order));
  await expect(page.getByText(/^You withdrew from this contract on/)).toBeVisible();
});

for (const { hl } of languages.filter(({ hl }) => ["DE", "FR", "ES", "PT"].includes(hl))) {
  test(`withdrawal is available in ${hl}`, async ({ page, siteIn }) => {
    const origin = await siteIn("DE");
    const say = wordsOf(hl);
    await page.goto(`${origin}/support/${full.tail}?hl=${hl}`);
    await page.getByRole("button", { name: say("support-withdraw-open") }).click();
    await expect(page.getByRole("button", { name: say("support-withdraw-confirm") })).toBeVisible();
  });
}
