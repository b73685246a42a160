import { screen, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test, vi } from "vitest";
import type { ExtraPackage, Shop, ShopOrder, VipDetail } from "../../api/types";
import {
  base,
  centre,
  forgetQueries,
  openAccount,
  press,
  sampleEntry,
  signedOut,
} from "../../testing/account-screens";
import { answering, testServer } from "../../testing/server";

const server = testServer();
forgetQueries();

const page = "/user/shop/iq-1";
const eur = (amount: number) => ({ currency: "EUR", amount });
const item = (code: string) => ({ code, logo: "", name: code, content: "", available: true });

function offer(kind: string, id: number, price: number, memberPrice?: number): ExtraPackage {
  return {
    kind,
    id,
    code: `Sku${id}`,
    name: `Package ${id}`,
    price: eur(price),
    ...(memberPrice === undefined ? {} : { memberPrice: eur(memberPrice) }),
    mostPopular: false,
    tests: 1,
    items: [item("iq_score"), item(`part${id}`)],
  };
}

function order(change: Partial<ShopOrder> = {}): ShopOrder {
  return { ...sampleEntry(), items: [item("iq_score")], testsLeft: 0, offers: [], ...change };
}

const membership: VipDetail = {
  skuId: 6,
  code: "Member",
  name: "Membership",
  price: eur(499),
  months: 12,
  discountPercent: 20,
  contents: [{ code: "discount", name: "20% off everything", content: "Every report." }],
  state: "open",
};

const shop = (change: Partial<Shop> = {}): Shop => ({
  privilege: { discountPercent: 0 },
  orders: [],
  membership,
  ...change,
});

function sells(change: Partial<Shop> = {}) {
  server.use(
    http.get(`${base}/user/shop`, () => answering(shop(change))),
    ...centre(),
  );
}

test("an empty shop offers a test and says plainly what a membership is", async () => {
  sells();
  await openAccount(page);

  const start = await screen.findByRole("link", { name: "Take a test" });
  expect(start.getAttribute("href")).toBe("/answer_question/start_loading/iq-1?hl=EN");
  const buy = screen.getByRole("link", { name: "Become a member for €4,99" });
  expect(buy.getAttribute("href")).toBe("/payPage/iq-1?hl=EN&membership=1");
  expect(
    screen.getByText(/One payment. It ends automatically after 12 months and never renews/),
  ).toBeDefined();
});

const nextAt = "2027-11-16T10:00:00Z";

test("a membership that renews is a second choice, with amount and date on its button", async () => {
  sells({ membership: { ...membership, renewing: { nextAt } } });
  await openAccount(page);

  const renewing = await screen.findByRole("link", { name: "Pay €4,99 now, again on November 16, 2027" });
  expect(renewing.getAttribute("href")).toBe("/payPage/iq-1?hl=EN&membership=renewing");
  expect(screen.getByRole("link", { name: "Become a member for €4,99" })).toBeDefined();
});

test("where nothing renews, nothing speaks of it", async () => {
  sells();
  await openAccount(page);

  await screen.findByRole("link", { name: "Become a member for €4,99" });
  expect(screen.queryByText("Renewing membership")).toBeNull();
});

test("whoever has a plan cancels it in the shop", async () => {
  const plan = { state: "active", price: eur(499), months: 12, nextAt, until: nextAt };
  const held = { orderNumber: "M1", reference: "R", since: "2026-11-16T10:00:00Z", until: nextAt };
  sells({ privilege: { discountPercent: 20, membership: held }, plan });
  server.use(
    http.post("*/user/subscribe/cancel", () => answering({ ...plan, state: "cancelled" })),
    http.post("*/pay/check/status", () =>
      answering({
        orderNumber: "M1",
        reference: "R",
        status: "completed",
        items: ["discount"],
        testsLeft: 0,
      }),
    ),
  );
  await openAccount(page);

  await screen.findByText("Renews on November 16, 2027 for €4,99");
  press("Cancel the renewal");

  expect(await screen.findByText(/Canceled\. You won’t be charged again\./)).toBeDefined();
});

