// The checks of this folder work: each finds a planted violation.
import { expectAccessible } from "../support/access.ts";
import { expectNoOverflow } from "../support/overflow.ts";
import { expect, test, visit } from "../support/site.ts";
import { landingPath } from "../support/variants.ts";

test.beforeEach(({ page }) => visit(page, landingPath("yellow_computer")));

function plantScript(): void {
  const script = document.createElement("script");
  script.textContent = "document.title = 'taken over'";
  document.body.append(script);
}

test("an inline script is refused by the policy and noticed", async ({ page, troubles, violations }) => {
  await page.evaluate(plantScript);

  await expect.poll(() => troubles.seen.splice(0).join()).toContain("Content Security Policy");
  await expect.poll(() => violations.join()).toContain("policy violated: script-src-elem by inline");
  await expect(page).not.toHaveTitle("taken over");
  violations.length = 0;
});

test("what the policy refuses is noticed in another browser too, whatever the test allows", async ({
  browser,
  baseURL,
  troubles,
  violations,
}) => {
  troubles.allow(/./);
  const other = await browser.newPage({ baseURL });
  await other.goto(landingPath("yellow_computer"));
  await other.evaluate(plantScript);

  await expect.poll(() => violations.join()).toContain("policy violated: script-src-elem by inline");
  await other.close();
  violations.length = 0;
});

test("a missing file and an exception are noticed", async ({ page, troubles }) => {
  await page.evaluate(async () => {
    setTimeout(() => {
      throw new Error("planted");
    });
    await fetch("/public/assets/nothing.js");
  });

  await expect.poll(() => troubles.seen.join()).toMatch(/planted/);
  expect(troubles.seen.splice(0).join()).toMatch(/answer 404/);
});

test("an element that is too wide is found", async ({ page }) => {
  await page.evaluate(() => {
    const wide = document.createElement("p");
    wide.textContent = "w".repeat(200);
    wide.style.overflowWrap = "normal";
    document.querySelector("main")?.append(wide);
  });

  await expect(expectNoOverflow(page)).rejects.toThrow(/sticks out/);
});

test("text that overflows its box is found, even where something clips it", async ({ page }) => {
  await page.evaluate(() => {
    const box = document.createElement("div");
    const text = document.createElement("p");
    box.style.overflow = "hidden";
    text.style.overflowWrap = "normal";
    text.style.width = "20px";
    text.textContent = "planted";
    box.append(text);
    document.querySelector("main")?.append(box);
  });

  await expect(expectNoOverflow(page)).rejects.toThrow(/text of <p/);
});

test("a picture without alt text and low contrast are found", async ({ page }) => {
  await page.evaluate(() => {
    const picture = document.createElement("img");
    const pale = document.createElement("p");
    pale.textContent = "hard to read";
    pale.style.color = "#eee";
    document.querySelector("main")?.append(picture, pale);
  });

  await expect(expectAccessible(page)).rejects.toThrow(
    /image-alt[\s\S]*color-contrast|color-contrast[\s\S]*image-alt/,
  );
});
