// Reviews as buyers and operators make them: the letter's link, and the operator's commands.
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { APIRequestContext } from "@playwright/test";
import { buyQuickly } from "./buying.ts";
import { makeOrder } from "./orders.ts";
import { waitForLetter } from "./post.ts";
import { expect } from "./site.ts";
import type { Hl } from "./variants.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Runs `server reviews …`; returns what it prints. */
export async function operate(...args: string[]): Promise<string> {
  const program = process.env.SERVER_BIN;
  if (!program) throw new Error("SERVER_BIN is not set: run this through `just e2e`");
  return (await promisify(execFile)(program, ["reviews", ...args], { cwd: root })).stdout;
}

/** Buys a report and lets a week pass; returns the address of the page that the letter leads to. */
export async function reviewLink(request: APIRequestContext, hl: Hl = "EN"): Promise<string> {
  const order = await makeOrder(request, { hl });
  const { email } = await buyQuickly(request, order, { hl });
  await operate("ask", order.number);
  const { text } = await waitForLetter(email, 2, 60_000);
  const link = /https?:\/\/\S+#review=\w+/.exec(text)?.[0];
  if (!link) throw new Error(`no link to a review in ${text}`);
  const { pathname, search, hash } = new URL(link);
  return pathname + search + hash;
}

/** The secret of a link. */
export const tokenOf = (link: string) => link.split("#review=")[1] ?? "";

/** Test data through the real calls: a published review of a real purchase. Returns its link's secret. */
export async function seedReview(request: APIRequestContext, stars: number): Promise<string> {
  const link = tokenOf(await reviewLink(request));
  const data = { link, stars, content: "Test data.", name: "Tester" };
  const answer = await request.post("/tessera/exam/review/write", { data });
  expect((await answer.json()).data.state).toBe("published");
  return link;
}
