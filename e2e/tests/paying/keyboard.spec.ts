// A purchase without a pointer.
import type { Page } from "@playwright/test";
import { makeOrder } from "../../support/orders.ts";
import { cards, expectSuccess, orderPath, test } from "../../support/paying.ts";
import { moneyOf } from "../../support/peer.ts";
import { newAddress } from "../../support/post.ts";
import { expect } from "../../support/site.ts";
import { t } from "../../support/words.ts";

/** Presses Tab until the focus is on something whose name begins with `name`. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press("Tab");
    // Inside the provider's form, the form has the focus too. Nothing has it while the page
    // changes, so waiting for a name would never end.
    const focused = page.locator(":focus");
    const names = await focused.evaluateAll((elements) =>
      elements.map((element) => {
        const labels = element instanceof HTMLInputElement ? element.labels : null;
        return element.getAttribute("aria-label") ?? labels?.[0]?.textContent ?? element.textContent ?? "";
      }),
    );
    if (names.at(-1)?.trim().startsWith(name)) {
      await expect(focused.last()).toBeInViewport();
      return;
    }
  }
  throw new Error(`the keyboard never reaches ${name}`);
}

test("a purchase by keyboard alone", async ({ page, request }) => {
  const order = await makeOrder(request);

  await page.goto(orderPath("scheme_select", order));
  const choose = t("pay-choose-button", { price: "$4.99" });
  await expect(page.getByRole("link", { name: choose })).toBeVisible();
  await tabTo(page, choose);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("pay-title"));
  await tabTo(page, t("pay-email-label"));
  await page.keyboard.type(newAddress());
  await tabTo(page, "Card number");
  await page.keyboard.type(cards.good);
  await tabTo(page, "Expiration date");
  await page.keyboard.type("1234");
  await tabTo(page, "Security code");
  await page.keyboard.type("123");
  await tabTo(page, t("pay-button", { price: "$4.99" }));
  await page.keyboard.press("Enter");

  await expectSuccess(page);
  await tabTo(page, t("pay-countdown-stop"));
  await page.keyboard.press("Enter");
  await expect(page.getByText(t("pay-countdown-stopped"))).toBeVisible();
  expect(await moneyOf(order.number)).toEqual(["charge 499 usd"]);
});
