import { fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { Route, Routes, useLocation } from "react-router";
import { expect, test, vi } from "vitest";
import type { PaymentStatus } from "../../api/types";
import { takeReturn } from "../../lib/sign-in-return";
import { renderPage } from "../../testing/render-page";
import { samplePurchase, sampleStatus } from "../../testing/sample-orders";
import { answering, refusing, testServer } from "../../testing/server";
import { SupportPage } from "./support-page";

const server = testServer();
const status = "*/pay/check/status";

/** Each visit uses another order, so that no cached answer is used. */
let visits = 0;

async function open(change: Partial<PaymentStatus> = {}) {
  visits += 1;
  const orderNumber = `order${visits}`;
  server.use(http.post(status, () => answering({ ...sampleStatus(change), orderNumber })));
  await visit(`/support/iq-1#orderNumber=${orderNumber}`);
  await screen.findByText("3F9A1-C2207");
  return orderNumber;
}

function visit(address: string) {
  return renderPage(
    <Routes>
      <Route
        path="*"
        element={
          <>
            <SupportPage />
            <Address />
          </>
        }
      />
    </Routes>,
    { address, areas: ["support", "result"] },
  );
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output aria-label="address">{pathname + search + hash}</output>;
}

const page = () => screen.getByRole("main").textContent ?? "";
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Answers a call and records its request. */
function answerTo(path: string, data: Parameters<typeof answering>[0]) {
  const asked = vi.fn();
  server.use(
    http.post(path, async ({ request }) => {
      asked(await request.json());
      return answering(data);
    }),
  );
  return asked;
}

test("without an order it says how to find one, whom to write to, and lets everybody withdraw", async () => {
  await visit("/support/iq-1");

  expect(screen.getByRole("button", { name: "Withdraw from contract here" })).toBeDefined();
  expect(href("E-mail me my links")).toBe("/retrieve_report/iq-1?hl=EN");
  expect(href("support@site.test")).toBe("mailto:support@site.test");
});

test("an unknown order is reported, with a link to find it", async () => {
  server.use(http.post(status, () => refusing(10416, "unknown")));
  await visit("/support/iq-1#orderNumber=nobody");

  expect((await screen.findByRole("alert")).textContent).toBe("We couldn’t find an order with this number.");
  expect(href("E-mail me my links")).toBe("/retrieve_report/iq-1?hl=EN");
});

test("a paid order shows what was bought, where it goes, and each step of its delivery", async () => {
  const orderNumber = await open();

  expect(page()).toContain("Paid. Your report is ready.");
  expect(page()).toContain("Answers");
  expect(page()).toContain("€7,99, tax included");
  expect(page()).toContain("g•••@example.com");
  expect(page()).toContain("November 15, 2026, 10:03:04");
  expect(href("Open my report")).toBe(`/report/result/iq-1?hl=EN#orderNumber=${orderNumber}`);
  expect(href("support@site.test")).toBe("mailto:support@site.test?subject=Order%203F9A1-C2207");
});

test.each([
  [{ purchase: undefined, status: "pending_payment" }, "You haven’t bought a report for this test."],
  [{ purchase: samplePurchase({ state: "failed", paidAt: undefined }) }, "We haven’t received a payment"],
  [
    { purchase: samplePurchase({ state: "processing", paidAt: undefined }) },
    "Your bank hasn’t confirmed the payment yet.",
  ],
  [{ purchase: samplePurchase({ state: "review" }) }, "We’re checking a detail of your payment."],
  [{ purchase: samplePurchase({ state: "refunded", refund: "succeeded" }) }, "You’ve been refunded."],
])("every state is shown in words: %#", async (change, words) => {
  await open(change);

  expect(page()).toContain(words);
  expect(screen.queryByRole("link", { name: "Open my report" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Send it again" })).toBeNull();
});

test("the report is sent again, and both outcomes are shown", async () => {
  const orderNumber = await open();
  const asked = answerTo("*/pay/order/resend", null);

  press("Send it again");
  expect(await screen.findByText("Report sent successfully")).toBeDefined();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ orderNumber });

  server.use(http.post("*/pay/order/resend", () => new HttpResponse(null, { status: 503 })));
  press("Send it again");
  expect(await screen.findByText(/^Report sending failed\./)).toBeDefined();
});

test("a mail server's refusal is shown next to the button for another address", async () => {
  await open({ purchase: samplePurchase({ delivery: { madeAt: "2026-11-15T10:03:01Z", mail: "refused" } }) });

  expect(page()).toContain("Your e-mail provider rejected the e-mail.");
  expect(screen.getAllByText("not yet")).toHaveLength(2);
});

test("the address is changed", async () => {
  const orderNumber = await open();
  const asked = answerTo("*/tessera/exam/order/update/email", { email: "n•••@example.com" });

  press("Change e-mail address");
  press("Change and send");
  expect(screen.getByText("Please enter your e-mail address")).toBeDefined();

  type("New e-mail address", "new@example.com");
  press("Change and send");

  expect(await screen.findByText("Changed. Your report is on its way to n•••@example.com.")).toBeDefined();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ order: orderNumber, email: "new@example.com" });
});

test("a refund takes one confirmation and no reason", async () => {
  const orderNumber = await open();
  const asked = answerTo("*/pay/order/refund", { orderNumber, amount: { currency: "EUR", amount: 799 } });
  expect(page()).toContain("Until November 29, 2026");

  press("Get your money back");
  expect(asked).not.toHaveBeenCalled();
  press("Keep my report");
  press("Get your money back");
  press("Yes, refund me");

  expect(await screen.findByText(/^Done\. We’re refunding €7,99/)).toBeDefined();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ orderNumber });
});

