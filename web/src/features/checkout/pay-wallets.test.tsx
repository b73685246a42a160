import { act, fireEvent, screen } from "@testing-library/react";
import { http, type JsonBodyType } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import { remember } from "../../lib/session";
import { newOrderNumber, openCheckout, sampleOrder } from "../../testing/checkout-screens";
import { fakeProvider } from "../../testing/fake-provider";
import { sampleBoot } from "../../testing/sample-boot";
import { answering, testServer } from "../../testing/server";

const server = testServer();
const provider = fakeProvider();
let created: JsonBodyType[] = [];
afterEach(() => {
  created = [];
  remember({ email: "" });
  vi.unstubAllGlobals();
});

async function open() {
  const orderNumber = newOrderNumber();
  server.use(
    http.get("*/tessera/exam/order/info/:number", () =>
      answering(sampleOrder(orderNumber) as unknown as JsonBodyType),
    ),
    http.get("*/tessera/exam/sku/list/*", () => answering(sampleBoot().skus)),
    http.get("*/tessera/exam/extra/package/list/:number", () => answering([])),
    http.get("*/tessera/app/payment/list/1/:country", () => answering([])),
    http.post("*/pay/order/create", async ({ request }) => {
      created.push((await request.json()) as JsonBodyType);
      return answering({ orderNumber, purchaseId: "p", price: {}, clientSecret: "s", returnLink: "l" });
    }),
  );
  const boot = sampleBoot({ country: "US", needsWaiver: false });
  await openCheckout("payPage", `orderNumber=${orderNumber}&skuId=2`, boot);
}

const email = () => screen.findByRole("textbox", { name: "E-mail address" });

/** A phone whose owner has a wallet. */
async function openOnPhone() {
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes("max-width") }),
  );
  await open();
  await email();
  const tell = (event: string, news = {}) =>
    act(() => provider.emit("expressCheckout", event, { resolve: vi.fn(), reject: vi.fn(), ...news }));
  return tell;
}

test("on a phone wallets come first, and aren't repeated among the other ways to pay", async () => {
  const tell = await openOnPhone();
  const or = screen.getByText("or");
  expect(or.closest("[hidden]")).not.toBeNull();
  tell("ready", { availablePaymentMethods: { applePay: true } });

  expect(or.closest("[hidden]")).toBeNull();
  expect(provider.fields.payment).toMatchObject({ wallets: { applePay: "never", googlePay: "never" } });
});

test("a wallet opens only once there is an address for the report", async () => {
  const tell = await openOnPhone();
  const [resolve, reject] = [vi.fn(), vi.fn()];
  tell("click", { resolve, reject });
  expect(reject).toHaveBeenCalledOnce();
  expect(screen.getByText("Please enter your e-mail address")).toBeDefined();

  fireEvent.change(await email(), { target: { value: "ada@site.test" } });
  tell("click", { resolve, reject });
  expect(resolve).toHaveBeenCalledOnce();
  tell("confirm");

  await vi.waitFor(() => expect(created).toMatchObject([{ email: "ada@site.test", skuId: 2 }]));
});
