// The two calls of a run: its questions, and its answers.
import type { SealedRun } from "../run/run";
import type { Api } from "./client";
import { type Answer, unwrap } from "./envelope";
import type { Form } from "./questionnaire-types";
import type { Boot } from "./types";

export interface FreshQuestions {
  list: Form;
  /** Required to submit the answers. */
  ticket: string;
  /** Server's clock minus this one; null if the server didn't send its time. */
  clockOffsetMs: number | null;
}

/** A form, preferably none of those that this browser `had`, and the ticket for it. `paidBy`: the order that includes it. */
export async function askQuestions(
  api: Api,
  boot: Boot,
  had: readonly number[],
  paidBy?: string,
): Promise<Answer<FreshQuestions>> {
  const exchange = api.GET("/exam/question/list/{examId}/{lang}", {
    params: {
      path: { examId: boot.exam.id, lang: boot.hl },
      query: had.length > 0 ? { had: had.join(",") } : {},
    },
    // A number opens its order, so it is never part of an address.
    ...(paidBy && { headers: { "bundle-order": paidBy } }),
  });
  const answer = await unwrap(exchange);
  if (!answer.ok) return answer;
  const { response } = await exchange;
  const ticket = response.headers.get("form-ticket");
  // A proxy may have removed it: answers to these questions could never be submitted.
  if (!ticket) return { ok: false, error: { kind: "malformed" } };
  return {
    ok: true,
    data: { list: answer.data as Form, ticket, clockOffsetMs: clockOffset(response, Date.now()) },
  };
}

function clockOffset(response: Response, now: number): number | null {
  const date = Date.parse(response.headers.get("date") ?? "");
  return Number.isNaN(date) ? null : date - now;
}

/** Sending the same run again gives the same order. */
export async function sendRun(
  api: Api,
  free: boolean,
  run: SealedRun,
  paidBy?: string,
): Promise<Answer<{ orderNumber: string }>> {
  const body = { ...run, sentAt: Date.now(), ...(paidBy && { bundleOrder: paidBy }) };
  return free
    ? unwrap(api.POST("/exam/order/info/free", { body }))
    : unwrap(api.POST("/exam/order/info", { body }));
}
