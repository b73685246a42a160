import type { PaymentIntent } from "@stripe/stripe-js";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse, http, type JsonBodyType } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Boot } from "../../api/types";
import { rememberMember } from "../../lib/member";
import { dismissInterruption, interruption, retryNow } from "../../lib/network";
import { remember } from "../../lib/session";
import {
  address,
  hiddenOrder,
  newOrderNumber,
  openCheckout,
  sampleOrder,
} from "../../testing/checkout-screens";
import { type FakeProvider, fakeProvider } from "../../testing/fake-provider";
import { sampleBoot, sampleItem } from "../../testing/sample-boot";
import { answering, refusing, testServer } from "../../testing/server";

const server = testServer();
const provider: FakeProvider = fakeProvider();
let created: Record<string, JsonBodyType>[] = [];

beforeEach(() => {
  created = [];
  remember({ email: "", formInfo: {}, payMethod: "" });
  Object.assign(provider, { confirmations: [], submitError: undefined, confirmError: undefined });
});
afterEach(dismissInterruption);

interface Setting {
  boot?: Partial<Boot>;
  skuId?: number;
  extras?: JsonBodyType;
  order?: Record<string, JsonBodyType>;
  query?: string;
  skus?: Boot["skus"];
}

const creation = "*/pay/order/create";
const returnLink = "0123456789abcdef0123456789abcdef";

async function open(setting: Setting = {}) {
  const { boot, skuId = 2, extras = [], order, query = "", skus = sampleBoot().skus } = setting;
  const orderNumber = newOrderNumber();
  server.use(
    http.get("*/tessera/exam/order/info/:number", () =>
      answering(sampleOrder(orderNumber, order) as JsonBodyType),
    ),
    http.get("*/tessera/exam/sku/list/*", () => answering(skus as JsonBodyType)),
    http.get("*/tessera/exam/extra/package/list/:number", () => answering(extras)),
    http.get("*/tessera/app/payment/list/1/:country", () =>
      answering(["card", "paypal"].map((code) => ({ code, name: code, kind: "card", delayed: false }))),
    ),
    http.post(creation, async ({ request }) => {
      const body = (await request.json()) as Record<string, JsonBodyType>;
      created.push(body);
      return answering({
        orderNumber,
        purchaseId: "p",
        price: body.price as JsonBodyType,
        clientSecret: "pi_1_secret_2",
        returnLink,
      });
    }),
  );
  await openCheckout(
    "payPage",
    `orderNumber=${orderNumber}&skuId=${skuId}&gclid=click${query}`,
    sampleBoot({ ...boot, skus }),
  );
  return orderNumber;
}

/** Outside Europe: no boxes. */
const american: Partial<Boot> = { country: "US", continent: "NA", needsWaiver: false };

/** With the amount, or in Germany with the words of the law alone. */
const buying = /^(Pay €12,90|Order with obligation to pay)$/;
const pressButton = (name: string | RegExp = buying) => fireEvent.click(screen.getByRole("button", { name }));
const emailField = () => screen.findByRole("textbox", { name: "E-mail address" });
async function typeEmail(value: string) {
  fireEvent.change(await emailField(), { target: { value } });
}
const tickBoxes = () => {
  for (const box of screen.getAllByRole("checkbox")) fireEvent.click(box);
};

test("a package is paid with e-mail, both boxes and the provider's fields", async () => {
  const orderNumber = await open();
  await typeEmail(" ada@site.test ");
  tickBoxes();
  pressButton();

  await vi.waitFor(() => expect(address()).toBe("/paying/iq-1?gclid=click&hl=EN"));
  expect(hiddenOrder()).toBe(orderNumber);
  expect(created).toEqual([
    {
      orderNumber,
      skuId: 2,
      email: "ada@site.test",
      price: { currency: "EUR", amount: 1290 },
      consent: {
        button: "Total €12,90\nOrder with obligation to pay\nOne payment, no subscription · Tax included",
        supply: "I agree that delivery starts right away, before the withdrawal period is over.",
        waiver: "I understand that I lose my right of withdrawal (right to cancel) once delivery starts.",
      },
    },
  ]);
  expect(provider.confirmations).toEqual([
    {
      clientSecret: "pi_1_secret_2",
      confirmParams: {
        return_url: `${location.origin}/payCheck/iq-1?hl=EN&link=${returnLink}`,
        payment_method_data: { billing_details: { email: "ada@site.test" } },
      },
      redirect: "if_required",
    },
  ]);
});

test("the provider's form gets amount, currency, language and the local order of methods", async () => {
  await open({ boot: american });
  await emailField();

  expect(provider.form).toMatchObject({ mode: "payment", amount: 1290, currency: "eur", locale: "en" });
  expect(provider.fields.payment).toMatchObject({
    paymentMethodOrder: ["card", "paypal"],
    layout: { type: "accordion" },
  });
});

