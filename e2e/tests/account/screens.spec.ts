// Every screen of an account, on a phone and a desktop: it fits, axe finds nothing, and a picture of it is left in
// screenshots/account/.

import { expectAccessible } from "../../support/access.ts";
import { accountPath, codeOf, screenIn, signInLinkOf, test } from "../../support/accounts.ts";
import { buyQuickly } from "../../support/buying.ts";
import { expectOwnLanguage } from "../../support/language.ts";
import { pictured } from "../../support/matrix.ts";
import { makeOrder } from "../../support/orders.ts";
import { photograph } from "../../support/photograph.ts";
import { newAddress, waitForLetter } from "../../support/post.ts";
import { expect } from "../../support/site.ts";
import type { Hl } from "../../support/variants.ts";

const languages: readonly Hl[] = [...new Set<Hl>(["EN", ...pictured("DE")])];

for (const hl of languages) {
  test(`signing in and registering in ${hl}`, async ({ page, troubles }) => {
    test.slow();
    troubles.allow(/401/);
    const { button, field, expectTitle } = screenIn(page, hl);
    const look = async (name: string) => {
      await photograph(page, hl, `account/${name}`);
      await expectAccessible(page);
      await expectOwnLanguage(page, hl);
    };

    await page.goto(accountPath("login", hl));
    await expectTitle("account-login-title");
    await look("1-login");
    await button("account-login-with-password").click();
    await button("account-sent-sign-in").click();
    await look("2-password-missing");
    await page.goto(`${accountPath("login", hl)}#sign-in=abcdefghijklmnopqrstuvwxyz`);
    await page.reload();
    await expectTitle("account-link-title");
    await look("3-link");
    await button("account-sent-sign-in").click();
    await expectTitle("account-login-title");
    await look("4-link-over");
    await field("account-email-label").fill(newAddress());
    await button("account-login-send").click();
    await field("account-code-label").waitFor();
    await look("5-code");

    await page.goto(accountPath("register", hl));
    await expectTitle("account-register-title");
    await look("6-register");
    await button("account-register-send").click();
    await look("7-register-missing");

    await page.goto(accountPath("forgot-password", hl));
    await field("account-email-label").fill(newAddress());
    await look("8-forgot");
    await button("account-forgot-send").click();
    await field("account-code-label").waitFor();
    await look("9-forgot-code");

    await page.goto(accountPath("info", hl));
    await expectTitle("account-closed-title");
    await look("10-closed");
  });

  test(`the personal centre and its settings in ${hl}`, async ({ page, request, baseURL }) => {
    test.slow();
    const { say, button, expectTitle } = screenIn(page, hl);
    const look = async (name: string) => {
      await photograph(page, hl, `account/${name}`);
      await expectAccessible(page);
      await expectOwnLanguage(page, hl);
    };
    const order = await makeOrder(request, { hl });
    const { email } = await buyQuickly(request, order, { hl });
    await page.goto(signInLinkOf(await waitForLetter(email), baseURL ?? ""));
    await button("account-sent-sign-in").click();
    await expectTitle("account-info-title");
    await expect(page.getByText(say("account-status-completed"))).toBeVisible();
    await expect(page.getByText(say("account-free-title"))).toBeVisible();
    await look("11-centre");

    await page.goto(accountPath("setting", hl));
    await expect(page.getByText(say("account-device-this"))).toBeVisible();
    await look("12-settings");
    await page.goto(accountPath("edit-password", hl));
    await expectTitle("account-edit-title-none");
    await look("13-set-password");
  });
}

test("the whole way in by keyboard", async ({ page, troubles }) => {
  troubles.allow(/401/);
  const email = newAddress();
  const { say, field, expectTitle } = screenIn(page, "EN");
  await page.goto(accountPath("info"));
  await expectTitle("account-closed-title");
  const tabTo = async (name: string) => {
    for (let stop = 0; stop < 40; stop += 1) {
      await page.keyboard.press("Tab");
      const focused = page.locator(":focus");
      const label = await focused.evaluateAll((elements) =>
        elements.map((element) => {
          const labels = element instanceof HTMLInputElement ? element.labels : null;
          return labels?.[0]?.textContent ?? element.textContent ?? "";
        }),
      );
      if (label.at(-1)?.trim() === name) return expect(focused).toBeInViewport();
    }
    throw new Error(`the keyboard never reaches ${name}`);
  };

  await tabTo(say("account-email-label"));
  await page.keyboard.type(email);
  await tabTo(say("account-login-send"));
  await page.keyboard.press("Enter");
  // The focus goes to the code by itself.
  await expect(field("account-code-label")).toBeFocused();
  await page.keyboard.type(codeOf(await waitForLetter(email)));

  await expectTitle("account-info-title");
  await expect(page.locator("#content")).toBeFocused();
  await tabTo(say("account-setting-title"));
  await page.keyboard.press("Enter");
  await expectTitle("account-setting-title");
  await tabTo(say("account-logout"));
  await page.keyboard.press("Enter");
  await expectTitle("account-login-title");
});
