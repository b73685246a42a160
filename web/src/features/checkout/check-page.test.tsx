import { screen } from "@testing-library/react";
import { HttpResponse, http, type JsonBodyType } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import { address, hiddenOrder, newOrderNumber, openCheckout } from "../../testing/checkout-screens";
import { pass, passUntil, stopClock } from "../../testing/fast-clock";
import { statusWith } from "../../testing/sample-orders";
import { answering, refusing, testServer } from "../../testing/server";

const server = testServer();
afterEach(() => vi.useRealTimers());
const call = "*/pay/check/status";

/** The server returns one state after the other, then repeats the last one. */
async function open(states: readonly string[], page: "payCheck" | "payFailed" = "payCheck", query = "") {
  const orderNumber = newOrderNumber();
  let asked = 0;
  server.use(
    http.post(call, () => {
      const state = states[Math.min(asked, states.length - 1)];
      asked += 1;
      return answering(statusWith(orderNumber, { state }) as unknown as JsonBodyType);
    }),
  );
  await openCheckout(page, `orderNumber=${orderNumber}&hl=EN${query}`);
  return orderNumber;
}

const title = (name: string) => screen.findByRole("heading", { level: 1, name });

test("while it isn't known yet, the payment is in progress", async () => {
  await open(["pending"]);

  await title("Payment in progress");
});

test("after payment the success page is shown", async () => {
  const orderNumber = await open(["pending", "paid"]);

  await vi.waitFor(() => expect(address()).toBe("/pay_success/iq-1?hl=EN"), 4000);
  expect(hiddenOrder()).toBe(orderNumber);
});

test("what the provider wrote into the address is removed from it", async () => {
  const provided = "&payment_intent=pi_1&payment_intent_client_secret=secret&redirect_status=succeeded";
  const orderNumber = await open(["pending"], "payCheck", provided);

  await vi.waitFor(() => expect(address()).toBe("/payCheck/iq-1?hl=EN"));
  expect(hiddenOrder()).toBe(orderNumber);
});

test("after closing a bank's window, a retry is offered after a few seconds", async () => {
  stopClock();
  const orderNumber = await open(["pending"]);

  await passUntil(() => screen.getByRole("heading", { name: "We haven’t received a payment yet" }));
  expect(screen.getByRole("link", { name: "Try again" }).getAttribute("href")).toBe(
    `/payPage/iq-1?skuId=2&hl=EN#orderNumber=${orderNumber}`,
  );
});

test("a payment that takes days is shown as such, with a promise to write", async () => {
  await open(["processing"]);

  await title("Waiting for your bank or store");
  expect(screen.getByRole("main").textContent).toContain("We’ll e-mail you once it arrives");
});

test.each([
  ["expired", "Your payment wasn’t completed in time"],
  ["review", "We’re checking your payment"],
  ["refunded", "You’ve been refunded"],
])("a purchase that is %s is shown as such", async (state, words) => {
  await open([state]);

  await title(words);
});

test("a failed payment goes to its page, but only when it stays failed", async () => {
  stopClock();
  const orderNumber = await open(["failed"]);

  expect(screen.getByRole("heading", { name: "Payment in progress" })).toBeDefined();
  await passUntil(() => expect(address()).toBe("/pay_failed/iq-1?hl=EN"));
  expect(hiddenOrder()).toBe(orderNumber);
});

test("a first card that failed doesn't hide a second one that was paid", async () => {
  const orderNumber = await open(["failed", "fulfilled"]);

  await vi.waitFor(() => expect(address()).toBe("/pay_success/iq-1?hl=EN"), 4000);
  expect(hiddenOrder()).toBe(orderNumber);
});

test("after two minutes without a result the page promises to write, and stops asking", async () => {
  stopClock();
  let asked = 0;
  server.use(
    http.post(call, () => {
      asked += 1;
      return HttpResponse.json({}, { status: 503 });
    }),
  );
  await openCheckout("payCheck", "orderNumber=slow");

  await passUntil(() => screen.getByRole("heading", { name: "This is taking longer than usual" }), 5);
  expect(screen.getByRole("main").textContent).toContain("We’ll e-mail you as soon as");
  const before = asked;
  await pass(60, 60);
  expect(asked).toBe(before);
});

test("a lost network is reported while polling goes on", async () => {
  const orderNumber = newOrderNumber();
  server.use(
    http.post(call, () => HttpResponse.error(), { once: true }),
    http.post(call, () => answering(statusWith(orderNumber) as unknown as JsonBodyType)),
  );
  await openCheckout("payCheck", `orderNumber=${orderNumber}`);

  expect(await screen.findByText("Network disconnected, try again later.")).toBeDefined();
  await vi.waitFor(() => expect(address()).toContain("/pay_success/"), 4000);
});

test("an unknown order goes to the page that says so", async () => {
  server.use(http.post(call, () => refusing(10416, "unknown")));
  await openCheckout("payCheck", "orderNumber=nobody");

  await vi.waitFor(() => expect(address()).toBe("/report/result/iq-1?hl=EN"));
  expect(hiddenOrder()).toBe("nobody");
});

test("a failed payment can be tried again, or another way", async () => {
  const orderNumber = await open(["failed"], "payFailed");

  await title("Payment failed");
  const again = `/payPage/iq-1?skuId=2&hl=EN#orderNumber=${orderNumber}`;
  await vi.waitFor(() =>
    expect(screen.getByRole("link", { name: "Try again" }).getAttribute("href")).toBe(again),
  );
  expect(screen.getByRole("link", { name: "Choose another method" }).getAttribute("href")).toBe(
    `${again}&part=methods`,
  );
  expect(screen.getByRole("main").textContent).toContain("You weren’t charged, and your result is saved.");
});

test("a payment that came through after all leaves the page of failure", async () => {
  const orderNumber = await open(["failed", "paid"], "payFailed");

  await vi.waitFor(() => expect(address()).toBe("/pay_success/iq-1?hl=EN"), 4000);
  expect(hiddenOrder()).toBe(orderNumber);
});