test.each(["DE", "AT"])("in %s the button has only the words required by law", async (country) => {
  await open({ boot: { country } });
  await emailField();

  const button = screen.getByRole("button", { name: "Order with obligation to pay" });
  expect(button.previousElementSibling?.textContent).toBe("Total €12,90");
  expect(button.nextElementSibling?.textContent).toBe("One payment, no subscription · Tax included");
});

test.each(["FR", "US"])("in %s the amount is on the button too", async (country) => {
  await open({ boot: { country } });
  await emailField();

  const button = screen.getByRole("button", { name: "Pay €12,90" });
  expect(button.previousElementSibling?.textContent).toBe("Total €12,90");
});

test("what is bought and can't be opened yet is marked on the payment page too", async () => {
  const items = [
    sampleItem("eq", { name: "EQ test" }),
    sampleItem("iq_score", { name: "IQ score", available: false }),
  ];
  const boot = { ...american, country: "MX" };
  await open({ boot, skus: sampleBoot().skus.map((sku) => ({ ...sku, items })) });
  await emailField();

  const [eq, score] = screen.getAllByRole("listitem");
  expect(eq?.textContent).not.toContain("Not available yet");
  expect(score?.textContent).toContain("IQ score Not available yet");
});

test("the item, its total and the promises are next to the button", async () => {
  await open();
  await emailField();

  const page = screen.getByRole("main").textContent;
  expect(page).toContain("Your orderPackage 2");
  expect(page).toContain("TotalTax included€12,90");
  expect(page).toContain("One payment, no subscription");
  expect(page).toContain("We never see or store them.");
});

test("without e-mail or boxes nothing is sent, and what is missing is shown", async () => {
  await open();
  await emailField();
  pressButton();

  expect(screen.getByText("Please enter your e-mail address")).toBeDefined();
  expect(document.activeElement).toBe(await emailField());
  expect(screen.getAllByText("Please check this box so we can deliver right away.")).toHaveLength(2);
  await typeEmail("ada@site");
  expect(screen.getByText("Incorrect email format. Please check for typos.")).toBeDefined();
  expect(created).toEqual([]);
});

test("the boxes are never ticked in advance, and are shown only where the law requires them", async () => {
  await open();
  await emailField();
  for (const box of screen.getAllByRole<HTMLInputElement>("checkbox")) expect(box.checked).toBe(false);
});

test("outside Europe there are no boxes and their texts aren't sent", async () => {
  await open({ boot: american });
  await typeEmail("ada@site.test");
  expect(screen.queryByRole("checkbox")).toBeNull();
  pressButton();

  await vi.waitFor(() => expect(created).toHaveLength(1));
  expect(created[0]?.consent).toEqual({
    button: "Total €12,90\nPay €12,90\nOne payment, no subscription · Tax included",
  });
});

test("a mistyped address is pointed out and fixed with one tap, never automatically", async () => {
  await open({ boot: american });
  await typeEmail("ada@gmial.com");
  const field = (await emailField()) as HTMLInputElement;
  expect(field.value).toBe("ada@gmial.com");

  fireEvent.click(screen.getByRole("button", { name: "Did you mean ada@gmail.com?" }));

  expect(field.value).toBe("ada@gmail.com");
  expect(screen.queryByRole("button", { name: /Did you mean/ })).toBeNull();
});

test("without a way to pay, the buyer is asked to choose one", async () => {
  await open({ boot: american });
  await typeEmail("ada@site.test");
  act(() =>
    provider.emit("payment", "change", { collapsed: true, complete: false, value: { type: "card" } }),
  );
  pressButton();

  expect(screen.getByText("Please select your payment method.")).toBeDefined();
  expect(created).toEqual([]);
});

test("fields that the provider finds incomplete open no payment", async () => {
  provider.submitError = { type: "validation_error", message: "Your card number is incomplete." };
  await open({ boot: american });
  await typeEmail("ada@site.test");
  pressButton();

  await screen.findByRole("button", { name: buying });
  expect(created).toEqual([]);
});

test("pressing twice pays once", async () => {
  await open({ boot: american });
  await typeEmail("ada@site.test");
  pressButton();
  pressButton("Payment in progress");
  fireEvent.submit(
    screen.getByRole("textbox", { name: "E-mail address" }).closest("form") as HTMLFormElement,
  );

  await vi.waitFor(() => expect(address()).toContain("/paying/"));
  expect(created).toHaveLength(1);
});