test("each test shows what is owned and what can be added, at this person's price", async () => {
  sells({
    privilege: { discountPercent: 20 },
    orders: [
      order({
        offers: [{ ...offer("upgrade", 4, 1000, 800), items: [{ ...item("eq"), available: false }] }],
      }),
      order({ orderNumber: "T2", items: [], offers: [offer("package", 1, 499), offer("bundle", 5, 1598)] }),
      order({ orderNumber: "T3" }),
    ],
  });
  await openAccount(page);

  await screen.findByText("You have everything for this test.");
  const [owned, locked] = screen.getAllByRole("heading", { level: 2, name: "IQ test" });
  const card = (heading: HTMLElement | undefined) => heading?.closest("li") ?? document.body;
  const add = within(card(owned)).getByRole("link", { name: "Add for €8,00" });
  expect(add.getAttribute("href")).toBe("/payPage/iq-1?skuId=4&hl=EN#orderNumber=T1");
  expect(card(owned).querySelector("s")?.textContent).toBe("Regular price €10,00");
  // What can't be opened yet is never sold as if it could.
  expect(within(card(owned)).getByText("Not available yet")).toBeDefined();
  expect(within(card(locked)).getByRole("link", { name: "Buy for €4,99" })).toBeDefined();
  expect(within(card(locked)).getByRole("link", { name: "Buy for €15,98" })).toBeDefined();
  expect(within(card(locked)).getByRole("link", { name: "Compare reports" })).toBeDefined();
});

test("a member sees the end of the membership and can give it back", async () => {
  const asked = vi.fn();
  const held = {
    orderNumber: "M1",
    reference: "3F9A1-C2207",
    since: "2026-11-15T10:00:00Z",
    until: "2027-11-15T10:00:00Z",
  };
  sells({
    privilege: { discountPercent: 20, membership: held },
    membership: { ...membership, state: "member" },
  });
  let refund: string | undefined;
  server.use(
    http.post(`${location.origin}/pay/check/status`, () =>
      answering({
        orderNumber: "M1",
        reference: "3F9A1-C2207",
        status: "completed",
        items: ["discount"],
        testsLeft: 0,
        purchase: {
          id: "p",
          skuId: 6,
          sku: "Member",
          name: "Membership",
          kind: "membership",
          state: "fulfilled",
          price: eur(499),
          refunded: eur(0),
          email: "g•••@example.com",
          createdAt: held.since,
          paidAt: held.since,
          refundableUntil: "2026-11-29T10:00:00Z",
          memberUntil: held.until,
          refund,
          delivery: {},
        },
      }),
    ),
    http.post(`${location.origin}/pay/order/refund`, async ({ request }) => {
      asked(await request.json());
      refund = "requested";
      return answering({ orderNumber: "M1", amount: eur(499) });
    }),
  );
  await openAccount(page);

  expect(await screen.findByText("You’re a member until November 15, 2027")).toBeDefined();
  expect(screen.queryByRole("link", { name: /Become a member/ })).toBeNull();
  await screen.findByRole("button", { name: "Get your money back" });
  press("Get your money back");
  expect(screen.getByText(/Your membership ends right away/)).toBeDefined();
  press("Yes, refund me");

  await screen.findByText(/€4,99/);
  expect(asked).toHaveBeenCalledExactlyOnceWith({ orderNumber: "M1" });
  expect(localStorage.getItem("IQ-member")).toBeNull();
});

test("whoever has the permanent discount is sold no membership", async () => {
  const permanent = { orderNumber: "T1", reference: "3F9A1-C2207", since: "2026-11-15T10:00:00Z" };
  sells({ privilege: { discountPercent: 20, permanent }, membership: { ...membership, state: "permanent" } });
  await openAccount(page);

  expect(await screen.findByText("You get 20% off everything")).toBeDefined();
  expect(screen.getByText(/no end date.*3F9A1-C2207/)).toBeDefined();
  expect(screen.queryByRole("link", { name: /Become a member/ })).toBeNull();
});

test("nobody's shop is the way in", async () => {
  server.use(signedOut);
  await openAccount(page);

  expect(await screen.findByRole("button", { name: "E-mail me a link" })).toBeDefined();
});
