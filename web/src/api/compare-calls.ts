// The calls of comparing two types: an order's own comparisons, and what an invitation says to whoever holds its link.
import type { Api } from "./client";
import { type Answer, unwrap } from "./envelope";
import type { AskComparison, Comparison, Invitation } from "./questionnaire-types";

/** The code that refuses an order without a type, and one that would join its own invitation. */
export const notComparable = 10463;

/** One comparison as the order sees it, after what was asked for. */
export function askComparison(api: Api, body: AskComparison): Promise<Answer<Comparison>> {
  // The same call lists them; only then it answers with several.
  return unwrap(api.POST("/exam/order/compare", { body })) as Promise<Answer<Comparison>>;
}

/** All comparisons of an order, newest first. */
export async function listComparisons(api: Api, orderNumber: string): Promise<Answer<Comparison[]>> {
  const answer = await unwrap(api.POST("/exam/order/compare", { body: { orderNumber, action: "list" } }));
  if (!answer.ok) return answer;
  const { comparisons } = answer.data as { comparisons: Comparison[] };
  return { ok: true, data: comparisons };
}

export function askInvitation(api: Api, token: string): Promise<Answer<Invitation>> {
  return unwrap(api.GET("/exam/compare/{token}", { params: { path: { token } } }));
}
