// Members read the whole report of tests whose short result is free.
import { accountPath, screenIn, signInByCode, test } from "../../support/accounts.ts";
import { somebody } from "../../support/buying.ts";
import { cards, fillCard, payButton } from "../../support/paying.ts";
import { newAddress } from "../../support/post.ts";
import { answerByTens, openStatements, somebodyWith, thinking } from "../../support/questionnaires.ts";
import { expect } from "../../support/site.ts";
import { begin, confirm, steadyClock } from "../../support/taking.ts";
import { anything, patternOf } from "../../support/words.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("a member gets the report of a free test, and nobody else by its address", async ({
  page,
  context,
  browser,
  troubles,
}) => {
  test.slow();
  troubles.allow(/401/);
  const network = somebody();
  await context.route(/\/pay\/order\/create/, (route, call) =>
    route.continue({ headers: { ...call.headers(), "x-forwarded-for": network } }),
  );
  const { say, expectTitle } = screenIn(page, "EN");
  await page.goto(accountPath("shop"));
  await signInByCode(page, "EN", newAddress("member"));
  await expectTitle("account-shop-title");
  await page.getByRole("link", { name: patternOf(say("account-member-buy", { price: anything })) }).click();
  await fillCard(page, cards.good);
  await payButton(page).click();
  await page.waitForURL("**/pay_success/**", { timeout: 20_000 });
  await expectTitle("pay-success-member-title");

  await steadyClock(page);
  const form = await openStatements(page, thinking);
  await begin(page);
  await answerByTens(page, thinking, form, { choice: somebodyWith(thinking, "EN", ["AN", "IN"]) });
  await confirm(page);

  await expectTitle("thinking-page-report");
  await expect(page.locator("#pattern")).toContainText(say("thinking-both-name"));

  // Members read it, not their links.
  const stranger = await browser.newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText(say("thinking-page-result"));
  await stranger.close();
});
