// Signing in through Google and Apple, played by a real OpenID provider on another site.
import { accountPath, codeOf, screenIn } from "../../support/accounts.ts";
import { signInByLetter } from "../../support/passkeys.ts";
import { lettersTo, newAddress } from "../../support/post.ts";
import { signInThere, test } from "../../support/providers.ts";
import { expect } from "../../support/site.ts";

test.beforeEach(async ({ page, troubles }) => {
  // Whoever is asked for first hears that nobody is signed in; the provider's own pages have no icon, and their font
  // comes from another site.
  troubles.allow(/401|favicon|404/);
  await page.route("https://fonts.googleapis.com/**", (route) =>
    route.fulfill({ contentType: "text/css", body: "" }),
  );
});

// Apple posts a form from its own page: the browser's cookies don't come with it, and it must work all the same.
for (const provider of ["Google", "Apple"]) {
  test(`${provider} opens an account, and signs in again`, async ({ page, product }) => {
    const email = newAddress(provider.toLowerCase());
    const { say, expectTitle } = screenIn(page, "EN");
    const button = page.getByRole("button", { name: `Continue with ${provider}` });

    await page.goto(product + accountPath("login"));
    await button.click();
    await signInThere(page, email);

    await expectTitle("account-info-title");
    await expect(page.getByText(say("account-signed-in"))).toBeVisible();
    expect(page.url()).not.toContain("code=");
    await page.goto(product + accountPath("setting"));
    await expect(page.locator("#providers").getByRole("listitem")).toContainText(email);

    // The provider remembers them.
    await page.context().clearCookies({ name: "IQ-token" });
    await page.goto(product + accountPath("login"));
    await button.click();
    await expectTitle("account-info-title");
    expect(await lettersTo(email)).toHaveLength(0);
  });
}

test("an address that has an account is connected once its owner has confirmed it", async ({
  page,
  product,
}) => {
  const email = newAddress("owner");
  const { say, button, field, expectTitle } = screenIn(page, "EN");
  await signInByLetter(page, product, email);
  await page.context().clearCookies({ name: "IQ-token" });

  await page.goto(product + accountPath("login"));
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await signInThere(page, email);
  await expect(page.getByText(say("account-provider-confirm-title"))).toBeVisible();
  await button("account-login-send").click();
  await expect.poll(async () => (await lettersTo(email)).length).toBe(2);
  const letter = (await lettersTo(email)).at(-1);
  await field("account-code-label").fill(letter ? codeOf(letter) : "");

  await expectTitle("account-info-title");
  await expect
    .poll(async () => (await lettersTo(email)).map(({ subject }) => subject))
    .toContain("Google was connected to your account");
});

test("whoever turns back at the provider finds the other ways in", async ({ page, product }) => {
  const { button } = screenIn(page, "EN");
  await page.goto(`${product}/user/callback/google?error=access_denied`);

  await expect(button("account-login-send")).toBeVisible();
  await expect(page.getByRole("alert").first()).not.toBeEmpty();
});
