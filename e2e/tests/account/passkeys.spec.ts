// Passkeys in a real browser: a device signs in without a name, and what copies, other sites and strangers try.
import { accountPath, fromElsewhere, screenIn, test } from "../../support/accounts.ts";
import { addPasskey, byName, Device, signInByLetter } from "../../support/passkeys.ts";
import { lettersTo, newAddress } from "../../support/post.ts";
import { expect } from "../../support/site.ts";

const finish = "**/user/passkey/login/finish";

test.beforeEach(({ troubles }) => {
  // Whoever is asked for first hears that nobody is signed in.
  troubles.allow(/401/);
});

const subjects = async (email: string) => (await lettersTo(email)).map(({ subject }) => subject);

test("a passkey signs in without a name, on a second device too, until it is removed", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const origin = byName(baseURL);
  const email = newAddress("passkey");
  const here = screenIn(page, "EN");
  const phone = await Device.of(page);
  await signInByLetter(page, origin, email);
  await page.goto(origin + accountPath("setting"));
  await expect(page.getByText(here.say("account-passkeys-empty"))).toBeVisible();
  await addPasskey(page, origin, phone);
  await expect.poll(() => subjects(email)).toContain(here.say("email-subject-passkey-added"));

  await page.context().clearCookies();
  await page.goto(origin + accountPath("login"));
  await phone.touchedDuring(async () => {
    await here.button("account-passkey-sign-in").click();
    await here.expectTitle("account-info-title");
  });

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await fromElsewhere(context);
  const other = await context.newPage();
  const there = screenIn(other, "EN");
  const laptop = await Device.of(other);
  const letters = (await lettersTo(email)).length;
  await other.goto(origin + accountPath("login"));
  await there.field("account-email-label").fill(email);
  await there.button("account-login-send").click();
  await expect.poll(async () => (await lettersTo(email)).length).toBeGreaterThan(letters);
  const code = /^\s*(\d{6})\s*$/m.exec((await lettersTo(email)).at(-1)?.text ?? "")?.[1] ?? "";
  await there.field("account-code-label").fill(code);
  await there.expectTitle("account-info-title");
  await addPasskey(other, origin, laptop);
  const entries = other.locator("#passkeys").getByRole("listitem");
  await expect(entries).toHaveCount(2);

  // The laptop's owner renames its key and removes the phone's, which is refused from then on.
  await entries
    .nth(1)
    .getByRole("button", { name: there.say("account-passkey-rename") })
    .click();
  await there.field("account-passkey-name-label").fill("My laptop");
  await other
    .locator("#passkeys")
    .getByRole("button", { name: there.say("account-profile-save") })
    .click();
  await expect(entries.nth(1)).toContainText("My laptop");
  await entries
    .first()
    .getByRole("button", { name: there.say("account-passkey-remove") })
    .click();
  await expect(entries).toHaveCount(1);
  await expect.poll(() => subjects(email)).toContain(here.say("email-subject-passkey-removed"));
  await page.context().clearCookies();
  await page.goto(origin + accountPath("login"));
  await phone.touchedDuring(async () => {
    await here.button("account-passkey-sign-in").click();
    await expect(page.getByText(here.say("error-wrong-passkey"))).toBeVisible();
  });
  await context.close();
});

test("a passkey that the browser offers signs in without a press", async ({ page, baseURL }) => {
  const origin = byName(baseURL);
  const device = await Device.of(page, { offered: true });
  await signInByLetter(page, origin, newAddress("offered"));
  await addPasskey(page, origin, device);
  await page.context().clearCookies();

  await device.touchedDuring(async () => {
    await page.goto(origin + accountPath("login"));
    await screenIn(page, "EN").expectTitle("account-info-title");
  });
});

test("a device that doesn't recognise its owner signs nobody in", async ({ page, baseURL }) => {
  const origin = byName(baseURL);
  const { button, say } = screenIn(page, "EN");
  const device = await Device.of(page);
  await signInByLetter(page, origin, newAddress("unknown"));
  await addPasskey(page, origin, device);
  await page.context().clearCookies();
  await page.goto(origin + accountPath("login"));
  await device.recognises(false);

  await device.touchedDuring(async () => {
    await button("account-passkey-sign-in").click();
    await expect(page.getByText(say("account-passkey-failed"))).toBeVisible();
  });
});

test("a copied passkey is turned off, and its owner gets a letter", async ({ page, baseURL }) => {
  test.slow();
  const origin = byName(baseURL);
  const email = newAddress("copied");
  const { button, say, expectTitle } = screenIn(page, "EN");
  const device = await Device.of(page);
  await signInByLetter(page, origin, email);
  await addPasskey(page, origin, device);
  await page.context().clearCookies();
  await page.goto(origin + accountPath("login"));
  await device.touchedDuring(async () => {
    await button("account-passkey-sign-in").click();
    await expectTitle("account-info-title");
  });
  const owner = await page.context().cookies();

  await page.context().clearCookies();
  await device.becomeCopyOf(1);
  await page.goto(origin + accountPath("login"));
  await device.touchedDuring(async () => {
    await button("account-passkey-sign-in").click();
    await expect(page.getByText(say("error-wrong-passkey"))).toBeVisible();
  });

  await expect.poll(() => subjects(email)).toContain(say("email-subject-passkey-disabled"));
  await page.context().addCookies(owner);
  await page.goto(origin + accountPath("setting"));
  await expect(page.getByText(say("account-passkey-disabled"))).toBeVisible();
});

test("an answer counts once", async ({ page, baseURL }) => {
  const origin = byName(baseURL);
  const { button, expectTitle } = screenIn(page, "EN");
  const device = await Device.of(page);
  await signInByLetter(page, origin, newAddress("replayed"));
  await addPasskey(page, origin, device);
  await page.context().clearCookies();
  await page.goto(origin + accountPath("login"));
  const sent = page.waitForRequest(finish);
  await device.touchedDuring(async () => {
    await button("account-passkey-sign-in").click();
    await expectTitle("account-info-title");
  });

  const answer = (await sent).postDataJSON() as unknown;
  const again = await page.request.post(`${origin}/tessera/user/passkey/login/finish`, {
    data: answer,
    headers: { origin },
  });

  expect(await again.json()).toMatchObject({ result: 10_510 });
});

test("what a device signed for another origin is refused", async ({ page, baseURL, siteIn }) => {
  const origin = byName(baseURL);
  const device = await Device.of(page);
  await signInByLetter(page, origin, newAddress("phished"));
  await addPasskey(page, origin, device);
  const headers = { origin };
  const begin = await page.request.post(`${origin}/tessera/user/passkey/login/begin`, { headers });
  const { ceremony, options } = ((await begin.json()) as { data: { ceremony: string; options: unknown } })
    .data;

  // The same host, so the device has a key for it; but another port, so another site may be behind it.
  await page.goto(byName(await siteIn("DE")) + accountPath("login"));
  let credential: unknown;
  await device.touchedDuring(async () => {
    credential = await page.evaluate(async (json) => {
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
        json as PublicKeyCredentialRequestOptionsJSON,
      );
      const found = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
      return found.toJSON() as unknown;
    }, options);
  });
  const answer = await page.request.post(`${origin}/tessera/user/passkey/login/finish`, {
    data: { ceremony, credential },
    headers,
  });

  expect(await answer.json()).toMatchObject({ result: 10_510 });
});
