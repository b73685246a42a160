// The `test` of every spec: a page whose errors fail the test, and helpers that belong to it.
import { test as base, expect, type Page } from "@playwright/test";
import { watchPolicy } from "./policy.ts";
import { type Troubles, watchTroubles } from "./troubles.ts";

interface Fixtures {
  troubles: Troubles;
  /** What the content security policy refused since the test began, in any page. */
  violations: string[];
}

interface WorkerFixtures {
  policy: string[];
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  policy: [async ({ browser }, use) => use(watchPolicy(browser)), { scope: "worker", auto: true }],
  violations: [
    async ({ policy }, use) => {
      policy.length = 0;
      await use(policy);
      expect(policy, "what the content security policy refused").toEqual([]);
    },
    { auto: true },
  ],
  troubles: [
    async ({ page }, use) => {
      const troubles = watchTroubles(page);
      await use(troubles);
      troubles.stop();
      expect(troubles.seen, "what went wrong in the page").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Loads a page and waits until it has hydrated and its view has arrived. */
export async function visit(page: Page, path: string): Promise<number> {
  const viewed = page.waitForResponse((response) => response.url().includes("/app/v2/view"));
  const response = await page.goto(path);
  await viewed;
  return response?.status() ?? 0;
}
