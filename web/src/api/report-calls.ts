// The calls of a report that a page makes by itself: questions, share, certificate, what others see of
// them, and the sample.
import type { Api } from "./client";
import { type Answer, unwrap } from "./envelope";
import type {
  AskCertificate,
  AskShare,
  Certificate,
  SampleReport,
  Share,
  SharedResult,
  SolvedQuestions,
  Verification,
} from "./types";

const offline: Answer<never> = { ok: false, error: { kind: "offline" } };

/** What a package lacks is refused by this code. */
export const notOwned = 10460;

type Asked<T> = Promise<Answer<T>>;

export async function askSolved(api: Api | undefined, orderNumber: string): Asked<SolvedQuestions> {
  const params = { path: { orderNumber } };
  return api ? unwrap(api.GET("/exam/order/questions/{orderNumber}", { params })) : offline;
}

export async function askShare(api: Api | undefined, body: AskShare): Asked<Share> {
  return api ? unwrap(api.POST("/exam/order/info/share", { body })) : offline;
}

export async function askCertificate(api: Api | undefined, body: AskCertificate): Asked<Certificate> {
  return api ? unwrap(api.POST("/exam/order/certificate", { body })) : offline;
}

/** Whether a certificate stands, for anybody who has its token. */
export async function askVerification(api: Api | undefined, token: string): Asked<Verification> {
  return api ? unwrap(api.GET("/exam/certificate/{token}", { params: { path: { token } } })) : offline;
}

/** The report of a simulated run. A free test has none to sample. */
export async function askSample(api: Api | undefined, examId: number, hl: string): Asked<SampleReport> {
  const params = { path: { examId, hl } };
  return api ? unwrap(api.GET("/exam/report/sample/{examId}/{hl}", { params })) : offline;
}

/** What a link shows, for anybody who has its token. */
export async function askShared(api: Api | undefined, token: string): Asked<SharedResult> {
  return api ? unwrap(api.GET("/exam/share/{token}", { params: { path: { token } } })) : offline;
}
