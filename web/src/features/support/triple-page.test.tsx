import { fireEvent, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { Route, Routes, useLocation } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import type { PaymentStatus, Sku } from "../../api/types";
import { knownBundle, rememberBundle } from "../../lib/bundle";
import { renderPage } from "../../testing/render-page";
import { sampleBoot, sampleItem } from "../../testing/sample-boot";
import { samplePurchase, sampleStatus } from "../../testing/sample-orders";
import { answering, refusing, testServer } from "../../testing/server";
import { TriplePage } from "./triple-page";

const server = testServer();
const items = ["score", "answers"].map((code) => sampleItem(code, { content: `More on ${code}.` }));
const sku = (change: Partial<Sku>): Sku => ({
  id: 2,
  code: "Sku2",
  name: "Answers",
  price: { currency: "EUR", amount: 799 },
  mostPopular: false,
  tests: 1,
  items,
  ...change,
});
const triple = sku({ id: 5, code: "Triple", tests: 3, price: { currency: "EUR", amount: 1598 } });

let visits = 0;
const statuses = new Map<string, PaymentStatus>();

beforeEach(() => {
  visits += 1;
  statuses.clear();
  sell([sku({}), triple]);
  server.use(
    http.post("*/pay/check/status", async ({ request }) => {
      const { orderNumber } = (await request.json()) as { orderNumber: string };
      const known = statuses.get(orderNumber);
      return known ? answering(known) : refusing(10416, "unknown");
    }),
  );
});

function sell(skus: Sku[]) {
  server.use(http.get("*/tessera/exam/sku/list/:exam/:country/:hl", () => answering(skus)));
}

/** An order of this test alone. */
function know(name: string, change: Partial<PaymentStatus>): string {
  const orderNumber = `${name}${visits}`;
  statuses.set(orderNumber, { ...sampleStatus(change), orderNumber });
  return orderNumber;
}

const locked = { status: "pending_payment", purchase: undefined, items: [] };

function visit(query: string) {
  // Another exam each time: cached packages aren't used.
  const boot = sampleBoot();
  boot.exam = { ...boot.exam, id: visits };
  return renderPage(
    <Routes>
      <Route path="/report/*" element={<Address />} />
      <Route path="*" element={<TriplePage />} />
    </Routes>,
    { address: `/triplePurchase/iq-1${query}`, areas: ["support", "result", "checkout"], boot },
  );
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

const title = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name });
const href = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href");
const page = () => screen.getByRole("main").textContent ?? "";

test("the bundle's price is compared with three single ones, and links to payment", async () => {
  const order = know("free", locked);
  await visit(`#orderNumber=${order}`);

  await title(/^3 tests for €15,98/);
  expect(page()).toContain("The answers");
  expect(page()).toContain("3 × “Answers” bought separately€23,97");
  expect(page()).toContain("You save€7,99");
  expect(href(/^Buy for €15,98/)).toBe(`/payPage/iq-${visits}?skuId=5&hl=EN#orderNumber=${order}`);
});

test("a bundle that saves nothing claims nothing", async () => {
  sell([sku({}), { ...triple, price: { currency: "EUR", amount: 2397 } }]);
  await visit("");

  await title(/^3 tests for/);
  expect(page()).not.toContain("You save");
});

test("a visitor who has taken no test is sent there first", async () => {
  await visit("");

  await title(/^3 tests for/);
  expect(href("Take the test")).toBe(`/answer_question/start_loading/iq-${visits}?hl=EN`);
  expect(screen.queryByRole("link", { name: /^Buy/ })).toBeNull();
});

test("an order that is paid isn't sold a bundle", async () => {
  await visit(`#orderNumber=${know("paid", {})}`);

  await title(/^3 tests for/);
  expect(page()).toContain("The bundle isn’t available for this test.");
});

test("a pending payment isn't made twice", async () => {
  const purchase = samplePurchase({ state: "processing", paidAt: undefined });
  await visit(`#orderNumber=${know("waiting", { ...locked, purchase })}`);

  await title(/^3 tests for/);
  expect(page()).toContain("Your bank hasn’t confirmed the payment yet.");
  expect(screen.queryByRole("link", { name: /^Buy/ })).toBeNull();
});

test("the owner of a bundle sees the remaining tests, and the browser remembers it", async () => {
  const order = know("mine", { purchase: samplePurchase({ kind: "bundle" }), testsLeft: 2 });
  await visit(`#orderNumber=${order}`);

  await title("You have 2 tests left");
  expect(href("Take the next test")).toBe(`/answer_question/start_loading/iq-${visits}?hl=EN`);
  expect(knownBundle("", Date.now())).toBe(order);
});

test("the receipt's link is enough", async () => {
  await visit(`#bundle=${know("mailed", { purchase: samplePurchase({ kind: "bundle" }), testsLeft: 1 })}`);

  await title("You have one test left");
});

test("a used up bundle says so and is forgotten", async () => {
  const order = know("empty", { purchase: samplePurchase({ kind: "bundle" }), testsLeft: 0 });
  rememberBundle(order, Date.now());
  await visit(`#orderNumber=${order}`);

  await title("You’ve used every test in this bundle");
  expect(knownBundle("", Date.now())).toBeUndefined();
});

test("a test of a bundle opens the report on a new result", async () => {
  const asked = vi.fn();
  const bundle = know("mine", { purchase: samplePurchase({ kind: "bundle" }), testsLeft: 2 });
  const order = know("new", locked);
  rememberBundle(bundle, Date.now());
  server.use(
    http.post("*/tessera/exam/extra/order/submit", async ({ request }) => {
      asked(await request.json());
      return answering({ unlocked: true });
    }),
  );
  await visit(`#orderNumber=${order}`);

  fireEvent.click(await screen.findByRole("button", { name: "Use one of my 2 tests" }));

  expect(await screen.findByText(`/report/result/iq-${visits}?hl=EN#orderNumber=${order}`)).toBeDefined();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ orderNumber: order, bundleOrder: bundle, consent: {} });
});

test("prices that fail to load are requested again", async () => {
  server.use(http.get("*/tessera/exam/sku/list/*", () => new HttpResponse(null, { status: 503 })));
  await visit("");
  const retry = await screen.findByRole("button", { name: "Retry" }, { timeout: 5000 });

  sell([triple]);
  fireEvent.click(retry);

  await title(/^3 tests for/);
});
