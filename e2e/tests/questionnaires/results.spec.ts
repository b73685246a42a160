// Every questionnaire from the page that offers it to its result: as a guest, or after signing in on the way.
import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/access.ts";
import { accountPath, screenIn, signInByCode, test } from "../../support/accounts.ts";
import { expectOwnLanguage } from "../../support/language.ts";
import { pictured } from "../../support/matrix.ts";
import { photograph } from "../../support/photograph.ts";
import { newAddress } from "../../support/post.ts";
import {
  answerByTens,
  answerStatements,
  eq,
  listedTo,
  riasec,
  somebodyWith,
  thinking,
  type16,
} from "../../support/questionnaires.ts";
import { expect, visit } from "../../support/site.ts";
import { begin, confirm, type Exam, steadyClock } from "../../support/taking.ts";
import { typeLandingPath, typeText } from "../../support/types.ts";
import { type Hl, landingPath } from "../../support/variants.ts";
import { anything, patternOf, wordsOf } from "../../support/words.ts";

const desk = { width: 1440, height: 900 };

/** It speaks one language, fits, and axe finds nothing. */
async function look(page: Page, hl: Hl, screen: string): Promise<void> {
  await expectOwnLanguage(page, hl);
  await expectAccessible(page);
  await photograph(page, hl, `questionnaires/${screen}`);
}

/** From the list of all tests to the instructions; whoever has no account gets one on the way. */
async function startSignedIn(page: Page, hl: Hl, exam: Exam): Promise<void> {
  await visit(page, landingPath("test_center", `hl=${hl}`));
  await page.locator(`#catalogue a[href*="/start_loading/${exam.tail}"]`).last().click();
  const signIn = page.getByRole("link", { name: wordsOf(hl)("questionnaire-sign-in") });
  await signIn.click();
  await signInByCode(page, hl, newAddress("reader"));
  await page.waitForURL(`**/start_loading/${exam.tail}**`);
}

const ends = (exam: Exam) => new RegExp(`/report/result(-free-test)?/${exam.tail}.*orderNumber=`);

for (const hl of pictured("DE")) {
  test(`a guest finds out their type, ten questions at a time, in ${hl}`, async ({ page }) => {
    test.slow();
    const say = wordsOf(hl);
    await steadyClock(page);
    await visit(page, typeLandingPath("types_tiles", hl));
    const listed = listedTo(page, type16);
    await page
      .getByRole("link", { name: typeText(hl, "common", "test", "button") })
      .first()
      .click();
    const form = await listed;
    await look(page, hl, "1-start-type16");
    await begin(page, hl);
    await look(page, hl, "2-statements");
    await page.setViewportSize(desk);
    const choice = somebodyWith(type16, hl, ["N", "F"]);
    await answerByTens(page, type16, form, { hl, choice });
    await expect(page.getByText(say("questionnaire-submit-complete"))).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await look(page, hl, "3-submit");
    await confirm(page, hl);
    await page.waitForURL(ends(type16));

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^INFP/);
    const scales = page.locator("#scales li");
    await expect(scales).toHaveCount(4);
    await expect(scales.locator("b")).toHaveText(["I", "N", "F", "P"]);
    const margin = patternOf(say("type16-bars-margin", { level: anything, low: anything, high: anything }));
    for (const scale of await scales.all()) await expect(scale).toContainText(margin);
    const borrowed = { people: anything, language: anything, year: anything, target: anything };
    const provisional = patternOf(say("type16-provisional", borrowed));
    await expect(page.getByText(provisional)).toBeVisible();
    await look(page, hl, "4-result-type16");
  });
}

