// The calls of a bought report that a page makes by itself: questions, share, certificate, and what
// others see of them.
import type { Api } from "./client";
import { type Answer, unwrap } from "./envelope";
import type {
  AskCertificate,
  AskShare,
  Certificate,
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

/** What a link shows, for anybody who has its token. */
export async function askShared(api: Api | undefined, token: string): Asked<SharedResult> {
  return api ? unwrap(api.GET("/exam/share/{token}", { params: { path: { token } } })) : offline;
}
