import { fireEvent, screen } from "@testing-library/react";
import { http, type JsonBodyType } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import type { PaymentStatus, Purchase } from "../../api/types";
import { openDocument } from "../../lib/navigate";
import { address, hiddenOrder, newOrderNumber, openCheckout } from "../../testing/checkout-screens";
import { pass, passUntil, stopClock } from "../../testing/fast-clock";
import { statusWith } from "../../testing/sample-orders";
import { answering, refusing, testServer } from "../../testing/server";

vi.mock(import("../../lib/navigate"), async (original) => ({ ...(await original()), openDocument: vi.fn() }));

const server = testServer();
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(openDocument).mockClear();
});

async function open(changes: readonly Partial<Purchase>[] = [{}], more: Partial<PaymentStatus> = {}) {
  const orderNumber = newOrderNumber();
  let asked = 0;
  server.use(
    http.post("*/pay/check/status", () => {
      const change = changes[Math.min(asked, changes.length - 1)];
      asked += 1;
      return answering({ ...statusWith(orderNumber, change), ...more } as unknown as JsonBodyType);
    }),
  );
  await openCheckout("paySuccess", `orderNumber=${orderNumber}&hl=EN`);
  return orderNumber;
}

/** The report is ready, and no second has passed yet. */
async function openStopped() {
  stopClock();
  const orderNumber = await open();
  await passUntil(() => screen.getByRole("link", { name: "Open my report" }));
  return orderNumber;
}

const title = (name: string) => screen.findByRole("heading", { level: 1, name });

test("the report is ready: its link, the delivery times and the refund", async () => {
  const orderNumber = await open();

  await title("Your report is ready");
  expect(screen.getByRole("link", { name: "Open my report" }).getAttribute("href")).toBe(
    `/report/result/iq-1?hl=EN#orderNumber=${orderNumber}`,
  );
  const page = screen.getByRole("main").textContent;
  expect(page).toContain("Report created10:03:01");
  expect(page).toContain("Received by your e-mail provider10:03:04");
  expect(page).toContain("Server reply: 250 2.0.0 OK");
  expect(page).toContain("We’re sending the link to g•••@example.com.");
  expect(page).toContain(
    "Until November 29, 2026, you can get your money back with one button in your report",
  );
});

test("a membership counts at once: its end, the shop, and how to give it back", async () => {
  await open([{ kind: "membership", memberUntil: "2027-11-15T10:00:00Z" }]);

  await title("You’re a member now");
  const page = screen.getByRole("main").textContent;
  expect(page).toContain("Until November 15, 2027, you get 20% off");
  expect(page).toContain(
    "Until November 29, 2026, you can get your money back with one button in “My shop.”",
  );
  expect(screen.getByRole("link", { name: "Go to my shop" }).getAttribute("href")).toBe(
    "/user/shop/iq-1?hl=EN",
  );
  expect(screen.queryByRole("link", { name: "Open my report" })).toBeNull();
});

test("after five seconds the report opens automatically", async () => {
  const orderNumber = await openStopped();

  await pass(4);
  expect(address()).toContain("/pay_success/");
  expect(openDocument).not.toHaveBeenCalled();
  await pass(1);
  expect(openDocument).toHaveBeenCalledWith(`/report/result/iq-1?hl=EN#orderNumber=${orderNumber}`);
});

test("the countdown can be stopped, and is announced once", async () => {
  await openStopped();
  const announced = screen.getAllByRole("status").find((part) => part.textContent?.includes("Opening in"));
  expect(announced?.textContent).toBe("Opening in 5 seconds");
  await pass(2);
  expect(announced?.textContent).toBe("Opening in 5 seconds");

  fireEvent.click(screen.getByRole("button", { name: "Stop" }));
  await pass(10);

  expect(address()).toContain("/pay_success/");
  expect(screen.getByText("Stopped. Open your report whenever you like.")).toBeDefined();
});

test("the page waits until the report is created and sent", async () => {
  const made = { madeAt: "2026-11-15T10:01:02Z" };
  await open([{ state: "paid", delivery: {} }, { delivery: { ...made, mail: "waiting" } }, {}]);

  await title("Payment received");
  expect(screen.queryByRole("link", { name: "Open my report" })).toBeNull();
  await title("Your report is ready");
  expect(await screen.findByText("Server reply: 250 2.0.0 OK")).toBeDefined();
});

test("a refused mail is shown", async () => {
  await open([{ delivery: { madeAt: "2026-11-15T10:01:02Z", mail: "refused", answer: "550 no such user" } }]);

  expect(await screen.findByText(/^Report sending failed\./)).toBeDefined();
  expect(screen.getByText("Server reply: 550 no such user")).toBeDefined();
});

async function sendTo(email: string) {
  fireEvent.click(await screen.findByRole("button", { name: "Wrong e-mail address?" }));
  fireEvent.change(screen.getByRole("textbox", { name: "Send it to" }), { target: { value: email } });
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
}

test("the address can be corrected, and the page isn't left in the meantime", async () => {
  const sent: JsonBodyType[] = [];
  const orderNumber = await open();
  server.use(
    http.post("*/tessera/exam/order/update/email", async ({ request }) => {
      sent.push((await request.json()) as JsonBodyType);
      return answering({ email: "b•••@site.test" });
    }),
  );
  await sendTo("bea@site.test");

  expect(await screen.findByText(/^Report sent successfully\./)).toBeDefined();
  expect(sent).toEqual([{ order: orderNumber, email: "bea@site.test" }]);
  expect(screen.getByText("We’re sending the link to b•••@site.test.")).toBeDefined();
  expect(screen.getByText("Stopped. Open your report whenever you like.")).toBeDefined();
});

test("an address that can't be used is reported", async () => {
  await open();
  server.use(http.post("*/tessera/exam/order/update/email", () => refusing(10454, "no")));
  await sendTo("bea@site.test");

  expect(await screen.findByText(/^Report sending failed\./)).toBeDefined();
});

test("a malformed address isn't sent", async () => {
  await open();
  await sendTo("bea");

  expect(screen.getByText("Incorrect email format. Please check for typos.")).toBeDefined();
});

test("remaining tests of a bundle are shown", async () => {
  await open([{}], { testsLeft: 2 });

  expect(await screen.findByText(/You have 2 more tests in your bundle/)).toBeDefined();
});

test("nothing is called bought that isn't", async () => {
  const orderNumber = await open([{ state: "pending" }]);

  await vi.waitFor(() => expect(address()).toBe("/payCheck/iq-1?hl=EN"));
  expect(hiddenOrder()).toBe(orderNumber);
});