for (const hl of pictured("JA")) {
  test(`the five skills are shown after signing in, and found again in the centre, in ${hl}`, async ({
    page,
    troubles,
  }) => {
    test.slow();
    troubles.allow(/401/);
    const say = wordsOf(hl);
    await steadyClock(page);
    const listed = listedTo(page, eq);
    await startSignedIn(page, hl, eq);
    const form = await listed;
    await look(page, hl, "1-start-eq");
    await begin(page, hl);
    const choice = somebodyWith(eq, hl, ["EM"]);
    await answerStatements(page, eq, form, { hl, choice });
    await confirm(page, hl);
    await page.waitForURL(ends(eq));

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("eq-page-result"));
    const skills = page.locator("#skills li");
    await expect(skills.locator("p:first-child span:first-child")).toHaveText(
      ["sa", "rg", "ex", "em", "rl"].map((skill) => say(`eq-${skill}-name`)),
    );
    await expect(page.getByText(say("eq-first-version"))).toBeVisible();
    const first = patternOf(say("eq-result-order", { first: say("eq-em-name"), last: anything }));
    await expect(page.getByText(first)).toBeVisible();
    await expect(page.getByText(say("eq-provisional-badge"))).toBeVisible();
    await look(page, hl, "4-result-eq");

    // The centre has the result, and all tests that are free there.
    const { link, expectTitle } = screenIn(page, hl);
    await page.goto(accountPath("info", hl));
    await expectTitle("account-info-title");
    for (const { tail } of [eq, thinking, riasec]) {
      await expect(page.locator(`#free a[href*="/start_loading/${tail}"]`)).toBeVisible();
    }
    await look(page, hl, "5-centre");
    await link("account-order-view").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("eq-page-result"));
  });
}

for (const hl of pictured("EN")) {
  test(`the thinking style is a point on a map, and nobody has a dominant half, in ${hl}`, async ({
    page,
    troubles,
  }) => {
    test.slow();
    troubles.allow(/401/);
    const say = wordsOf(hl);
    await steadyClock(page);
    const listed = listedTo(page, thinking);
    await startSignedIn(page, hl, thinking);
    const form = await listed;
    await look(page, hl, "1-start-thinking");
    await begin(page, hl);
    await answerStatements(page, thinking, form, { hl, choice: somebodyWith(thinking, hl, ["AN"]) });
    await confirm(page, hl);
    await page.waitForURL(ends(thinking));

    await expect(page.locator("main h1 + p")).toHaveText(say("thinking-intro"));
    const pattern = say("thinking-analytic-name");
    const point = say("thinking-point-alt", { analytic: anything, intuitive: anything, pattern });
    await expect(page.locator("#map").getByRole("img")).toHaveAccessibleName(patternOf(point));
    await expect(page.getByText(say("thinking-analytic-line"))).toBeVisible();
    await expect(page.getByText(say("thinking-provisional-badge"))).toBeVisible();
    await look(page, hl, "4-result-thinking");
  });
}

for (const hl of pictured("CN")) {
  test(`six interests are shown against each other, and which of them lead, in ${hl}`, async ({
    page,
    troubles,
  }) => {
    test.slow();
    troubles.allow(/401/);
    const say = wordsOf(hl);
    await steadyClock(page);
    const listed = listedTo(page, riasec);
    await startSignedIn(page, hl, riasec);
    const form = await listed;
    await look(page, hl, "1-start-riasec");
    await page.setViewportSize(desk);
    await begin(page, hl);
    await answerByTens(page, riasec, form, { hl, choice: somebodyWith(riasec, hl, ["A"]) });
    await page.setViewportSize({ width: 390, height: 844 });
    await confirm(page, hl);
    await page.waitForURL(ends(riasec));

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("riasec-page-result"));
    await expect(page.locator("#interests li p:first-child span:first-child")).toHaveText(
      ["r", "i", "a", "s", "e", "c"].map((letter) => say(`riasec-${letter}-name`)),
    );
    await expect(page.getByText(say("riasec-leading-one", { first: say("riasec-a-name") }))).toBeVisible();
    await expect(page.getByText(say("riasec-provisional-badge"))).toBeVisible();
    await look(page, hl, "4-result-riasec");
  });
}
