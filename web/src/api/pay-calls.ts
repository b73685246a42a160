// Buying: what can be bought for an order, opening a payment, and its status.
import type { Api } from "./client";
import { type Answer, unwrap } from "./envelope";
import type {
  Boot,
  ExtraPackage,
  ExtraStarted,
  Money,
  PaymentMethod,
  PaymentStart,
  PaymentStatus,
  Sku,
} from "./types";

/** Calls of the pay desk aren't under the app's alias. */
export const payDesk = () => ({ baseUrl: location.origin });

/** The packages of the page's exam, at what they cost here, and what a member pays. */
export function askPackages(api: Api, boot: Boot, memberOrder?: string): Promise<Answer<Sku[]>> {
  const path = { examId: boot.exam.id, country: boot.country, hl: boot.hl };
  const header = { "Member-Order": memberOrder };
  return unwrap(api.GET("/exam/sku/list/{examId}/{country}/{hl}", { params: { path, header } }));
}

/** What an order can add: larger packages for the difference, and the bundle of tests. */
export function askExtras(
  api: Api,
  orderNumber: string,
  memberOrder?: string,
): Promise<Answer<ExtraPackage[]>> {
  const params = { path: { orderNumber }, header: { "Member-Order": memberOrder } };
  return unwrap(api.GET("/exam/extra/package/list/{orderNumber}", { params }));
}

/** Ways to pay where the visitor is, the most used first. */
export function askMethods(api: Api, boot: Boot): Promise<Answer<PaymentMethod[]>> {
  const path = { examId: boot.exam.id, country: boot.country };
  return unwrap(api.GET("/app/payment/list/{examId}/{country}", { params: { path } }));
}

export interface PaymentRequest {
  orderNumber: string;
  skuId: number;
  email: string;
  /** The price on the button. */
  price: Money;
  /** The order that gives the buyer a member's price. */
  memberOrder?: string;
  /** A membership that renews. */
  renewing?: boolean;
  /** The words that were agreed to, as they were shown. */
  consent: { supply?: string; waiver?: string; confirmed?: string; button?: string };
}

/** Opens a payment for a package. */
export function openPayment(api: Api, request: PaymentRequest): Promise<Answer<PaymentStart>> {
  return unwrap(api.POST("/pay/order/create", { ...payDesk(), body: request }));
}

/** The same for something added to an order. */
export async function openExtra(api: Api, request: PaymentRequest): Promise<Answer<PaymentStart>> {
  const answer = await unwrap<ExtraStarted>(api.POST("/exam/extra/order/submit", { body: request }));
  if (!answer.ok) return answer;
  const { payment } = answer.data;
  return payment ? { ok: true, data: payment } : { ok: false, error: { kind: "malformed" } };
}

export function askStatus(api: Api, orderNumber: string): Promise<Answer<PaymentStatus>> {
  return unwrap(api.POST("/pay/check/status", { ...payDesk(), body: { orderNumber } }));
}

/** Changes the address that the report is sent to. */
export function changeEmail(api: Api, order: string, email: string): Promise<Answer<{ email: string }>> {
  return unwrap(api.POST("/exam/order/update/email", { body: { order, email } }));
}
