import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { Route, Routes, useLocation } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import type { Profile } from "../../../api/questionnaire-types";
import type { OrderInfo } from "../../../api/types";
import { openInvitation, rememberInvitation } from "../../../lib/comparisons";
import { grantingOrder, rememberGrantingOrder } from "../../../lib/granting-order";
import { questionnaireBoot } from "../../../testing/questionnaire-screens";
import { renderPage } from "../../../testing/render-page";
import { moved } from "../../../testing/sample-comparisons";
import { sampleStatus } from "../../../testing/sample-orders";
import {
  eqProfile,
  freeProfile,
  lockedType,
  paidProfile,
  riasecProfile,
  thinkingProfile,
  typeProfile,
} from "../../../testing/sample-profiles";
import { sampleReport } from "../../../testing/sample-report";
import { answering, refusing, testServer } from "../../../testing/server";
import { ResultPage } from "../result-page";

const server = testServer();

beforeEach(() => {
  const nothing = sampleStatus({ status: "pending_payment", purchase: undefined, items: [] });
  server.use(
    http.post("*/pay/check/status", () => answering(nothing)),
    http.get("*/exam/extra/package/list/:orderNumber", () => answering([])),
    http.post("*/exam/order/certificate", () => answering({ nameShown: true })),
    http.post("*/exam/order/info/share", () => answering({ show: [], listed: false })),
    http.post("*/exam/order/compare", () => answering({ comparisons: [] })),
  );
});

/** Each visit uses another order, so that no cached answer is used. */
let visits = 0;

async function open(order: OrderInfo) {
  visits += 1;
  const orderNumber = `quest${visits}`;
  server.use(http.get("*/exam/order/info/:orderNumber", () => answering({ ...order, orderNumber })));
  const path = order.access === "free" ? "/report/result-free-test" : "/report/result";
  await renderPage(
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
    {
      address: `${path}/${order.code}-${order.examId}#orderNumber=${orderNumber}`,
      boot: questionnaireBoot({ id: order.examId, code: order.code }),
      areas: ["site", "result", "checkout"],
    },
  );
  return orderNumber;
}

function Address() {
  return <p data-testid="address">{useLocation().pathname}</p>;
}

const heading = () => screen.findByRole("heading", { level: 1 });
const part = async (name: string) => within(await screen.findByRole("region", { name }));

test("the likeliest type leads, with its creature, its name and a small letter where it is balanced", async () => {
  await open(lockedType());

  expect((await heading()).textContent).toBe("eNFP The Breezy Gull");
  expect(
    screen.getByText(
      "Your answers point to eNFP, The Breezy Gull. A lowercase letter means you’re near the middle on that scale.",
    ),
  ).toBeDefined();
  expect(screen.getByRole("img", { name: /^The Breezy Gull, a figure/ })).toBeDefined();
  await vi.waitFor(() => expect(document.title).toBe("Your type: eNFP, The Breezy Gull · Tessera"));
});

test("the likeliest types come with their probabilities, in a sentence and as bars", async () => {
  await open(lockedType());

  const likely = await part("Your type, and the ones closest to it");
  expect(
    likely.getByText("Your most likely type is ENFP (48%), followed by INFP (33%) and ENFJ (9%)."),
  ).toBeDefined();
  const names = likely.getAllByRole("listitem").map((row) => row.textContent);
  expect(names).toEqual([
    "ENFP · The Breezy Gull48%",
    expect.stringMatching(/^INFP · The .*33%$/),
    "ENFJ · The Guiding Elephant9%",
  ]);
});

test.each([
  [[82, 9], "ENFP is a clear fit: 82% likely, far ahead of every other type."],
  [[40, 36, 9], "Two types fit you about equally well: ENFP (40%) and INFP (36%). ENFJ comes next (9%)."],
])("probabilities of %j are told as they are", async (percents, sentence) => {
  const likely = percents.map((percent, index) => ({
    code: ["ENFP", "INFP", "ENFJ"][index] ?? "",
    percent,
  }));
  await open(lockedType({}, { ...typeProfile, likely }));

  expect(await screen.findByText(sentence)).toBeDefined();
});