test.each([
  ["requested", "Your refund is on its way to"],
  ["succeeded", "is on its way. Most banks"],
  ["failed", "didn’t go through the first time"],
  [undefined, "The 14 days are over."],
])("a refund that is %s is shown", async (refund, words) => {
  await open({ purchase: samplePurchase({ refund, refundableUntil: undefined }) });

  expect(page()).toContain(words);
  expect(screen.queryByRole("button", { name: "Get your money back" })).toBeNull();
});

test.each([
  [10499, "This order belongs to an account. Please sign in to it."],
  [10498, "Please sign in again."],
])("a refund that is refused as %i needs its owner, who signs in and comes back", async (result, words) => {
  const orderNumber = await open();
  server.use(
    http.post("*/pay/order/refund", () =>
      HttpResponse.json({ result, data: null, msg: words }, { status: 403 }),
    ),
  );
  press("Get your money back");
  press("Yes, refund me");
  expect(await screen.findByText(words)).toBeDefined();

  const signIn = screen.getByRole("link", { name: "Sign in" });
  expect(signIn.getAttribute("href")).toBe("/user/login/iq-1?hl=EN");
  fireEvent.click(signIn);
  expect(takeReturn()).toBe(`/support/iq-1#orderNumber=${orderNumber}`);
});

test("a refund that is refused says why", async () => {
  await open();
  server.use(http.post("*/pay/order/refund", () => refusing(10457, "The 14 days are over.")));

  press("Get your money back");
  press("Yes, refund me");

  expect(await screen.findByText("The 14 days are over.")).toBeDefined();
});

test("a contract is withdrawn from in two steps, with the moment it was declared", async () => {
  const orderNumber = await open();
  const declaredAt = new Date(2026, 10, 16, 8, 30, 5).toISOString();
  const asked = answerTo("*/pay/order/withdraw", { orderNumber, declaredAt });

  press("Withdraw from contract here");
  expect(screen.getByLabelText<HTMLInputElement>("Order number").value).toBe(orderNumber);
  press("Confirm withdrawal");
  expect(screen.getByText("Please enter your name.")).toBeDefined();
  expect(screen.getByText("Please enter your e-mail address")).toBeDefined();

  type("Your name", "Grace Hopper");
  type("E-mail address for the confirmation", "grace@example.com");
  press("Confirm withdrawal");

  const done = await screen.findByText("We’ve received your withdrawal");
  const words = within(done.parentElement as HTMLElement);
  expect(words.getByText(/November 16, 2026, 08:30:05.*grace@example\.com/)).toBeDefined();
  const declaration = { orderNumber, name: "Grace Hopper", email: "grace@example.com" };
  expect(asked).toHaveBeenCalledExactlyOnceWith(declaration);
});

test("without an order its number can be typed, and an unknown one is reported", async () => {
  await visit("/support/iq-1#withdraw");
  server.use(http.post("*/pay/order/withdraw", () => refusing(10416, "We couldn’t find this order.")));

  press("Withdraw from contract here");
  const form = screen.getByRole("button", { name: "Confirm withdrawal" }).closest("form") as HTMLElement;
  fireEvent.change(within(form).getByLabelText("Order number"), { target: { value: "nobody" } });
  type("Your name", "Grace");
  type("E-mail address for the confirmation", "grace@example.com");
  press("Confirm withdrawal");

  expect(await screen.findByText("We couldn’t find this order.")).toBeDefined();
});

test("closing a form returns the focus", async () => {
  await open();

  for (const [button, field] of [
    ["Change e-mail address", "New e-mail address"],
    ["Withdraw from contract here", "Your name"],
  ] as const) {
    press(button);
    expect(document.activeElement).toBe(screen.getByLabelText(field));
    press("Cancel");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: button }));
  }
});

test("a withdrawal that was declared before is shown", async () => {
  const withdrawnAt = new Date(2026, 10, 16, 8, 30, 5).toISOString();
  await open({ purchase: samplePurchase({ withdrawnAt }) });

  expect(page()).toContain("You withdrew from this contract on November 16, 2026, 08:30:05.");
  expect(screen.queryByRole("button", { name: "Withdraw from contract here" })).toBeNull();
});

test("a browser that the server didn’t sign out keeps everything and says so, signed in or not", async () => {
  server.use(http.post("*/user/logout", () => HttpResponse.error()));
  await visit("/support/iq-1");
  localStorage.setItem("IQ-order-1", '"order"');

  press("Forget this device");
  press("Yes, remove everything");

  expect((await screen.findByRole("alert")).textContent).toBe("Connection failed. Please try again.");
  expect(page()).not.toContain("Done.");
  expect(localStorage.getItem("IQ-order-1")).not.toBeNull();

  const asked = vi.fn();
  server.use(
    http.post("*/user/logout", ({ request }) => {
      asked(new URL(request.url).search);
      return answering(null);
    }),
  );
  press("Yes, remove everything");

  expect(await screen.findByText(/^Done\. Everything has been removed/)).toBeDefined();
  expect(asked).toHaveBeenCalledExactlyOnceWith("?forget=true");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(localStorage.getItem("IQ-order-1")).toBeNull();
});

test("a server error is reported, with a button to retry", async () => {
  server.use(http.post(status, () => new HttpResponse(null, { status: 503 })));
  await visit("/support/iq-1#orderNumber=trouble");
  const retry = await screen.findByRole("button", { name: "Retry" }, { timeout: 5000 });

  server.use(http.post(status, () => answering({ ...sampleStatus(), orderNumber: "trouble" })));
  fireEvent.click(retry);

  expect(await screen.findByText("Paid. Your report is ready.")).toBeDefined();
});
