import { act, fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { Route, Routes, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Boot, OrderInfo, PaymentStatus, Sku } from "../../api/types";
import { knownBundle, rememberBundle } from "../../lib/bundle";
import { dismissInterruption, interruption, retryNow } from "../../lib/network";
import { renderPage } from "../../testing/render-page";
import { sampleBoot, sampleItem } from "../../testing/sample-boot";
import {
  freeResult,
  lockedOrder,
  paidOrder,
  samplePurchase,
  sampleStatus,
  wholeOrder,
  wholeResult,
} from "../../testing/sample-orders";
import { sampleReport } from "../../testing/sample-report";
import { answering, refusing, testServer } from "../../testing/server";
import { ResultPage } from "./result-page";

const server = testServer();
const call = "*/tessera/exam/order/info/:orderNumber";
const status = "*/pay/check/status";
afterEach(dismissInterruption);
beforeEach(() => {
  server.use(
    http.post(status, () => answering(statusOf())),
    http.get("*/tessera/exam/extra/package/list/:orderNumber", () => answering([])),
    http.post("*/tessera/exam/order/info/share", () => answering({ show: [], listed: false })),
    http.get("*/tessera/exam/order/country/list", () => answering([])),
    http.get("*/tessera/exam/order/latest/list/:examId", () => answering([])),
  );
});

function statusOf(change: Partial<PaymentStatus> = {}): PaymentStatus {
  return sampleStatus({ status: "pending_payment", purchase: undefined, items: [], ...change });
}

/** Each visit uses another order, so that no cached answer is used. */
let visits = 0;

async function open(order: OrderInfo, path = "/report/result/iq-1", boot = sampleBoot()) {
  visits += 1;
  const orderNumber = `${order.orderNumber}${visits}`;
  server.use(http.get(call, () => answering({ ...order, orderNumber })));
  await visit(`${path}?gclid=click#orderNumber=${orderNumber}`, boot);
  return orderNumber;
}

function visit(address: string, boot: Boot = sampleBoot()) {
  return renderPage(
    <Routes>
      <Route
        path="*"
        element={
          <>
            <ResultPage />
            <Address />
          </>
        }
      />
    </Routes>,
    { address, boot, areas: ["result", "checkout"] },
  );
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const page = () => screen.getByRole("main").textContent ?? "";
const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

const freeBoot = () => {
  const boot = sampleBoot({ skus: [] });
  boot.exam = { ...boot.exam, id: 3, code: "iqfree", free: true, lowestPrice: undefined };
  return boot;
};

test("a valid run shows how many were right and how likely each range is, the likeliest first", async () => {
  await open(lockedOrder());

  await title("Your free result");
  expect(screen.getByText("17 of 30")).toBeDefined();
  const card = screen.getByText("Your most likely IQ range").parentElement as HTMLElement;
  expect(card.textContent).toMatch(/^Your most likely IQ range85–114Average: 62% likely/);
  expect(within(card).getByRole("img").getAttribute("aria-label")).toMatch(/marked: 85–114$/);
  const ranges = within(card).getByRole("list", { name: "How likely each range is" });
  expect(
    within(ranges)
      .getAllByRole("listitem")
      .map((range) => range.textContent),
  ).toEqual(["Very superior 130–1453%", "Superior 115–12935%", "Average 85–11462%"]);
  expect(page()).toContain("Preliminary");
});

test("a class that this page doesn't know is left out", async () => {
  const likely = [
    { class: "normal", percent: 40 },
    { class: "from_the_future", percent: 60 },
  ];
  await open(lockedOrder({ result: { ...freeResult, likely } }));

  await title("Your free result");
  expect(page()).toContain("Average: 40% likely");
  expect(page()).not.toContain("60%");
});

test("a result of an earlier version, without likely ranges, shows the rest", async () => {
  await open(lockedOrder({ result: { ...freeResult, likely: [] } }));

  await title("Your free result");
  expect(screen.getByText("17 of 30")).toBeDefined();
  expect(screen.queryByText("Your most likely IQ range")).toBeNull();
  expect(screen.queryByRole("list", { name: "How likely each range is" })).toBeNull();
  expect(page()).not.toContain("% likely");
  expect(href("Get my report")).toContain("/scheme_select/iq-1");
});

test.each([
  ["a free result", () => open(lockedOrder()), "Your free result"],
  ["the free test", () => open(wholeOrder(), "/report/result-free-test/iqfree-3", freeBoot()), "Your result"],
  ["a bought result", () => open(paidOrder()), "Your result"],
])("whether %s could be scored is said below its cards", async (_, show, name) => {
  await show();

  await title(name);
  expect(page()).toContain("Nothing about your answers or timing makes the result less certain.");
  expect(page().indexOf("Your test could be scored")).toBeGreaterThan(page().indexOf("Puzzles solved"));
});

const nearChance = { right: 5, wrongs: 25, nearChance: true };
const again = "Take it again, free";

test("near chance the retake comes before anything is sold, and once", async () => {
  await open(lockedOrder({ result: { ...freeResult, ...nearChance } }));

  await title("Your free result");
  expect(page()).toContain("5 of 30 is about what guessing would get you.");
  expect(href(again)).toBe("/answer_question/start_loading/iq-1?gclid=click&hl=EN");
  expect(page().indexOf(again)).toBeLessThan(page().indexOf("Your most likely IQ range"));
  expect(page().indexOf(again)).toBeLessThan(page().indexOf("€"));
  expect(screen.queryByRole("link", { name: "Retake the test" })).toBeNull();
});

test("near chance the free test offers the retake before the full test, and once", async () => {
  await open(
    wholeOrder({ result: { ...wholeResult, ...nearChance, right: 2, wrongs: 10 } }),
    "/report/result-free-test/iqfree-3",
    freeBoot(),
  );

  await title("Your result");
  expect(page()).toContain("2 of 12 is about what guessing would get you.");
  expect(page().indexOf(again)).toBeLessThan(page().indexOf("Start the full test"));
  expect(screen.queryByRole("link", { name: "Retake the test" })).toBeNull();
});

test("above chance the retake is below the packages", async () => {
  await open(lockedOrder());

  await title("Your free result");
  expect(screen.queryByRole("link", { name: again })).toBeNull();
  expect(page().indexOf("Retake the test")).toBeGreaterThan(page().lastIndexOf("€"));
});

test("what the report adds and costs is shown, with a link to it", async () => {
  const skus = sampleBoot().skus.map((sku, index) => ({
    ...sku,
    items: ["iq_score", "wrong_answers", "certificate", "eq"]
      .slice(0, index + 1)
      .map((code) => sampleItem(code, { available: code !== "certificate" })),
  }));
  const orderNumber = await open(lockedOrder(), undefined, sampleBoot({ skus }));

  await title("Your free result");
  expect(href("Get my report")).toBe(`/scheme_select/iq-1?gclid=click&hl=EN#orderNumber=${orderNumber}`);
  for (const { price } of skus)
    expect(page()).toContain(`${(price.amount / 100).toFixed(2).replace(".", ",")}`);
  // Every item once: a package lists what it adds.
  expect(screen.getAllByText("The iq_score")).toHaveLength(1);
  expect(page()).toContain("Everything in “Package 3” plus:");
  expect(screen.getAllByText("Not available yet").map((mark) => mark.closest("li")?.textContent)).toEqual([
    "The certificate Not available yet",
  ]);
  expect(page()).toContain("until December 15, 2026");
});

test("notes on a valid run are shown with their figures", async () => {
  await open(lockedOrder({ reasons: [{ code: "left_tab", figure: 4 }, { code: "surprising" }] }));

  await title("Your free result");
  expect(page()).toContain("But this makes the result less certain:");
  expect(screen.getByText("You left the page 4 times during the test.")).toBeDefined();
  expect(screen.getByText("You missed some easy puzzles but solved hard ones.")).toBeDefined();
});

const lowNote = "Being tired, a noisy room";

test("a low result gets a note on what lowers scores", async () => {
  const classes = ["borderline_deficiency", "dullness", "normal"];
  await open(lockedOrder({ result: { ...freeResult, classes } }));

  await title("Your free result");
  expect(page()).toContain(lowNote);
});

test("a high result gets no such note, and a range that is open at the top says where it begins", async () => {
  const classes = ["superior", "very_superior", "genius"];
  const likely = [
    { class: "very_superior", percent: 30 },
    { class: "genius", percent: 70 },
  ];
  await open(lockedOrder({ result: { ...freeResult, classes, likely } }));

  await title("Your free result");
  expect(screen.getByText("above 145", { selector: ".text-figure" })).toBeDefined();
  expect(page()).not.toContain(lowNote);
});

test("a run that can't be scored says why, sells nothing and offers two ways on", async () => {
  const reasons = [
    { code: "low_effort", figure: 41 },
    { code: "hurried", figure: 73 },
  ];
  await open(lockedOrder({ valid: false, reasons, result: undefined, status: "uncompleted" }));

  await title("Unable to analyze test results");
  await vi.waitFor(() => expect(document.title).toBe("Unable to analyze test results · Tessera"));
  expect(screen.getByText(/^Only 41% of your answers/)).toBeDefined();
  expect(screen.getByText(/^You finished the whole test in 73 seconds/)).toBeDefined();
  expect(href("Retake the test")).toBe("/answer_question/start_loading/iq-1?gclid=click&hl=EN");
  expect(href("Contact support")).toBe("mailto:support@site.test?subject=Test%20result%203F9A1-C2207");
  expect(page()).not.toMatch(/€|\d+ of 30/);
});

test("a reason without its own words is still shown", async () => {
  await open(
    lockedOrder({ valid: false, reasons: [{ code: "from_the_future", figure: 3 }], result: undefined }),
  );

  await title("Unable to analyze test results");
  expect(screen.getByText("Something else makes this attempt hard to score.")).toBeDefined();
});

test("the free test shows its whole result and leads to the full test", async () => {
  await open(wholeOrder(), "/report/result-free-test/iqfree-3", freeBoot());

  await title("Your result");
  expect(screen.getByText("108", { exact: false, selector: "p" }).textContent).toContain(
    "Margin of error: 92 to 124",
  );
  expect(screen.getByText("You scored higher than about 70 in 100 people.")).toBeDefined();
  expect(screen.getByText("That’s “Average” (85–114).")).toBeDefined();
  expect(
    screen.getByText(
      "Allowing for the margin of error, your true score could be anywhere from “Average” to “Superior.”",
    ),
  ).toBeDefined();
  expect(screen.getByText("8 of 12")).toBeDefined();
  expect(href("Start the full test")).toBe("/answer_question/start_loading/iq-1?gclid=click&hl=EN");
  expect(page()).not.toContain("€");
});

test.each([
  [
    "at_or_above",
    "131 or above",
    "higher than at least 98 in 100",
    "Margin of error: 117 and above",
    { low: 117 },
  ],
  [
    "at_or_below",
    "131 or below",
    "higher than at most 98 in 100 people",
    "Margin of error: 140 and below",
    { high: 140 },
  ],
])("a score that is %s a limit says so", async (bound, number, share, margin, ends) => {
  const score = { iq: 131, bound, percentile: 98, class: "very_superior", ...ends };
  await open(
    wholeOrder({ result: { ...wholeResult, score } }),
    "/report/result-free-test/iqfree-3",
    freeBoot(),
  );

  await title("Your result");
  expect(page()).toContain(number);
  expect(page()).toContain(share);
  expect(page()).toContain(margin);
});

test("a result under the other kind's address moves to its own", async () => {
  const orderNumber = await open(lockedOrder(), "/report/result-free-test/iq-1");

  await title("Your free result");
  expect(document.querySelector("output")?.textContent).toBe(
    `/report/result/iq-1?gclid=click#orderNumber=${orderNumber}`,
  );
});

test("an -old address shows the current page", async () => {
  const orderNumber = await open(lockedOrder(), "/report/result-old/iq-1");

  await title("Your free result");
  expect(document.querySelector("output")?.textContent).toContain(
    `/report/result-old/iq-1?gclid=click#orderNumber=${orderNumber}`,
  );
});

test("an unknown order has a way forward", async () => {
  server.use(http.get(call, () => refusing(10416, "unknown")));
  await visit("/report/result/iq-1#orderNumber=nobody");

  await title("We couldn’t find this result");
  expect(href("Take the test")).toBe("/answer_question/start_loading/iq-1?hl=EN");
});

test("an address without an order makes no call", async () => {
  await visit("/report/result/iq-1");

  await title("We couldn’t find this result");
});

test("a lost network is reported, and a retry shows the result", async () => {
  server.use(http.get(call, () => HttpResponse.error()));
  await visit("/report/result/iq-1#orderNumber=offline");
  await vi.waitFor(() => expect(interruption.get()).toBeDefined(), { timeout: 5000 });

  server.use(http.get(call, () => answering({ ...lockedOrder(), orderNumber: "offline" })));
  act(() => retryNow());

  await title("Your free result");
});

test("a server error is reported, with a button", async () => {
  server.use(http.get(call, () => HttpResponse.json({}, { status: 503 })));
  await visit("/report/result/iq-1#orderNumber=trouble");

  expect(await screen.findByRole("button", { name: "Retry" }, { timeout: 5000 })).toBeDefined();
});

test("the address is copied without the visitor's parameters", async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
  const orderNumber = await open(lockedOrder());

  fireEvent.click(await screen.findByRole("button", { name: "Copy link" }));

  expect(await screen.findByText("Link copied")).toBeDefined();
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/report/result/iq-1#orderNumber=${orderNumber}`);
  vi.unstubAllGlobals();
});

test("a copy that fails says so", async () => {
  await open(lockedOrder());

  fireEvent.click(await screen.findByRole("button", { name: "Copy link" }));

  expect(await screen.findByText("Copy failed")).toBeDefined();
});

/** A boot whose packages hold the things of a bought result. */
function sellingBoot() {
  const items = ["iq_score", "report", "left_right_brain", "certificate"].map((code) =>
    sampleItem(code, { content: `More on ${code}.`, available: code !== "left_right_brain" }),
  );
  const skus = sampleBoot().skus.map((sku, index) => ({ ...sku, items: items.slice(0, index + 1) }));
  return sampleBoot({ skus });
}

test("a bought result shows the score with its margin, the rank and the class", async () => {
  await open(paidOrder());

  await title("Your result");
  await vi.waitFor(() => expect(document.title).toBe("Your result · Tessera"));
  expect(page()).toContain("114");
  expect(page()).toContain("Margin of error: 105 to 123");
  expect(page()).toContain("You scored higher than about 82 in 100 people.");
  expect(page()).toContain("That’s “Average”");
  expect(page()).not.toContain("It’s wide because");
  expect(screen.queryByText("Start the full test")).toBeNull();
});

test("a bought result shows its receipt, where the link was sent, and a link to support", async () => {
  const orderNumber = await open(paidOrder());

  await title("Your result");
  expect(page()).toContain("“Answers” for €7,99, tax included");
  expect(page()).toContain(
    "We sent the link to this page to g•••@example.com. Your e-mail provider received it on",
  );
  expect(href("Help with this purchase")).toBe(`/support/iq-1?gclid=click&hl=EN#orderNumber=${orderNumber}`);
});

test.each([
  ["waiting", "is on its way to g•••@example.com"],
  ["unconfirmed", "didn’t confirm that it arrived"],
  ["refused", "rejected our e-mail"],
])("a receipt that is %s says so", async (mail, words) => {
  await open(paidOrder({ purchase: samplePurchase({ delivery: { mail } }) }));

  await title("Your result");
  expect(page()).toContain(words);
});

test("items that can be used and items that aren't open yet are separate", async () => {
  const items = ["iq_score", "report", "left_right_brain"];
  const orderNumber = await open(paidOrder({ items, report: sampleReport() }), undefined, sellingBoot());

  await title("Your result");
  const list = (name: string) =>
    within(screen.getByRole("heading", { name }).parentElement as HTMLElement)
      .getAllByRole("listitem")
      .map((item) => item.textContent);
  expect(list("Ready to use")).toEqual(["The iq_scoreMore on iq_score.", "The reportMore on report."]);
  expect(href("The report")).toBe(
    `/report/result-download/iq-1?gclid=click&hl=EN#orderNumber=${orderNumber}`,
  );
  expect(list("Not available yet")).toEqual(["The left_right_brainMore on left_right_brain."]);
  expect(page()).toContain("you can get your money back until November 29, 2026");
});

test("more can be added for the price difference", async () => {
  const larger = sellingBoot().skus[3] as Sku;
  const extra = { ...larger, kind: "upgrade", price: { currency: "EUR", amount: 500 } };
  server.use(http.get("*/tessera/exam/extra/package/list/:orderNumber", () => answering([extra])));
  const orderNumber = await open(paidOrder(), undefined, sellingBoot());

  const more = await screen.findByRole("region", { name: "Add more to your report" });
  const button = within(more).getByRole("link", { name: "Add for €5,00" });
  expect(button.getAttribute("href")).toBe(
    `/payPage/iq-1?skuId=4&gclid=click&hl=EN#orderNumber=${orderNumber}`,
  );
  const card = within(button.closest("li") as HTMLElement);
  expect(card.getByText("The certificate")).toBeDefined();
  expect(card.queryByText("The iq_score")).toBeNull();
});

test("the money back is at the bottom of a bought result", async () => {
  const orderNumber = await open(paidOrder());
  const amount = { currency: "EUR", amount: 790 };
  server.use(http.post("*/pay/order/refund", () => answering({ orderNumber, amount })));

  fireEvent.click(await screen.findByRole("button", { name: "Get your money back" }));
  fireEvent.click(screen.getByRole("button", { name: "Yes, refund me" }));

  expect(await screen.findByText(/^Done\. We’re refunding €7,90/)).toBeDefined();
});

test.each([
  ["refunded", "You’ve been refunded."],
  ["processing", "Your bank hasn’t confirmed the payment yet."],
  ["review", "We’re checking a detail"],
])("a note is above the free result of an order that is %s", async (state, words) => {
  server.use(http.post(status, () => answering(statusOf({ purchase: samplePurchase({ state }) }))));
  await open(lockedOrder());

  expect(await screen.findByText(new RegExp(words))).toBeDefined();
});

/** The browser remembers a bundle with `testsLeft` tests. */
function ownBundle(testsLeft: number) {
  const bundle = `bundle${visits}`;
  rememberBundle(bundle, Date.now());
  server.use(
    http.post(status, async ({ request }) => {
      const { orderNumber } = (await request.json()) as { orderNumber: string };
      return answering(statusOf({ orderNumber, testsLeft: orderNumber === bundle ? testsLeft : 0 }));
    }),
  );
}

test("a bundle of this browser opens the report on a later result", async () => {
  ownBundle(2);
  const orderNumber = await open(lockedOrder());
  server.use(
    http.post("*/tessera/exam/extra/order/submit", () => {
      server.use(http.get(call, () => answering({ ...paidOrder(), orderNumber })));
      return answering({ unlocked: true });
    }),
  );

  fireEvent.click(await screen.findByRole("button", { name: "Use one of my 2 tests" }));

  await title("Your result");
});

test("a bundle that has nothing left says so in the server's words", async () => {
  ownBundle(1);
  server.use(http.post("*/tessera/exam/extra/order/submit", () => refusing(10458, "All tests are used.")));
  await open(lockedOrder());

  fireEvent.click(await screen.findByRole("button", { name: "Use my last test" }));

  expect(await screen.findByText("All tests are used.")).toBeDefined();
});

test("a bought bundle is remembered, with what is left of it", async () => {
  server.use(http.post(status, () => answering(statusOf({ status: "completed", testsLeft: 2 }))));
  const orderNumber = await open(paidOrder({ purchase: samplePurchase({ kind: "bundle" }) }));

  expect(await screen.findByText(/^You have 2 tests left in your bundle\./)).toBeDefined();
  expect(knownBundle("", Date.now())).toBe(orderNumber);
});