test("a declined card is reported in the bank's words, and the same page tries again", async () => {
  provider.confirmError = { type: "card_error", message: "Your card has insufficient funds." };
  await open({ boot: american });
  await typeEmail("ada@site.test");
  pressButton();

  const alert = await screen.findByText("Payment failed");
  expect(alert.parentElement?.textContent).toContain("Your card has insufficient funds.");
  expect(alert.parentElement?.textContent).toContain("You weren’t charged.");

  provider.confirmError = undefined;
  pressButton();
  await vi.waitFor(() => expect(address()).toContain("/paying/"));
  expect(created).toHaveLength(2);
});

test.each([
  { type: "api_connection_error" as const },
  { type: "invalid_request_error" as const, payment_intent: { status: "succeeded" } as PaymentIntent },
])("if the outcome of a payment is unknown, the server is asked: $type", async (error) => {
  provider.confirmError = error;
  await open({ boot: american });
  await typeEmail("ada@site.test");
  pressButton();

  await vi.waitFor(() => expect(address()).toContain("/paying/"));
});

test("a changed price is shown before anything is charged", async () => {
  await open({ boot: american });
  await typeEmail("ada@site.test");
  server.use(
    http.post(
      creation,
      () => HttpResponse.json({ result: 10450, data: { currency: "EUR", amount: 1490 }, msg: "" }),
      { once: true },
    ),
  );
  pressButton();

  expect(await screen.findByText(/changed from €12,90 to €14,90. You weren’t charged/)).toBeDefined();
  expect(provider.confirmations).toEqual([]);
  expect(provider.form.amount).toBe(1490);
  pressButton("Pay €14,90");
  await vi.waitFor(() => expect(created).toHaveLength(1));
  expect(created[0]?.price).toEqual({ currency: "EUR", amount: 1490 });
});

test("a member's price is explained until the server withdraws it for another address", async () => {
  const skus = sampleBoot().skus.map((sku) => ({
    ...sku,
    memberPrice: { ...sku.price, amount: sku.price.amount * 0.8 },
  }));
  // Its own country: prices are cached by country.
  await open({ boot: { ...american, country: "CA" }, skus });
  await typeEmail("ada@site.test");
  const note = () => screen.queryByText(/you bought it with/);
  const struck = () => document.querySelector("s");
  expect(note()).not.toBeNull();
  expect(struck()?.textContent).toBe("Regular price €12,90");

  server.use(
    http.post(creation, () =>
      HttpResponse.json({ result: 10450, data: { currency: "EUR", amount: 1290 }, msg: "" }),
    ),
  );
  pressButton("Pay €10,32");

  await screen.findByRole("button", { name: buying });
  expect(note()).toBeNull();
  expect(struck()).toBeNull();
});

test.each([
  [() => refusing(10455, "no"), "Order generation failed. Please try again. You weren’t charged."],
  [
    () => HttpResponse.json({}, { status: 500 }),
    "Order generation failed. Please try again. You weren’t charged.",
  ],
  [
    () => HttpResponse.json({}, { status: 429 }),
    "Too many attempts. Please wait a few minutes and try again.",
  ],
  [() => refusing(10454, "no"), "Incorrect email format. Please check for typos."],
])("an order that can't be opened says so (%#)", async (answer, words) => {
  await open({ boot: american });
  await typeEmail("ada@site.test");
  server.use(http.post(creation, answer));
  pressButton();

  expect(await screen.findByText(words)).toBeDefined();
  expect(provider.confirmations).toEqual([]);
});

test("an order that is paid already isn't paid again", async () => {
  const orderNumber = await open({ boot: american });
  await typeEmail("ada@site.test");
  server.use(http.post(creation, () => refusing(10452, "paid")));
  pressButton();

  await vi.waitFor(() => expect(address()).toContain("/payCheck/iq-1?"));
  expect(hiddenOrder()).toBe(orderNumber);
  expect(provider.confirmations).toEqual([]);
});

test("a lost network is reported, and a retry pays", async () => {
  await open({ boot: american });
  await typeEmail("ada@site.test");
  server.use(http.post(creation, () => HttpResponse.error(), { once: true }));
  pressButton();
  await vi.waitFor(() => expect(interruption.get()).toBeDefined());
  await screen.findByRole("button", { name: buying });

  act(() => retryNow());

  await vi.waitFor(() => expect(address()).toContain("/paying/"));
  expect(created).toHaveLength(1);
});

const seller = {
  name: "Blue House Ltd",
  representative: "Ann Smith",
  address: "1 Long Road",
  phone: "+44 1904 1",
  email: "help@site.test",
  businessNumber: "123-45-67890",
  mailOrderNumber: "2026-1",
  host: "Hosting Ltd",
};

