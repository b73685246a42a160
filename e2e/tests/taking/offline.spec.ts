// A started test opens again without any network: its page and files were cached.
import { expect, test } from "../../support/site.ts";
import { answer, begin, free, openStart, question, questionPath } from "../../support/taking.ts";

test.use({ serviceWorkers: "allow" });

test("a page that is closed and reopened without a network continues", async ({
  page,
  context,
  troubles,
}) => {
  troubles.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const given = await openStart(page, free);
  await begin(page);
  await answer(page, free, given, { to: 3 });
  await expect(question(page, 4, free)).toBeVisible();
  const kept = () =>
    page.evaluate(async () => {
      const governed = (await navigator.serviceWorker.getRegistration())?.active?.state === "activated";
      const files = await (await caches.open("tessera-test")).keys();
      return governed && files.length > 3;
    });
  await expect.poll(kept).toBe(true);
  await page.close();

  await context.setOffline(true);
  const again = await context.newPage();
  await again.goto(questionPath(free));
  await expect(question(again, 4, free)).toBeVisible();
  await answer(again, free, given, { from: 4 });

  await again.waitForURL("**/answer_submit/**");
});
