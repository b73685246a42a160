// The calls of a report: its questions, share, certificate, what others see of them, and the sample.
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

/** The code that refuses something the package doesn't contain. */
export const notOwned = 10460;

export function askSolved(api: Api, orderNumber: string): Promise<Answer<SolvedQuestions>> {
  const params = { path: { orderNumber } };
  return unwrap(api.GET("/exam/order/questions/{orderNumber}", { params }));
}

export function askShare(api: Api, body: AskShare): Promise<Answer<Share>> {
  return unwrap(api.POST("/exam/order/info/share", { body }));
}

export function askCertificate(api: Api, body: AskCertificate): Promise<Answer<Certificate>> {
  return unwrap(api.POST("/exam/order/certificate", { body }));
}

/** Whether a certificate is valid, for anybody who has its token. */
export function askVerification(api: Api, token: string): Promise<Answer<Verification>> {
  return unwrap(api.GET("/exam/certificate/{token}", { params: { path: { token } } }));
}

/** The report of a simulated run. A free test has none to sample. */
export function askSample(api: Api, examId: number, hl: string): Promise<Answer<SampleReport>> {
  const params = { path: { examId, hl } };
  return unwrap(api.GET("/exam/report/sample/{examId}/{hl}", { params }));
}

/** What a link shows, for anybody who has its token. */
export function askShared(api: Api, token: string): Promise<Answer<SharedResult>> {
  return unwrap(api.GET("/exam/share/{token}", { params: { path: { token } } }));
}
