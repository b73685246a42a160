// What belongs to a person: a copy of it, and its end.
import { readFile } from "node:fs/promises";
import { accountPath, screenIn, signInLinkOf, test } from "../../support/accounts.ts";
import { buyQuickly } from "../../support/buying.ts";
import { makeOrder } from "../../support/orders.ts";
import { waitForLetter } from "../../support/post.ts";
import { expect } from "../../support/site.ts";

test("a buyer gets a copy of everything, deletes the account, and nothing opens any more", async ({
  page,
  request,
  baseURL,
  troubles,
}) => {
  test.slow();
  // In the end a page asks who is signed in and hears that nobody is.
  troubles.allow(/401/);
  const site = baseURL ?? "";
  const order = await makeOrder(request);
  const { email } = await buyQuickly(request, order);
  const { say, button, link, expectTitle } = screenIn(page, "EN");
  await page.goto(signInLinkOf(await waitForLetter(email), site));
  await button("account-sent-sign-in").click();
  await expectTitle("account-info-title");

  await page.goto(accountPath("setting"));
  await button("account-export-ask").click();
  await expect(page.getByText(say("account-export-asked"))).toBeVisible();
  const ready = await waitForLetter(email, 2, 60_000);
  const copy = /\/user\/setting\/\S+#export=[\w-]+/.exec(ready.text)?.[0] ?? "";
  await page.goto("about:blank");
  await page.goto(copy);
  const download = page.waitForEvent("download");
  await link("account-export-download").click();
  const bytes = await readFile(await (await download).path());
  expect(bytes.subarray(0, 2).toString()).toBe("PK");
  expect(bytes.length).toBeGreaterThan(10_000);

  await button("account-delete-ask").click();
  await button("account-delete-yes").click();
  await expect(page.getByText(say("account-deleted"))).toBeVisible();
  await waitForLetter(email, 3);
  await page.goto(accountPath("info"));
  await expectTitle("account-closed-title");
  const gone = await request.get(`/tessera/exam/order/info/${order.number}`);
  expect((await gone.json()).result).toBe(10_416);
});
