// Buying a membership. Apart from the other calls of accounts and payments: only the payment page needs these.
import type { Api } from "./client";
import { type Answer, unwrap } from "./envelope";
import type { PaymentRequest } from "./pay-calls";
import type { PaymentStart } from "./types";

/** Whoever is signed in, with the address that the receipt goes to. */
export function askBuyer(api: Api) {
  return unwrap(api.GET("/user/get"));
}

/** The membership at its price here, and whether the caller can buy it. */
export function askMembership(api: Api) {
  return unwrap(api.GET("/privilege/vip/detail"));
}

/** Opens the payment for a membership of whoever is signed in: its order is made with it. */
export function openMembership(api: Api, request: MembershipRequest): Promise<Answer<PaymentStart>> {
  const { price, consent, renewing } = request;
  return unwrap(api.POST("/user/subscribe/create", { body: { price, consent, renewing } }));
}

type MembershipRequest = Pick<PaymentRequest, "price" | "consent" | "renewing">;
