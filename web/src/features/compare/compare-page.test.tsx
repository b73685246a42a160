import { fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { Route, Routes } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../../api/queries";
import type { Comparison, Invitation } from "../../api/questionnaire-types";
import { comparedOrder, openInvitation, rememberComparison, rememberInvitation } from "../../lib/comparisons";
import { markSignedIn } from "../../lib/mark-signed-in";
import { takeReturn } from "../../lib/sign-in-return";
import { writeLasting } from "../../lib/storage";
import { renderPage } from "../../testing/render-page";
import { agreed, comparison, mine, moved, other, token } from "../../testing/sample-comparisons";
import { answering, refusing, testServer } from "../../testing/server";
import { ComparePage } from "./compare-page";

const server = testServer();
const exam = 4;
const unknown = () => refusing(10_461, "nothing");

beforeEach(() => queryClient.clear());

interface Visit {
  invitation?: Partial<Invitation>;
  /** What the server shows of the comparison, by order; others get what a wrong token gets. */
  seen?: Record<string, Comparison>;
}

/** Opens the link; returns the calls that change something. */
async function open({ invitation = {}, seen = {} }: Visit = {}) {
  const asked: Record<string, unknown>[] = [];
  server.use(
    http.get("*/tessera/exam/compare/:token", () =>
      answering({ state: "waiting", name: "Ben", examId: exam, ...invitation }),
    ),
    http.post("*/tessera/exam/order/compare", async ({ request }) => {
      const ask = (await request.json()) as { action: string; orderNumber: string };
      if (ask.action !== "read") asked.push(ask);
      if (ask.action === "agree") return answering(agreed({ invited: false }) as never);
      if (ask.action === "stop") return answering(comparison({ state: "stopped" }) as never);
      const found = seen[ask.orderNumber];
      return found ? answering(found as never) : unknown();
    }),
  );
  await show();
  return asked;
}

async function show() {
  await renderPage(
    <Routes>
      <Route path="/compare/:token" element={<ComparePage />} />
    </Routes>,
    { address: `/compare/${token}?hl=EN`, areas: ["type16", "questionnaire", "result"] },
  );
  await screen.findByRole("heading", { level: 1 });
}

const title = () => screen.getByRole("heading", { level: 1 }).textContent;
const page = () => screen.getByRole("main").textContent ?? "";
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const takenHere = (orderNumber = "own") =>
  writeLasting(`order-${exam}`, { orderNumber, runId: "run" }, Date.now());

test("whoever has no result is told who invites and what is shown, and takes the test first", async () => {
  await open();

  expect(title()).toBe("Ben would like to compare types with you");
  expect(page()).toContain("you’ll each see the other’s four bars and letters, and nothing else");
  expect(screen.getByRole("link", { name: "Find out your type" }).getAttribute("href")).toBe(
    "/answer_question/start_loading/type16-4?hl=EN",
  );
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(openInvitation(Date.now())).toBe(token);
});

test("whoever took the test elsewhere signs in and comes back", async () => {
  await open({ invitation: { name: null } });

  expect(title()).toBe("Someone would like to compare types with you");
  fireEvent.click(screen.getByRole("link", { name: "Taken it before? Sign in" }));
  expect(takeReturn()).toBe(`/compare/${token}?hl=EN`);
});

test("with a result of this browser the invited person agrees, once they have consented", async () => {
  takenHere();
  rememberInvitation(token, Date.now());
  const asked = await open();

  press("Agree and compare");
  expect(screen.getByText("Please check the box first.")).toBeDefined();
  expect(asked).toEqual([]);
  fireEvent.click(
    screen.getByRole("checkbox", { name: "Yes, show my four bars and letters to Ben, and theirs to me." }),
  );
  fireEvent.change(screen.getByRole("textbox", { name: "Your first name" }), { target: { value: "Ann" } });
  press("Agree and compare");

  await screen.findByRole("region", { name: "Your four bars and those of Ben" });
  expect(asked).toEqual([{ orderNumber: "own", action: "agree", token, name: "Ann" }]);
  expect(openInvitation(Date.now())).toBeUndefined();
  expect(comparedOrder(token, Date.now())).toBe("own");
});

test("declining sends nothing, forgets the invitation and leads to one's own result", async () => {
  takenHere();
  rememberInvitation(token, Date.now());
  const asked = await open();

  const link = screen.getByRole("link", { name: "No, thanks" });
  fireEvent.click(link);

  expect(link.getAttribute("href")).toBe("/report/result/type16-4?hl=EN#orderNumber=own");
  expect(openInvitation(Date.now())).toBeUndefined();
  expect(asked).toEqual([]);
});

test("answers that came to no type are refused in the server's words, and another test is offered", async () => {
  takenHere();
  await open({ invitation: { name: undefined } });
  server.use(http.post("*/tessera/exam/order/compare", () => refusing(10_463, "There is no type.")));

  fireEvent.click(screen.getByRole("checkbox", { name: /to the person who invited me/ }));
  press("Agree and compare");

  expect(await screen.findByText("There is no type.")).toBeDefined();
  expect(screen.getByRole("link", { name: "Find out your type" })).toBeDefined();
  await vi.waitFor(() => expect(openInvitation(Date.now())).toBe(token));
});

test("a result of the account counts like one of this browser, the newest first", async () => {
  markSignedIn();
  const order = (orderNumber: string, examId: number, submittedAt: string) => ({
    ...{ orderNumber, examId, submittedAt, code: "type16", name: "16 types" },
    ...{ free: false, reference: "R", status: "completed" },
  });
  server.use(
    http.get("*/tessera/user/get", () => answering({ id: "account" })),
    http.get("*/tessera/user/order/list/account", () =>
      answering([
        order("older", exam, "2026-01-01T00:00:00Z"),
        order("newer", exam, "2026-11-01T00:00:00Z"),
        order("puzzles", 1, "2026-11-02T00:00:00Z"),
      ]),
    ),
  );
  const asked = await open();

  fireEvent.click(screen.getByRole("checkbox"));
  press("Agree and compare");

  await screen.findByRole("region", { name: "Where you differ" });
  expect(asked).toEqual([{ orderNumber: "newer", action: "agree", token }]);
});

test("a session that has ended is no obstacle", async () => {
  markSignedIn();
  server.use(http.get("*/tessera/user/get", () => new HttpResponse(null, { status: 401 })));
  await open();

  expect(screen.getByRole("link", { name: "Find out your type" })).toBeDefined();
});

test("whoever invites sees that the other person is still missing, and the link to send", async () => {
  rememberComparison(token, "mine", Date.now());
  await open({ seen: { mine: comparison() } });

  expect(page()).toContain("Waiting for the other person.");
  expect(screen.getByRole("link", { name: `${location.origin}/compare/${token}` })).toBeDefined();
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("both see both: bars with margins, and where they differ beyond those margins", async () => {
  takenHere("second");
  await open({ invitation: { state: "agreed" }, seen: { second: agreed({ invited: false }) } });

  const bars = within(screen.getByRole("region", { name: "Your four bars and those of Ben" }));
  expect(
    bars.getByRole("img", {
      name:
        "Outgoing or reserved. You: More outgoing than 54% of the comparison group. " +
        "Ben: More reserved than 82% of the comparison group.",
    }),
  ).toBeDefined();
  expect(bars.getByText("80% margin: 8% to 31%")).toBeDefined();
  expect(bars.getAllByText(/^Here your margins overlap/)).toHaveLength(2);
  const differ = within(screen.getByRole("region", { name: "Where you differ" }));
  expect(differ.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "One of you is more outgoing, the other more reserved.",
    "One of you is more planned, the other more spontaneous.",
  ]);
});

test("two questions come from the scale with the largest difference, and nothing adds the two up", async () => {
  takenHere("second");
  await open({ invitation: { state: "agreed" }, seen: { second: agreed() } });

  const questions = within(screen.getByRole("region", { name: "Two questions to talk about" }));
  expect(questions.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Which things do we need to plan together/),
    expect.stringMatching(/^What does being on time/),
  ]);
  expect(page()).toContain("You won’t find a score for how well you go together");
  // Every percentage is the place or the margin of one person.
  const others = page().replaceAll(/80% margin: \d+% to \d+%/g, "");
  expect(others).not.toContain("%");
});

