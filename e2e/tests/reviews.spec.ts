// From the letter that asks for a review to the block that shows it, and out of it again.
import { expectAccessible } from "../support/access.ts";
import { test } from "../support/country.ts";
import { makeOrder } from "../support/orders.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { orderPath } from "../support/paying.ts";
import { photograph } from "../support/photograph.ts";
import { operate, reviewLink, seedReview, tokenOf } from "../support/reviews.ts";
import { expect } from "../support/site.ts";
import { full } from "../support/taking.ts";
import { t, wordsOf } from "../support/words.ts";

const words = `Clear and fair. ${Date.now().toString(36)}`;

test("a review is written by its letter's link, shown from twenty on, answered and taken down", async ({
  page,
  request,
  siteIn,
}) => {
  // Twenty purchases.
  test.setTimeout(300_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const link = await reviewLink(request);
  const heading = page.getByRole("heading", { level: 1 });
  const button = (id: string) => page.getByRole("button", { name: t(id), exact: true });

  await page.goto(link);
  await expect(heading).toHaveText(t("review-title"));
  await expectAccessible(page);
  await button("review-send").click();
  await expect(page.getByText(t("review-stars-missing"))).toBeVisible();
  // By keyboard alone: the first star has the focus.
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: t("review-stars-2") })).toBeChecked();
  await page.getByRole("radio", { name: t("review-stars-4") }).check();
  await page.getByLabel(t("review-words-label")).fill("Clear. A bit long.");
  await page.getByLabel(t("review-name-label")).fill("Ann");
  await photograph(page, "EN", "reviews/1-write");
  await button("review-send").click();
  await expect(heading).toHaveText(t("review-thanks-title"));
  await expect(page.getByText(t("review-published"))).toBeVisible();
  await expectAccessible(page);
  await photograph(page, "EN", "reviews/2-thanks");

  const seeded: string[] = [];
  for (const stars of [5, 4, 5, 1]) {
    // Five at a time, the last batch one fewer: with the one above they are twenty.
    const batch = Array.from({ length: stars === 1 ? 4 : 5 }, () => seedReview(request, stars));
    seeded.push(...(await Promise.all(batch)));
  }
  expect(seeded).toHaveLength(19);
  // A changed review is the newest again.
  await button("review-edit").click();
  await page.getByLabel(t("review-words-label")).fill(words);
  await button("review-change").click();
  await expect(heading).toHaveText(t("review-thanks-title"));

  // Pages are kept for a minute: this server has shown none yet.
  const site = await siteIn("CH");
  await page.goto(`${site}/landing_page/yellow_computer/${full.tail}?hl=EN`);
  const block = page.getByRole("region", { name: t("review-block-title") });
  await expect(block.getByText(words)).toBeVisible();
  await expect(block.getByRole("list", { name: t("review-block-shares") })).toContainText("1 star4");
  await block.scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await photograph(page, "EN", "reviews/3-landing");
  const data = JSON.parse(
    (await page.locator("script[type='application/ld+json']").last().textContent()) ?? "",
  );
  expect(data.aggregateRating).toMatchObject({ reviewCount: 20, worstRating: 1 });
  const order = await makeOrder(request, { origin: site });
  await page.goto(site + orderPath("scheme_select", order));
  await expect(block.getByText(words)).toBeVisible();
  await expectAccessible(page);
  await photograph(page, "EN", "reviews/4-packages");

  const listed = await operate("list", "--state", "published");
  const mine = listed.split("\n\n").find((one) => one.includes(words));
  const id = mine?.trim().split(" ")[0] ?? "";
  await operate("answer", id, "--text", "We are glad.", "--reason", "to say thanks");
  await page.reload();
  await expect(block.getByText("We are glad.")).toBeVisible();
  await operate("takedown", id, "--reason", "a test");
  const asked = page.waitForResponse((response) => response.url().includes("/exam/review/list"));
  await page.reload();
  await asked;
  await expect(heading).toHaveText(t("pay-choose-title"));
  await expect(block).toHaveCount(0);

  await page.goto(link);
  await expect(page.getByText(t("review-taken-down"))).toBeVisible();
  await button("review-withdraw").click();
  await button("review-withdraw-confirm").click();
  await expect(page.getByText(t("review-withdrawn"))).toBeVisible();
  // Other tests look at the same storefront.
  for (const one of seeded) await request.post("/tessera/exam/review/withdraw", { data: { link: one } });
});

test("the letter leads to a button that ends such letters", async ({ page, request }) => {
  test.slow();
  const link = await reviewLink(request, "DE");
  const say = wordsOf("DE");
  await page.goto(`${link}&part=letters`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("review-title"));
  await photograph(page, "DE", "reviews/1-write");
  await page.getByRole("button", { name: say("review-letters-stop") }).click();
  await expect(page.getByText(say("review-letters-stopped"))).toBeVisible();
  await expectNoOverflow(page);
  const data = { link: tokenOf(link) };
  const answer = await request.post("/tessera/exam/review/read", { data });
  expect((await answer.json()).data.letters).toBe(false);
});
