// The calls of a bought order: its mail, its refund, and tests of a bundle.
import type { Api } from "./client";
import { unwrap } from "./envelope";
import { payDesk } from "./pay-calls";
import type { ExtraStarted } from "./types";

/** For a call of the app's that the specification sends to the pay host. */
const payHost = () => `${location.origin}/pay`;

/** The order opened by a letter's link, or by the return from a payment. */
export function openLink(api: Api, link: string) {
  return unwrap(api.POST("/exam/order/open", { body: { link } }));
}

/** Refunds everything that was paid for the order. */
export function refundOrder(api: Api, orderNumber: string) {
  return unwrap(api.POST("/pay/order/refund", { ...payDesk(), body: { orderNumber } }));
}

export interface Declaration {
  orderNumber: string;
  name: string;
  email: string;
}

/** Withdraws from the contract. */
export function withdrawOrder(api: Api, body: Declaration) {
  return unwrap(api.POST("/pay/order/withdraw", { ...payDesk(), body }));
}

/** Sends the receipt with the report's link once more. */
export function resendReport(api: Api, orderNumber: string) {
  return unwrap<unknown>(api.POST("/pay/order/resend", { ...payDesk(), body: { orderNumber } }));
}

/** Sends the links of all reports that were bought with an address. */
export function retrieveReports(api: Api, email: string) {
  return unwrap<unknown>(api.POST("/exam/order/report/retrieve", { baseUrl: payHost(), body: { email } }));
}

/** Pays for an order with a test of a bundle that is already paid. */
export function spendTest(api: Api, orderNumber: string, bundleOrder: string) {
  const body = { orderNumber, bundleOrder, consent: {} };
  return unwrap<ExtraStarted>(api.POST("/exam/extra/order/submit", { body }));
}