test("each scale has its poles, its letter or that it is balanced, how sure that is, and its margin", async () => {
  await open(lockedType());

  const scales = await part("Your four scales");
  const rows = scales.getAllByRole("listitem").map((row) => row.textContent);
  expect(rows[0]).toBe(
    "ReservedE/I balancedOutgoing" +
      "Outgoing and reserved in balance: even the likelier side gets only 56%." +
      "More outgoing than 54% of the comparison group · 80% margin: 38% to 69%",
  );
  expect(rows[3]).toContain("SpontaneousPPlanned");
  expect(rows[3]).toContain("More spontaneous than 80% of the comparison group");
  expect(scales.getByText(/If you retake the test/)).toBeDefined();
});

test("the offer comes after the result, with prices and without a sample of another report", async () => {
  await open(lockedType());

  const offer = await part("See what your type looks like in real life");
  expect(offer.getByRole("link", { name: "Get my report" })).toBeDefined();
  expect(offer.queryByRole("link", { name: "See a sample report first" })).toBeNull();
  const headings = screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent);
  expect(headings.indexOf("Your four scales")).toBeLessThan(
    headings.indexOf("See what your type looks like in real life"),
  );
});

test.each([
  ["2026-11-16T10:00:00Z", /^Retake the test on or after/, false],
  ["2020-01-01T10:00:00Z", /Enough time has passed/, true],
])("a result of %s says when to take it again", async (submittedAt, sentence, now) => {
  vi.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-17T10:00:00Z"));
  await open(lockedType({ submittedAt }));

  expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.queryByRole("link", { name: "Retake the test" }) !== null).toBe(now);
});

test.each<[Profile, string, string]>([
  [eqProfile, "Your emotional skills", "By your own account, Empathy comes most easily"],
  [thinkingProfile, "Your thinking style", "Brain scans show no left- or right-brained people"],
  [riasecProfile, "Your career interests", "Two interests lead: Investigative and Artistic."],
])("$instrument has its own free result", async (profile, title, sentence) => {
  await open(freeProfile(profile));

  expect((await heading()).textContent).toBe(title);
  expect(screen.getByText(new RegExp(sentence))).toBeDefined();
  expect(screen.getByTestId("address").textContent).toMatch(/^\/report\/result-free-test\//);
});

test.each([eqProfile, thinkingProfile, riasecProfile])(
  "$instrument says whose answers it rests on",
  async (profile) => {
    await open(freeProfile(profile));

    expect(await screen.findByText(/19,356 volunteers who answered in English around 2012/)).toBeDefined();
  },
);

test("a type says whom it is compared with, and until when", async () => {
  await open(lockedType());

  const said = await screen.findByText(/compared with 19,356 people/);
  expect(said.textContent).toContain("in English around 2012");
  expect(said.textContent).toContain("once 1,000 of them have answered");
});

test("five facets come with their margins, and a total only where there is one", async () => {
  await open(freeProfile(eqProfile));

  const skills = await part("Your five skills");
  const rows = skills.getAllByRole("listitem").map((row) => row.textContent);
  expect(rows).toHaveLength(5);
  expect(rows[3]).toContain("Empathy84 · 80% margin: 75 to 93");
  expect(screen.queryByText(/All five together/)).toBeNull();
});

const skills = (...values: number[]): Profile => ({
  ...eqProfile,
  facets: eqProfile.facets.map((facet, index) => {
    const value = values[index] ?? 0;
    return { ...facet, value, low: value - 9, high: value + 9 };
  }),
});

test.each([
  [
    skills(30, 40, 35, 84, 45),
    "By your own account, Empathy comes most easily to you, and Self-awareness takes the most effort.",
  ],
  [
    skills(30, 40, 84, 70, 45),
    "By your own account, Expression and Empathy come most easily to you. They’re too close to rank.",
  ],
  [skills(70, 30, 84, 75, 45), "Too close to rank: Expression, Empathy, Self-awareness."],
  [skills(60, 61, 62, 63, 64), "You rate all five about equally. No single skill stands out."],
])("only a skill whose margin is above all others is named as the one: %#", async (profile, sentence) => {
  await open(freeProfile(profile));

  expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.queryAllByText(/comes most easily/)).toHaveLength(
    sentence.includes("comes most easily") ? 1 : 0,
  );
});

