import { screen, within } from "@testing-library/react";
import { HttpResponse, http, type JsonBodyType } from "msw";
import { expect, test, vi } from "vitest";
import type { Boot, Sku } from "../../api/types";
import { rememberMember } from "../../lib/member";
import {
  address,
  hiddenOrder,
  newOrderNumber,
  openCheckout,
  sampleOrder,
} from "../../testing/checkout-screens";
import { sampleBoot, sampleItem } from "../../testing/sample-boot";
import { freeResult } from "../../testing/sample-orders";
import { answering, refusing, testServer } from "../../testing/server";

const server = testServer();

const items = ["score", "answers", "certificate", "guide"].map((code) => sampleItem(code));

function packages(change: (sku: Sku, index: number) => Partial<Sku> = () => ({})): Sku[] {
  return sampleBoot().skus.map((sku, index) => ({
    ...sku,
    items: items.slice(0, index + 1),
    ...change(sku, index),
  }));
}

interface Answers {
  order?: Record<string, JsonBodyType>;
  skus?: Sku[];
  extras?: JsonBodyType;
  latest?: JsonBodyType;
}

async function open({ order, skus = packages(), extras = [], latest = [] }: Answers, boot?: Partial<Boot>) {
  const orderNumber = newOrderNumber();
  server.use(
    http.get("*/tessera/exam/order/info/:number", () =>
      answering(sampleOrder(orderNumber, order) as JsonBodyType),
    ),
    http.get("*/tessera/exam/sku/list/:exam/:country/:hl", () => answering(skus)),
    http.get("*/tessera/exam/extra/package/list/:number", () => answering(extras)),
    http.get("*/tessera/exam/order/latest/list/:exam", () => answering(latest)),
  );
  // Each test has its own country: fetched prices are cached.
  await openCheckout(
    "schemeSelect",
    `orderNumber=${orderNumber}&gclid=click`,
    sampleBoot({ skus, country: orderNumber, ...boot }),
  );
  return orderNumber;
}

const bundle = (): JsonBodyType => ({
  kind: "bundle",
  ...packages()[1],
  id: 5,
  code: "Triple",
  name: "Three tests",
  tests: 3,
  price: { currency: "EUR", amount: 2580 },
});

test("listed results are below the packages", async () => {
  // Its own exam: answers are cached by exam.
  const exam = { ...sampleBoot().exam, id: 2 };
  await open({ order: { examId: 2 }, latest: [{ name: "Ana", country: "BR", class: "superior" }] }, { exam });

  const title = await screen.findByRole("heading", { level: 2, name: "Latest results" });
  expect(title.parentElement?.textContent).toContain("AnaBrazilSuperior");
  const last = screen.getByRole("link", { name: "Continue – €24,90" });
  expect(last.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  ["iq", 1],
  ["type16", 0],
])("reports of %s have %i samples to read first", async (code, samples) => {
  await open({ order: { code } });

  await screen.findByRole("heading", { level: 1, name: "Choose your report" });
  expect(screen.queryAllByRole("link", { name: "See a sample report first" })).toHaveLength(samples);
});

test("each package has its price, what it adds, and one button with the amount", async () => {
  const orderNumber = await open({});

  await screen.findByRole("heading", { level: 1, name: "Choose your report" });
  const cards = screen.getAllByRole("heading", { level: 2 }).map((name) => name.closest("li") as HTMLElement);
  expect(cards).toHaveLength(4);
  expect(screen.getAllByText("The score")).toHaveLength(1);
  const third = within(cards[2] as HTMLElement);
  expect(third.getByText("Everything in “Package 2” plus:")).toBeDefined();
  expect(third.getByRole("link", { name: "Continue – €17,90" }).getAttribute("href")).toBe(
    `/payPage/iq-1?skuId=3&gclid=click&hl=EN#orderNumber=${orderNumber}`,
  );
  expect(screen.getByText("One payment, no subscription")).toBeDefined();
  expect(screen.getByText("Full refund within 14 days")).toBeDefined();
});

test("no package is called popular unless it is", async () => {
  await open({});
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByText("Most popular")).toBeNull();
});

test("the package that is bought most is marked", async () => {
  await open({ skus: packages((_, index) => ({ mostPopular: index === 1 })) });

  const mark = await screen.findByText("Most popular");
  expect(mark.closest("li")?.textContent).toContain("Package 2");
});

test("the package that is enough for most people is recommended with a reason, and nothing is chosen", async () => {
  await open({});

  const reason = await screen.findByText(/^Enough for most people:/);
  const card = within(reason.closest("li") as HTMLElement);
  expect(card.getByRole("heading", { level: 2 }).textContent).toBe("Package 2");
  expect(card.getByText("Recommended")).toBeDefined();
  expect(screen.getAllByText("Recommended")).toHaveLength(1);
  expect(screen.queryByRole("radio")).toBeNull();
});

