// The two calls of a run: its questions, and its answers.
import type { SealedRun } from "../lib/run";
import type { Api } from "./client";
import { type Answer, unwrap } from "./envelope";
import type { Boot, QuestionList } from "./types";
import { ensureLogid } from "./visit";

export interface FreshQuestions {
  list: QuestionList;
  /** Server's clock minus this one; null if the server didn't say. */
  clockOffsetMs: number | null;
}

/** A form that isn't among those this browser `had`. */
export async function askQuestions(
  api: Api,
  boot: Boot,
  had: readonly number[],
): Promise<Answer<FreshQuestions>> {
  // The form is chosen by the visit, so the visit has to be known first.
  await ensureLogid(api, { boot, address: new URL(location.href) });
  const exchange = api.GET("/exam/question/list/{examId}/{lang}", {
    params: {
      path: { examId: boot.exam.id, lang: boot.hl },
      query: had.length > 0 ? { had: had.join(",") } : {},
    },
  });
  const answer = await unwrap(exchange);
  if (!answer.ok) return answer;
  const { response } = await exchange;
  return { ok: true, data: { list: answer.data, clockOffsetMs: clockOffset(response, Date.now()) } };
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
): Promise<Answer<{ orderNumber: string }>> {
  const body = { ...run, sentAt: Date.now() };
  return free
    ? unwrap(api.POST("/exam/order/info/free", { body }))
    : unwrap(api.POST("/exam/order/info", { body }));
}