test("the map says in words where the point is", async () => {
  await open(freeProfile(thinkingProfile));

  expect(
    await screen.findByRole("img", { name: /Analytic 74, intuitive 41\. Area: Mostly analytic\./ }),
  ).toBeDefined();
});

test("flat interests have no leader", async () => {
  await open(freeProfile({ ...riasecProfile, leading: [], flat: true }));

  expect(await screen.findByText("Many interests, none far ahead")).toBeDefined();
});

test("answers that can't be analysed are explained, and nothing is sold", async () => {
  const reasons = [{ code: "same_category", figure: 12 }, { code: "random" }];
  await open(lockedType({ result: undefined, valid: false, reasons }));

  expect(await screen.findByText(/the same answer 12 times in a row/)).toBeDefined();
  expect(screen.getByText(/hard to tell apart from random ones/)).toBeDefined();
  expect(screen.getByText(/read each statement before you answer/)).toBeDefined();
  expect(screen.queryByText(/puzzles/)).toBeNull();
});

test("a bought result is its report, with its files and its certificate", async () => {
  await open(paidProfile(typeProfile, { items: ["report", "certificate"], report: sampleReport() }));

  expect((await heading()).textContent).toBe("Your type report");
  expect(screen.getByRole("region", { name: "Summary" })).toBeDefined();
  expect(screen.getByText("Your report to keep, in any of nine languages.")).toBeDefined();
  expect(await screen.findByRole("textbox", { name: "Name on the certificate" })).toBeDefined();
  expect(screen.queryByRole("img", { name: /Certificate/ })).toBeNull();
});

test("an owner makes a link to the card, sees it as others do, and revokes it", async () => {
  const url = "https://site.test/share/t0ken";
  const asked: string[] = [];
  server.use(
    http.post("*/exam/order/info/share", async ({ request }) => {
      const { action } = (await request.json()) as { action: string };
      asked.push(action);
      return answering({ show: [], listed: false, url: action === "make" ? url : undefined });
    }),
  );
  await open(paidProfile(typeProfile, { report: sampleReport() }));

  fireEvent.click(await screen.findByRole("button", { name: "Create link" }));
  expect((await screen.findByRole("link", { name: url })).getAttribute("href")).toBe(url);
  expect(screen.getByRole("img", { name: /the letters eNFP and four bars/ })).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Turn off the link" }));
  fireEvent.click(screen.getByRole("button", { name: "Turn it off" }));

  expect(await screen.findByRole("button", { name: "Create link" })).toBeDefined();
  expect(asked).toEqual(["read", "make", "revoke"]);
});

test("an order that pays for the test opens its report by itself", async () => {
  rememberGrantingOrder(eqExam, "payer", Date.now());
  const spent = vi.fn();
  server.use(
    http.post("*/exam/extra/order/submit", async ({ request }) => {
      spent(await request.json());
      const paid = paidProfile(eqProfile, { orderNumber: "opened", report: sampleReport() });
      server.use(http.get("*/exam/order/info/:orderNumber", () => answering({ ...paid })));
      return answering({ unlocked: true });
    }),
  );
  const orderNumber = await open(freeProfile(eqProfile));

  await vi.waitFor(() => expect(screen.getByTestId("address").textContent).toBe("/report/result/eq-5"));
  expect(spent).toHaveBeenCalledWith({ orderNumber, bundleOrder: "payer", consent: {} });
  expect(grantingOrder(eqExam, Date.now())).toBeUndefined();
});