test("without a wrong answer there is nothing to recommend", async () => {
  await open({ order: { result: { ...freeResult, right: 30, wrongs: 0 } } });

  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByText("Recommended")).toBeNull();
});

test("each package says which question it answers", async () => {
  await open({});

  const question = await screen.findByText("How can I show my result?");
  expect(question.closest("li")?.textContent).toContain("Package 3");
});

test("a member sees the member price, with the list price beside it", async () => {
  await open({
    skus: packages((sku) => ({ memberPrice: { ...sku.price, amount: sku.price.amount * 0.8 } })),
  });

  const button = await screen.findByRole("link", { name: "Continue – €6,32" });
  expect(button.closest("li")?.querySelector("s")?.textContent).toBe("Regular price €7,90");
});

test("the bundle is one quiet line", async () => {
  const orderNumber = await open({ extras: [bundle()] });

  expect(await screen.findByText(/three “Package 2” reports for €25,80/)).toBeDefined();
  expect(screen.getByRole("link", { name: "See the bundle" }).getAttribute("href")).toBe(
    `/triplePurchase/iq-1?gclid=click&hl=EN#orderNumber=${orderNumber}`,
  );
});

test("an order that has its report leads there and shows what it can add", async () => {
  const upgrade = { kind: "upgrade", ...packages()[3], price: { currency: "EUR", amount: 1200 } };
  const orderNumber = await open({
    order: { access: "paid", status: "completed", items: ["score", "answers"] },
    extras: [upgrade],
  });

  await screen.findByRole("heading", { level: 1, name: "You already have this report" });
  expect(screen.getByRole("link", { name: "Open my report" }).getAttribute("href")).toBe(
    `/report/result/iq-1?gclid=click&hl=EN#orderNumber=${orderNumber}`,
  );
  const add = await screen.findByRole("link", { name: "Add for €12,00" });
  expect(add.getAttribute("href")).toContain("skuId=4");
  expect(screen.queryByText("The score")).toBeNull();
  expect(screen.getByText("The guide")).toBeDefined();
});

test.each([{ valid: false }, { access: "free", examId: 3 }])(
  "an order that isn't sold (%j) goes to its result",
  async (order) => {
    const orderNumber = await open({ order });

    await vi.waitFor(() => expect(address()).toBe("/report/result/iq-1?gclid=click&hl=EN"));
    expect(hiddenOrder()).toBe(orderNumber);
  },
);

test("an unknown order goes to the page that says so", async () => {
  server.use(
    http.get("*/tessera/exam/order/info/:number", () => refusing(10416, "unknown")),
    http.get("*/tessera/exam/extra/package/list/:number", () => HttpResponse.error()),
  );
  await openCheckout("schemeSelect", "orderNumber=nobody");

  await vi.waitFor(() => expect(address()).toBe("/report/result/iq-1?hl=EN"));
  expect(hiddenOrder()).toBe("nobody");
});

test("an address without an order makes no call", async () => {
  await openCheckout("schemeSelect", "");

  await vi.waitFor(() => expect(address()).toBe("/report/result/iq-1?hl=EN"));
});

test("where nothing can be sold the page says so", async () => {
  await open({}, { payment: undefined });

  expect(await screen.findByText(/Reports aren’t on sale right now/)).toBeDefined();
});

test("prices are shown even if the list fails to load", async () => {
  const orderNumber = newOrderNumber();
  server.use(
    http.get("*/tessera/exam/order/info/:number", () => answering(sampleOrder(orderNumber) as JsonBodyType)),
    http.get("*/tessera/exam/sku/list/*", () => HttpResponse.error()),
    http.get("*/tessera/exam/extra/package/list/:number", () => HttpResponse.error()),
  );
  await openCheckout("schemeSelect", `orderNumber=${orderNumber}`, sampleBoot({ country: "ZZ" }));

  expect(await screen.findByRole("link", { name: "Continue – €7,90" })).toBeDefined();
});

test("a member of this browser is identified by the order that made them one", async () => {
  rememberMember("MEMBER", Date.now());
  const asked = vi.fn();
  server.events.on("request:start", ({ request }) =>
    asked(new URL(request.url).pathname.split("/")[3], request.headers.get("Member-Order")),
  );
  await open({ skus: packages((sku) => ({ memberPrice: { ...sku.price, amount: 399 } })) });

  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith("sku", "MEMBER"));
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith("extra", "MEMBER"));

  server.events.removeAllListeners();
  localStorage.clear();
});
