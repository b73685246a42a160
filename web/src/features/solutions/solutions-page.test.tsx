import { fireEvent, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { Route, Routes, useLocation } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { ExtraPackage, SolvedQuestion } from "../../api/types";
import { dismissInterruption } from "../../lib/network";
import { renderPage } from "../../testing/render-page";
import { sampleItem } from "../../testing/sample-boot";
import { sampleSolved } from "../../testing/sample-solved";
import { answering, refusing, testServer } from "../../testing/server";
import { SolutionsPage } from "./solutions-page";

const server = testServer();
const call = "*/tessera/exam/order/questions/:orderNumber";
const extras = "*/tessera/exam/extra/package/list/:orderNumber";
afterEach(dismissInterruption);

async function open(address: string) {
  await renderPage(
    <Routes>
      <Route
        path="/report/wrong/:tail"
        element={
          <>
            <SolutionsPage />
            <Address />
          </>
        }
      />
    </Routes>,
    { address: `/report/wrong/iq-1${address}`, areas: ["reading", "test", "result"] },
  );
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="address">{pathname + search + hash}</output>;
}

const solved = (questions: SolvedQuestion[]) =>
  http.get(call, () => answering({ questions, asOf: "2026-11-15T10:00:00Z" }));
const heading = (name: string, level = 1) => screen.findByRole("heading", { level, name });

test("the address says which question is shown, and follows", async () => {
  server.use(solved(sampleSolved()));
  await open("?q=4&gclid=click#orderNumber=a1");

  await heading("Question 4", 2);
  expect(screen.getByText("You got 3 of 5 right.")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Question 2, wrong" }));

  expect(screen.getByTestId("address").textContent).toBe("/report/wrong/iq-1?q=2&gclid=click#orderNumber=a1");
  expect(screen.getByRole("link", { name: "Back to the report" }).getAttribute("href")).toBe(
    "/report/result/iq-1?gclid=click&hl=EN#orderNumber=a1",
  );
});

test("a run without a wrong answer says so and can be walked through", async () => {
  server.use(solved(sampleSolved().map((one) => ({ ...one, chosen: one.answer, right: true }))));
  await open("#orderNumber=a2");

  await heading("Question 1", 2);
  expect(screen.getByText(/^You got every question right/)).toBeDefined();
});

test("an order without the solutions shows what they are and their additional price", async () => {
  const extra = (id: number, amount: number, codes: string[]): ExtraPackage => ({
    id,
    code: `Sku${id}`,
    name: `Package ${id}`,
    kind: "upgrade",
    price: { currency: "EUR", amount },
    mostPopular: false,
    tests: 1,
    items: codes.map((code) => sampleItem(code)),
  });
  server.use(
    http.get(call, () => refusing(10460, "not owned")),
    http.get(extras, () =>
      answering([extra(3, 1000, ["wrong_answers", "certificate"]), extra(2, 500, ["wrong_answers"])]),
    ),
  );
  await open("#orderNumber=a3");

  const link = await screen.findByRole("link", { name: "Unlock for €5,00" });
  expect(link.getAttribute("href")).toBe("/payPage/iq-1?skuId=2&hl=EN#orderNumber=a3");
  expect(screen.getByText(/You upgrade to “Package 2”/)).toBeDefined();
  expect(screen.queryByRole("list", { name: "Questions" })).toBeNull();
});

test("if nothing can be added, the link leads to the result", async () => {
  server.use(
    http.get(call, () => refusing(10460, "not owned")),
    http.get(extras, () => answering([])),
  );
  await open("#orderNumber=a4");

  const link = await screen.findByRole("link", { name: "Back to my result" });
  expect(link.getAttribute("href")).toBe("/report/result/iq-1?hl=EN#orderNumber=a4");
});

test("an unknown order is distinguished from one without the solutions", async () => {
  server.use(http.get(call, () => refusing(10404, "no such order")));
  await open("#orderNumber=a5");
  expect(await screen.findByRole("heading", { level: 1 })).toBeDefined();
  expect(screen.queryByText(/Your package/)).toBeNull();
});

test("a fault can be tried again", async () => {
  server.use(http.get(call, () => new HttpResponse(null, { status: 500 })));
  await open("#orderNumber=a6");
  await heading("Loading failed, please retry");

  server.use(solved(sampleSolved()));
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));

  await heading("Question 2", 2);
});
