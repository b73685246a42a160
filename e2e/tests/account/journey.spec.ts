// From a guest's receipt to an account on two devices; and the other way round, from an account to a test.
import {
  accountPath,
  codeOf,
  fromElsewhere,
  screenIn,
  signInLinkOf,
  slowly,
  test,
} from "../../support/accounts.ts";
import { buyQuickly } from "../../support/buying.ts";
import { homes } from "../../support/country.ts";
import { expectOwnLanguage } from "../../support/language.ts";
import { pictured } from "../../support/matrix.ts";
import { makeOrder } from "../../support/orders.ts";
import { lettersTo, newAddress, waitForLetter } from "../../support/post.ts";
import { expect } from "../../support/site.ts";
import { free, takeWhole } from "../../support/taking.ts";
import type { Hl } from "../../support/variants.ts";

const [first, second] = ["a calm blue morning", "a calm green evening"];

const languages: readonly Hl[] = [...new Set<Hl>(["EN", ...pictured("DE")])];

for (const hl of languages) {
  test(`a guest's receipt leads to an account on two devices, in ${hl}`, async ({
    page,
    request,
    browser,
    siteIn,
    troubles,
  }) => {
    // Five passwords are hashed.
    test.setTimeout(180_000);
    // A page asks who is signed in and hears that nobody is.
    troubles.allow(/401/);
    const origin = await siteIn(homes[hl] ?? "US");
    const order = await makeOrder(request, { origin, hl });
    const { email } = await buyQuickly(request, order, { origin, hl, country: homes[hl] ?? "US" });
    const here = screenIn(page, hl);

    // The receipt's link signs in when its button is pressed, and only then.
    const receipt = await waitForLetter(email);
    await page.goto(signInLinkOf(receipt, origin));
    await here.expectTitle("account-link-title");
    await expectOwnLanguage(page, hl);
    await here.button("account-sent-sign-in").click();
    await here.expectTitle("account-info-title");
    expect(page.url()).not.toContain("sign-in");
    await expect(here.link("account-order-view")).toBeVisible();
    await expect(page.getByText(here.say("account-status-completed"))).toBeVisible();
    await expectOwnLanguage(page, hl);

    // A password, because they want one.
    await here.link("account-setting-title").click();
    await here.link("account-setting-password-add").click();
    await here.field("account-password-new").fill(first);
    await here.field("account-password-again").fill(first);
    await here.button("account-edit-save").click();
    await expect(page.getByText(here.say("account-edit-done"))).toBeVisible({ timeout: slowly });

    // Another device signs in with it; the first one stays signed in.
    const device = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await fromElsewhere(device);
    const other = await device.newPage();
    const there = screenIn(other, hl);
    await other.goto(origin + accountPath("info", hl));
    await there.expectTitle("account-closed-title");
    await there.button("account-login-with-password").click();
    await there.field("account-email-label").fill(email);
    await there.field("account-password-label").fill(first);
    await there.button("account-sent-sign-in").click();
    await there.expectTitle("account-info-title");
    await expect(there.link("account-order-view")).toBeVisible();
    await page.goto(origin + accountPath("setting", hl));
    await here.expectTitle("account-setting-title");
    // In the list: some languages have one word for this button and for logging out.
    const endOther = page.getByRole("listitem").getByRole("button", { name: here.say("account-device-end") });
    await expect(endOther).toBeVisible();

    // A forgotten password: the new one ends every other session.
    await other.goto(origin + accountPath("forgot-password", hl));
    await there.field("account-email-label").fill(email);
    await there.button("account-forgot-send").click();
    await expect(there.field("account-code-label")).toBeVisible();
    await expect.poll(async () => (await lettersWithCode(email)).length, { timeout: 15_000 }).toBe(1);
    const code = (await lettersWithCode(email)).at(-1) ?? "";
    await there.field("account-code-label").fill(code);
    await there.field("account-password-new").fill(second);
    await there.field("account-password-again").fill(second);
    await there.button("account-forgot-set").click();
    await there.expectTitle("account-info-title");
    await page.goto(origin + accountPath("info", hl));
    await here.expectTitle("account-closed-title");

    // Logging out.
    await there.link("account-setting-title").click();
    await there.button("account-logout").click();
    await expect(other.getByText(there.say("account-logged-out"))).toBeVisible();
    await other.goto(origin + accountPath("info", hl));
    await there.expectTitle("account-closed-title");
    await device.close();
  });
}

test("a used link says so, and the form below sends a new letter", async ({ page, request, baseURL }) => {
  const site = baseURL ?? "";
  const order = await makeOrder(request);
  const { email } = await buyQuickly(request, order);
  const link = signInLinkOf(await waitForLetter(email), site);
  const { say, button, field, expectTitle } = screenIn(page, "EN");
  await page.goto(link);
  await button("account-sent-sign-in").click();
  await expectTitle("account-info-title");

  await page.goto("about:blank");
  await page.goto(link);
  await button("account-sent-sign-in").click();

  await expect(page.getByText(say("account-link-over"))).toBeVisible();
  expect(page.url()).not.toContain("#");
  await field("account-email-label").fill(email);
  await button("account-login-send").click();
  await field("account-code-label").waitFor();
});

test("whoever registers first finds the test they take in their centre", async ({ page, troubles }) => {
  test.slow();
  troubles.allow(/401/);
  const email = newAddress("member");
  const { say, button, field, link, expectTitle } = screenIn(page, "EN");

  await page.goto(accountPath("register"));
  await field("account-name-label").fill("Grace");
  await field("account-email-label").fill(email);
  await field("account-password-label").fill(first);
  await field("account-password-again").fill(first);
  await page.getByRole("checkbox").check();
  await button("account-register-send").click();
  await expect(page.getByText(say("account-register-confirm-title"))).toBeVisible({ timeout: slowly });
  // The sixth digit sends it.
  await field("account-code-label").fill(codeOf(await waitForLetter(email)));
  await expectTitle("account-info-title");
  await expect(page.getByText(say("account-orders-empty"))).toBeVisible();

  const collected = page.waitForResponse("**/user/order/collect");
  await takeWhole(page, free);
  await collected;

  await page.goto(accountPath("info"));
  await expect(page.getByText(say("account-status-completed"))).toBeVisible();
  await link("account-order-view").click();
  await page.waitForURL("**/report/result-free-test/**");
});

/** The codes of an address's letters, oldest first; letters without one are left out. */
async function lettersWithCode(email: string): Promise<string[]> {
  const letters = await lettersTo(email);
  return letters.flatMap(({ text }) => /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? []);
}
