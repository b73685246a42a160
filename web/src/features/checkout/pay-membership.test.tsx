import { fireEvent, screen } from "@testing-library/react";
import { HttpResponse, http, type JsonBodyType } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import { queryClient } from "../../api/queries";
import type { Boot, VipDetail } from "../../api/types";
import { address, hiddenOrder, openCheckout } from "../../testing/checkout-screens";
import { type FakeProvider, fakeProvider } from "../../testing/fake-provider";
import { sampleBoot } from "../../testing/sample-boot";
import { answering, refusing, testServer } from "../../testing/server";

const server = testServer();
const provider: FakeProvider = fakeProvider();
afterEach(() => queryClient.clear());

const detail: VipDetail = {
  skuId: 6,
  code: "Member",
  name: "Membership",
  price: { currency: "EUR", amount: 499 },
  months: 12,
  discountPercent: 20,
  contents: [{ code: "discount", name: "20% off everything", content: "Every report." }],
  state: "open",
};

const created = vi.fn();

async function open(change: Partial<VipDetail> = {}, boot: Partial<Boot> = {}, membership = "1") {
  server.use(
    http.get("*/tessera/user/get", () => answering({ id: "a", account: "grace@example.com" })),
    http.get("*/tessera/privilege/vip/detail", () => answering({ ...detail, ...change } as JsonBodyType)),
    http.get("*/tessera/app/payment/list/1/:country", () => answering([])),
    http.post("*/tessera/user/subscribe/create", async ({ request }) => {
      created(await request.json());
      return answering({
        orderNumber: "M1",
        purchaseId: "p",
        price: detail.price,
        clientSecret: "pi_1_secret_2",
        returnLink: "0123456789abcdef0123456789abcdef",
      });
    }),
  );
  await openCheckout("payPage", `membership=${membership}`, sampleBoot(boot));
}

test("a membership is paid by the account, without boxes, and its new order is checked", async () => {
  await open();
  await screen.findByText("We’ll send your receipt to grace@example.com.");
  expect(screen.queryByRole("textbox", { name: "E-mail address" })).toBeNull();
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.getByText(/^Lasts 12 months from today, then ends automatically\./)).toBeDefined();

  fireEvent.click(screen.getByRole("button", { name: "Order with obligation to pay" }));

  await vi.waitFor(() => expect(address()).toBe("/paying/iq-1?hl=EN"));
  expect(hiddenOrder()).toBe("M1");
  const button = "Total €4,99\nOrder with obligation to pay\nOne payment, no subscription · Tax included";
  expect(created).toHaveBeenCalledExactlyOnceWith({ price: detail.price, consent: { button } });
  expect(provider.confirmations).toHaveLength(1);
});

const renewing = { nextAt: "2027-11-16T10:00:00Z" };

test("the button of a membership that renews has the amount and the next date, and only cards can pay it", async () => {
  created.mockClear();
  await open({ renewing }, { country: "US", needsWaiver: false }, "renewing");
  await screen.findByText("We’ll send your receipt to grace@example.com.");
  expect(screen.getByText(/Renews every 12 months until you cancel/)).toBeDefined();
  expect(screen.queryByText(/One payment, no subscription/)).toBeNull();

  fireEvent.click(screen.getByRole("button", { name: "Pay €4,99 now, again on November 16, 2027" }));

  await vi.waitFor(() => expect(created).toHaveBeenCalledOnce());
  const button =
    "Total €4,99\nPay €4,99 now, again on November 16, 2027\n" +
    "€4,99 today, again on November 16, 2027, then every period until you cancel · Tax included";
  expect(created).toHaveBeenCalledWith({ price: detail.price, consent: { button }, renewing: true });
});

test("a membership that renews isn't for sale where an operator doesn't want it", async () => {
  await open({}, {}, "renewing");

  await vi.waitFor(() => expect(address()).toBe("/user/shop/iq-1?hl=EN"));
});

test("the review that Japanese law wants names the months and the shop's button", async () => {
  await open({}, { country: "JP", needsWaiver: false });
  await screen.findByText("We’ll send your receipt to grace@example.com.");

  fireEvent.click(screen.getByRole("button", { name: "Review my order" }));

  expect(await screen.findByText("Membership for 12 months")).toBeDefined();
  expect(screen.getByText(/with one button in “My shop/)).toBeDefined();
});

test.each(["member", "permanent", "sign_in", "closed"])(
  "somebody who is “%s” goes to the shop",
  async (state) => {
    await open({ state });

    await vi.waitFor(() => expect(address()).toBe("/user/shop/iq-1?hl=EN"));
  },
);

test("whoever isn't signed in goes to the shop, which lets them in", async () => {
  server.use(
    http.get("*/tessera/user/get", () =>
      HttpResponse.json({ result: 10_497, data: null, msg: "" }, { status: 401 }),
    ),
  );
  await openCheckout("payPage", "membership=1", sampleBoot());

  await vi.waitFor(() => expect(address()).toBe("/user/shop/iq-1?hl=EN"));
});

test("a membership that was bought in another tab meanwhile leads to the shop", async () => {
  await open();
  await screen.findByText("We’ll send your receipt to grace@example.com.");
  server.use(http.post("*/tessera/user/subscribe/create", () => refusing(10_452, "")));

  fireEvent.click(screen.getByRole("button", { name: "Order with obligation to pay" }));

  await vi.waitFor(() => expect(address()).toBe("/user/shop/iq-1?hl=EN"));
});
