// What the mail catcher has caught. Every test uses its own addresses, so none finds another's
// letters.
import { randomUUID } from "node:crypto";
import { expect } from "./site.ts";

export interface Letter {
  id: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

export const newAddress = (name = "buyer") => `${name}.${randomUUID().slice(0, 8)}@example.com`;

export async function lettersTo(address: string): Promise<Letter[]> {
  const catcher = process.env.MAIL_WEB_URL;
  if (!catcher) throw new Error("MAIL_WEB_URL is not set: run this through `just e2e`");
  const answer = await fetch(`${catcher}/email?${new URLSearchParams({ "to.address": address })}`);
  return answer.json() as Promise<Letter[]>;
}

/** The address's letters, once there are `count` of them. */
export async function waitForLetters(address: string, count = 1, timeout = 15_000): Promise<Letter[]> {
  let letters: Letter[] = [];
  await expect
    .poll(
      async () => {
        letters = await lettersTo(address);
        return letters.length;
      },
      { message: `letters to ${address}`, timeout, intervals: [100, 200, 300] },
    )
    .toBe(count);
  return letters;
}

/** The one letter of the address, or the newest. */
export async function waitForLetter(address: string, count = 1, timeout?: number): Promise<Letter> {
  const letters = await waitForLetters(address, count, timeout);
  const newest = letters.at(-1);
  if (!newest) throw new Error(`no letter to ${address}`);
  return newest;
}

/** The link in a letter, on the site under test. */
export function linkOf({ text }: Letter, site: string, page = "report/result"): string {
  const links = text.match(/https?:\/\/\S+#link=\w+/g) ?? [];
  const link = links.find((one) => one.includes(`/${page}/`));
  if (!link) throw new Error(`no link to ${page} in ${text}`);
  const { pathname, search, hash } = new URL(link);
  return new URL(pathname + search + hash, site).href;
}