test("people who can't be told apart get questions of every scale", async () => {
  takenHere("second");
  const alike = { ...other, name: null, letters: moved({}) };
  await open({ invitation: { state: "agreed" }, seen: { second: agreed({ mine, other: alike }) } });

  expect(screen.getByRole("region", { name: "Your four bars and those of the other person" })).toBeDefined();
  expect(page()).toContain("Your margins overlap on all four scales.");
  expect(page()).not.toContain("Here your margins overlap");
  const questions = within(screen.getByRole("region", { name: "Questions to talk about" }));
  expect(questions.getAllByRole("listitem")).toHaveLength(8);
});

test("either of them ends it after a question, at once", async () => {
  takenHere("second");
  const asked = await open({ invitation: { state: "agreed" }, seen: { second: agreed() } });

  press("Turn off the comparison");
  expect(asked).toEqual([]);
  press("Turn it off");

  await screen.findByRole("heading", { level: 1, name: "This comparison was turned off" });
  expect(asked).toEqual([{ orderNumber: "second", action: "stop", token }]);
  expect(page()).not.toContain("Ben");
});

test("a comparison that was turned off shows nothing of either", async () => {
  takenHere("second");
  await open({ invitation: { state: "stopped", name: null }, seen: { second: agreed() } });

  expect(title()).toBe("This comparison was turned off");
});

test("whoever is neither of the two sees what a wrong link shows", async () => {
  takenHere("stranger");
  await open({ invitation: { state: "agreed" } });

  expect(title()).toBe("This link is no longer active");
  expect(page()).not.toContain("Ben");
  expect(screen.getByRole("link", { name: "Taken it before? Sign in" })).toBeDefined();
});

test("a wrong link says so", async () => {
  server.use(http.get("*/tessera/exam/compare/:token", unknown));
  await show();

  expect(title()).toBe("This link is no longer active");
  expect(page()).toContain("Ask the person who sent it to you for a new one.");
});

test("a fault can be tried again", async () => {
  takenHere();
  server.use(
    http.get("*/tessera/exam/compare/:token", () => answering({ state: "waiting", examId: exam })),
    http.post("*/tessera/exam/order/compare", () => new HttpResponse(null, { status: 500 })),
  );
  await show();

  expect(screen.getByRole("button", { name: "Retry" })).toBeDefined();
});
