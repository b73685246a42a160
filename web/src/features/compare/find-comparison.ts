// Finds out who looks at an invitation: one of its two people, by an order that this browser or the account knows;
// somebody who may join; or somebody whom it doesn't concern.
import { askAccount, isSignedOut, listOrders } from "../../api/account-calls";
import type { Api } from "../../api/client";
import { askComparison, askInvitation } from "../../api/compare-calls";
import type { Answer } from "../../api/envelope";
import { isFinal } from "../../api/failure";
import type { Comparison, Invitation } from "../../api/questionnaire-types";
import { comparedOrder } from "../../lib/comparisons";
import { testOrder } from "../../lib/known-orders";
import { seemsSignedIn } from "../../lib/signed-in";

/** What the page shows. */
export type Found =
  | { kind: "gone" }
  | { kind: "stopped" }
  /** `orderNumber`: the visitor's own result, if there is one. */
  | { kind: "invited"; invitation: Invitation; orderNumber?: string }
  | { kind: "own"; orderNumber: string; comparison: Comparison };

export async function findComparison(api: Api, token: string, now: number): Promise<Answer<Found>> {
  const asked = await askInvitation(api, token);
  if (!asked.ok) return asked;
  const invitation = asked.data;
  if (invitation.state === "stopped") return found({ kind: "stopped" });
  const collected = await accountOrders(api, invitation.examId);
  if (!collected.ok) return collected;
  const here = [comparedOrder(token, now), testOrder(invitation.examId, now)];
  const orders = [...new Set([...here, ...collected.data])].filter((order) => order !== undefined);
  for (const orderNumber of orders) {
    const answer = await askComparison(api, { orderNumber, action: "read", token });
    if (answer.ok) return found({ kind: "own", orderNumber, comparison: answer.data });
    if (!isFinal(answer.error)) return answer;
  }
  // Two have agreed, and this visitor is neither of them.
  if (invitation.state === "agreed") return found({ kind: "gone" });
  return found({ kind: "invited", invitation, orderNumber: orders[0] });
}

const found = (data: Found): Answer<Found> => ({ ok: true, data });

/** The orders of the exam that the account has collected, newest first. */
async function accountOrders(api: Api, examId: number): Promise<Answer<string[]>> {
  if (!seemsSignedIn()) return { ok: true, data: [] };
  const account = await askAccount(api);
  // The session has ended.
  if (!account.ok) return isSignedOut(account.error) ? { ok: true, data: [] } : account;
  const listed = await listOrders(api, account.data.id);
  if (!listed.ok) return listed;
  const own = listed.data.filter((order) => order.examId === examId);
  const newestFirst = own.sort((one, other) => Date.parse(other.submittedAt) - Date.parse(one.submittedAt));
  return { ok: true, data: newestFirst.map(({ orderNumber }) => orderNumber) };
}
