// Accounts as a person uses them: letters, forms and what is on the screen.
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { somebody } from "./buying.ts";
import { test as base } from "./country.ts";
import { type Letter, waitForLetter } from "./post.ts";
import { expect } from "./site.ts";
import { full } from "./taking.ts";
import type { Hl } from "./variants.ts";
import { wordsOf } from "./words.ts";

/** Every test comes from its own network: proofs are counted by network. */
export const test = base.extend<{ elsewhere: undefined }>({
  elsewhere: [
    async ({ context }, use) => {
      await fromElsewhere(context);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Makes a browser come from a network of its own. */
export async function fromElsewhere(context: BrowserContext): Promise<void> {
  const address = somebody();
  await context.route(/\/tessera\/(user|email)\//, (route, request) =>
    route.continue({ headers: { ...request.headers(), "x-forwarded-for": address } }),
  );
}

export type AccountScreen =
  | "login"
  | "register"
  | "forgot-password"
  | "edit-password"
  | "info"
  | "setting"
  | "shop";

export const accountPath = (screen: AccountScreen, hl: Hl = "EN") => `/user/${screen}/${full.tail}?hl=${hl}`;

/** How long a password may take: its hash is slow on purpose, and a debug build far slower. */
export const slowly = 25_000;

/** The link of a letter that signs in, on the site under test. */
export function signInLinkOf({ text }: Letter, site: string): string {
  const link = /https?:\/\/\S+\/user\/login\/\S+#sign-in=[\w-]+/.exec(text)?.[0];
  if (!link) throw new Error(`no sign-in link in ${text}`);
  const { pathname, search, hash } = new URL(link);
  return new URL(pathname + search + hash, site).href;
}

/** The six digits of a letter. */
export function codeOf({ text }: Letter): string {
  const code = /^\s*(\d{6})\s*$/m.exec(text)?.[1];
  if (!code) throw new Error(`no code in ${text}`);
  return code;
}

/** Fields, buttons and headings of account pages in one language. */
export function screenIn(page: Page, hl: Hl) {
  const say = wordsOf(hl);
  return {
    say,
    field: (id: string): Locator => page.getByLabel(say(id), { exact: true }),
    button: (id: string): Locator => page.getByRole("button", { name: say(id), exact: true }),
    link: (id: string): Locator => page.getByRole("link", { name: say(id), exact: true }),
    expectTitle: (id: string): Promise<void> =>
      expect(page.getByRole("heading", { level: 1 })).toHaveText(say(id), { timeout: slowly }),
  };
}

/** On a page that asks for it: signs in with the digits of a letter. The address must be a new one. */
export async function signInByCode(page: Page, hl: Hl, email: string): Promise<void> {
  const { field, button } = screenIn(page, hl);
  await field("account-email-label").fill(email);
  await button("account-login-send").click();
  // The sixth digit sends it.
  await field("account-code-label").fill(codeOf(await waitForLetter(email)));
}
