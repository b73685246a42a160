// The calls of a bought order: its mail, its money back, and tests of a bundle.
import type { Api } from "./client";
import { type Answer, ApiFailure, dataOrThrow, unwrap } from "./envelope";
import { askStatus } from "./pay-calls";
import type { PaymentStatus } from "./types";

/** Calls of the pay desk stand beside the app's own, not under its alias. */
const payDesk = () => ({ baseUrl: location.origin });

/** For a call of the app's that the specification sends to the pay host. */
const payHost = () => `${location.origin}/pay`;

const offline: Answer<never> = { ok: false, error: { kind: "offline" } };

/** What was bought for an order and how far it has come. For TanStack Query: rejects. */
export async function loadStanding(api: Api | undefined, orderNumber: string): Promise<PaymentStatus> {
  if (!api) throw new ApiFailure({ kind: "offline" });
  return dataOrThrow(askStatus(api, orderNumber));
}

/** The order that a link of a letter opens, or a payment's way back. */
export async function openLink(api: Api | undefined, link: string) {
  return api ? unwrap(api.POST("/exam/order/open", { body: { link } })) : offline;
}

/** Everything that was paid for the order goes back. */
export async function refundOrder(api: Api | undefined, orderNumber: string) {
  return api ? unwrap(api.POST("/pay/order/refund", { ...payDesk(), body: { orderNumber } })) : offline;
}

export interface Declaration {
  orderNumber: string;
  name: string;
  email: string;
}

/** Withdraws from the contract. */
export async function withdrawOrder(api: Api | undefined, body: Declaration) {
  return api ? unwrap(api.POST("/pay/order/withdraw", { ...payDesk(), body })) : offline;
}

/** The receipt with the report's link, once more. */
export async function resendReport(api: Api | undefined, orderNumber: string) {
  return api
    ? unwrap<unknown>(api.POST("/pay/order/resend", { ...payDesk(), body: { orderNumber } }))
    : offline;
}

/** The links of all reports that were bought with an address. */
export async function retrieveReports(api: Api | undefined, email: string) {
  return api
    ? unwrap<unknown>(api.POST("/exam/order/report/retrieve", { baseUrl: payHost(), body: { email } }))
    : offline;
}

/** Pays for an order with a test of a bundle that is paid already. */
export async function spendTest(api: Api | undefined, orderNumber: string, bundleOrder: string) {
  const body = { orderNumber, bundleOrder, consent: {} };
  return api ? unwrap(api.POST("/exam/extra/order/submit", { body })) : offline;
}
