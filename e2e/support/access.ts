// axe by every rule of WCAG 2.2 AA and its best practices.
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Collecting details of passed checks takes as long as everything else.
    .options({ resultTypes: ["violations"] })
    .withTags(tags)
    // Without frames, legacy mode gives the same result and saves opening a page for each run.
    .setLegacyMode(true)
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}\n${failureSummary}`),
  );
  expect(found, "axe").toEqual([]);
}