test.each([
  ["JP", "Seller’s details (Japan)"],
  ["KR", "Legal notice"],
])("in %s the whole order is shown once more before the last button", async (country, details) => {
  const skus = sampleBoot().skus.map((sku) => ({
    ...sku,
    items: [sampleItem("score"), sampleItem("guide", { available: false })],
  }));
  await open({ boot: { country, continent: "AS", needsWaiver: false, seller }, skus });
  await typeEmail("ada@site.test");
  pressButton("Review my order");

  await screen.findByRole("heading", { name: "Please check your order" });
  expect(created).toEqual([]);
  const lines = within(screen.getByRole("main").querySelector("dl") as HTMLElement);
  for (const name of ["Item", "Total, tax included", "Payment", "Delivery", "Refund"]) lines.getByText(name);
  lines.getByText("The guide");
  lines.getByText("Blue House Ltd");
  screen.getByRole("button", { name: details });
  fireEvent.click(screen.getByRole("button", { name: "Pay €12,90" }));

  await vi.waitFor(() => expect(address()).toContain("/paying/"));
  const { consent } = created[0] as { consent: { confirmed: string } };
  expect(consent.confirmed).toContain("Item: Package 2 (1 digital report)");
  expect(consent.confirmed).toContain("Total, tax included: €12,90");
  expect(consent.confirmed).toContain("Seller: Blue House Ltd");
});

test("the buyer can go back from the review and change something", async () => {
  await open({ boot: { country: "JP", needsWaiver: false } });
  await typeEmail("ada@site.test");
  pressButton("Review my order");
  fireEvent.click(await screen.findByRole("button", { name: "Change something" }));

  expect(((await emailField()) as HTMLInputElement).value).toBe("ada@site.test");
  expect(created).toEqual([]);
});

test("an upgrade of a bought report is paid as an addition to it", async () => {
  const submitted: JsonBodyType[] = [];
  const upgrade = { kind: "upgrade", ...sampleBoot().skus[3], price: { currency: "EUR", amount: 1200 } };
  await open({
    boot: american,
    order: { access: "paid", status: "completed", items: [] },
    extras: [upgrade],
    skuId: 4,
  });
  server.use(
    http.post("*/tessera/exam/extra/order/submit", async ({ request }) => {
      submitted.push((await request.json()) as JsonBodyType);
      return answering({
        unlocked: false,
        payment: { orderNumber: "o", purchaseId: "p", price: upgrade.price, clientSecret: "s", returnLink },
      });
    }),
  );
  await typeEmail("ada@site.test");
  pressButton("Pay €12,00");

  await vi.waitFor(() => expect(address()).toContain("/paying/"));
  expect(submitted).toMatchObject([{ skuId: 4, price: { amount: 1200 } }]);
  expect(created).toEqual([]);
});

test("a member adds to a report at 80 %, identified by the order that made them one", async () => {
  rememberMember("MEMBER", Date.now());
  const submitted: JsonBodyType[] = [];
  const [price, memberPrice] = [1200, 960].map((amount) => ({ currency: "EUR", amount }));
  const upgrade = { kind: "upgrade", ...sampleBoot().skus[3], price, memberPrice };
  await open({
    boot: american,
    order: { access: "paid", status: "completed", items: [] },
    extras: [upgrade as JsonBodyType],
    skuId: 4,
  });
  server.use(
    http.post("*/tessera/exam/extra/order/submit", async ({ request }) => {
      submitted.push((await request.json()) as JsonBodyType);
      return answering({
        unlocked: false,
        payment: { orderNumber: "o", purchaseId: "p", price: memberPrice as JsonBodyType, clientSecret: "s" },
      });
    }),
  );
  await typeEmail("ada@site.test");
  pressButton("Pay €9,60");

  await vi.waitFor(() => expect(address()).toContain("/paying/"));
  expect(submitted).toMatchObject([{ skuId: 4, price: { amount: 960 }, memberOrder: "MEMBER" }]);
});

test("a package that this order can't have leads back to the packages", async () => {
  await open({ skuId: 99 });

  await vi.waitFor(() => expect(address()).toContain("/scheme_select/iq-1"));
});

test("the typed address and the way to pay survive a reload, ticked boxes don't", async () => {
  await open();
  await typeEmail("ada@site.test");
  tickBoxes();
  act(() => provider.emit("payment", "change", { collapsed: false, value: { type: "paypal" } }));
  cleanup();

  await open();
  expect(((await emailField()) as HTMLInputElement).value).toBe("ada@site.test");
  expect(provider.fields.payment).toMatchObject({ paymentMethodOrder: ["paypal", "card"] });
  for (const box of screen.getAllByRole<HTMLInputElement>("checkbox")) expect(box.checked).toBe(false);
});

test("the address that was paid with stays for this tab", async () => {
  await open({ boot: american });
  await typeEmail("ada@site.test");
  pressButton();
  await vi.waitFor(() => expect(created).toHaveLength(1));

  expect(sessionStorage.getItem("IQ-email")).toBe('"ada@site.test"');
});