test("an order that has paid already isn't asked again", async () => {
  rememberGrantingOrder(eqExam, "payer", Date.now());
  server.use(http.post("*/exam/extra/order/submit", () => refusing(10_470, "used")));
  await open(freeProfile(eqProfile));

  expect(await part("See your five skills in everyday life")).toBeDefined();
  expect(grantingOrder(eqExam, Date.now())).toBeUndefined();
});

test("a report that couldn't be opened is opened by a button", async () => {
  rememberGrantingOrder(eqExam, "payer", Date.now());
  server.use(http.post("*/exam/extra/order/submit", () => new HttpResponse(null, { status: 500 })));
  await open(freeProfile(eqProfile));
  await screen.findByText(/couldn’t open it just now/);

  server.use(http.post("*/exam/extra/order/submit", () => refusing(10_470, "used")));
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));

  expect(await part("See your five skills in everyday life")).toBeDefined();
});

test("an earlier result stands beside this one, with the letters that changed", async () => {
  const earlier = {
    takenAt: "2026-09-01T10:00:00Z",
    code: "ENFJ",
    printed: "ENFJ",
    letters: moved({ J: { letter: "J", percentile: 61, low: 47, high: 74 } }),
  };
  await open(lockedType({ submittedAt: "2026-11-16T10:00:00Z" }, { ...typeProfile, earlier }));

  const both = await part("Then and now");
  expect(both.getByText("First ENFJ, now eNFP.")).toBeDefined();
  expect(both.getByText(/^One letter is different\./)).toBeDefined();
  expect(both.getAllByText(/^[JP]$/, { selector: "mark" }).map((letter) => letter.textContent)).toEqual([
    "J",
    "P",
  ]);
  expect(both.getAllByText("September 1, 2026", { selector: "bdi" })).toHaveLength(4);
  expect(both.getByText("80% margin: 47% to 74%")).toBeDefined();
  expect(screen.getByText("Want a second look?")).toBeDefined();
});

test("letters that stayed the same are said to, even if one became small", async () => {
  const earlier = { ...typeProfile, takenAt: "2026-09-01T10:00:00Z", printed: "ENFP", letters: moved({}) };
  await open(paidProfile({ ...typeProfile, earlier }, { report: sampleReport() }));

  const both = await part("Then and now");
  expect(both.getByText("All four letters stayed the same.")).toBeDefined();
  expect(both.queryByText(/./, { selector: "mark" })).toBeNull();
});

test("without an earlier result nothing is compared with it", async () => {
  await open(lockedType());

  await heading();
  expect(screen.queryByRole("region", { name: "Then and now" })).toBeNull();
});

test.each([
  ["a free type", lockedType(), 1],
  ["a bought type", paidProfile(typeProfile, { report: sampleReport() }), 1],
  ["emotional skills", freeProfile(eqProfile), 0],
])("from %s somebody can be invited to compare, if it is a type", async (_, order, cards) => {
  await open(order);

  await heading();
  expect(screen.queryAllByRole("heading", { name: "Compare with someone you know" })).toHaveLength(cards);
});

const invitation = (answer: () => ReturnType<typeof answering>) =>
  server.use(http.get("*/exam/compare/:token", answer));

test("a result leads back to the invitation that was opened before the test", async () => {
  rememberInvitation("t0ken", Date.now());
  invitation(() => answering({ state: "waiting", name: "Ben", examId: 4 }));
  await open(lockedType());

  expect(
    await screen.findByRole("heading", { name: "Ben would like to compare types with you" }),
  ).toBeDefined();
  expect(screen.getByRole("link", { name: "See the invitation" }).getAttribute("href")).toBe(
    "/compare/t0ken?hl=EN",
  );
});

test.each([
  ["was turned off", () => answering({ state: "stopped", examId: 4 })],
  ["is unknown", () => refusing(10_461, "nothing")],
])("an invitation that %s is forgotten", async (_, answer) => {
  rememberInvitation("t0ken", Date.now());
  invitation(answer);
  await open(lockedType());

  await waitFor(() => expect(openInvitation(Date.now())).toBeUndefined());
  expect(screen.queryByRole("link", { name: "See the invitation" })).toBeNull();
});

const eqExam = 5;
