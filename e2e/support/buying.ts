// Buying without a browser: the calls that a page and the provider's script make, for tests about
// what comes after.
import { randomInt } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import type { Order } from "./orders.ts";
import { peerUrl } from "./peer.ts";
import { newAddress } from "./post.ts";
import { expect } from "./site.ts";
import type { Hl } from "./variants.ts";

export interface Money {
  amount: number;
  currency: string;
}

export interface Sku {
  id: number;
  code: string;
  name: string;
  price: Money;
}

export interface Where {
  /** Origin of a server for another country. */
  origin?: string;
  country?: string;
  hl?: Hl;
}

/** A new address for each visitor, so that rate limits by address don't apply to all tests together. */
export function somebody(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

export async function skuOf(
  request: APIRequestContext,
  order: Order,
  id: number,
  { origin = "", country = "ZZ", hl = "EN" }: Where = {},
): Promise<Sku> {
  const examId = order.exam.tail.split("-").at(-1);
  const answer = await request.get(`${origin}/tessera/exam/sku/info/${examId}/${id}/${country}/${hl}`);
  const { result, data } = await answer.json();
  expect(result, "the package").toBe(200);
  return data;
}

export interface Status {
  status: string;
  items: string[];
  testsLeft: number;
  purchase?: { state: string; price: Money; email: string; refund?: string; method?: string };
}

export async function statusOf(
  request: APIRequestContext,
  order: Order,
  { origin = "" }: Where = {},
): Promise<Status> {
  const answer = await request.post(`${origin}/pay/check/status`, { data: { orderNumber: order.number } });
  return (await answer.json()).data;
}

export async function waitForState(
  request: APIRequestContext,
  order: Order,
  state: string,
  where: Where = {},
): Promise<void> {
  await expect
    .poll(async () => (await statusOf(request, order, where)).purchase?.state, {
      message: `the purchase is ${state}`,
      timeout: 15_000,
      intervals: [50, 100, 200],
    })
    .toBe(state);
}

/** Opens a payment; returns the provider's intent, as a page would get it. */
export async function startPayment(
  request: APIRequestContext,
  order: Order,
  { sku = 1, email = newAddress(), ...where }: Where & { sku?: number; email?: string } = {},
): Promise<{ clientSecret: string; price: Money; email: string }> {
  const { price } = await skuOf(request, order, sku, where);
  const answer = await request.post(`${where.origin ?? ""}/pay/order/create`, {
    headers: { hl: where.hl ?? "EN", "x-forwarded-for": somebody() },
    data: {
      orderNumber: order.number,
      skuId: sku,
      email,
      price,
      consent: { supply: "At once.", waiver: "I know.", button: "Pay" },
    },
  });
  const { result, msg, data } = await answer.json();
  expect(result, msg).toBe(200);
  return { ...data, email };
}

/** Pays an open intent by card, as the provider's script does. */
export async function payByCard(clientSecret: string, number = "4242424242424242"): Promise<void> {
  const intent = clientSecret.split("_secret_")[0];
  const answer = await fetch(`${peerUrl()}/v1/payment_intents/${intent}/confirm`, {
    method: "POST",
    body: new URLSearchParams({
      key: process.env.TESSERA_PAYMENTS__PUBLISHABLE_KEY ?? "pk_test_tessera",
      client_secret: clientSecret,
      "payment_method_data[type]": "card",
      "payment_method_data[card][number]": number,
      "payment_method_data[card][exp_month]": "12",
      "payment_method_data[card][exp_year]": "2034",
      "payment_method_data[card][cvc]": "123",
    }),
  });
  if (!answer.ok) throw new Error(`the peer refused: ${await answer.text()}`);
}

/** A paid order whose report is open and being sent; also the buyer's address. */
export async function buyQuickly(
  request: APIRequestContext,
  order: Order,
  wish: Where & { sku?: number; email?: string } = {},
): Promise<{ email: string; price: Money }> {
  const { clientSecret, email, price } = await startPayment(request, order, wish);
  await payByCard(clientSecret);
  await waitForState(request, order, "fulfilled", wish);
  return { email, price };
}
