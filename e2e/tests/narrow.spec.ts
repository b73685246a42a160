// The narrowest phones, in the languages with the longest words and the fewest places to break.
import { expectNoOverflow } from "../support/overflow.ts";
import { test, visit } from "../support/site.ts";
import { landingPath } from "../support/variants.ts";

for (const variant of ["yellow_computer", "test_center"] as const) {
  for (const hl of ["DE", "FR", "JA"]) {
    test(`${variant} in ${hl} fits 320 and 360 px`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await visit(page, landingPath(variant, `hl=${hl}`));
      await expectNoOverflow(page);

      await page.setViewportSize({ width: 360, height: 640 });
      await expectNoOverflow(page);
    });
  }
}
