import { fireEvent, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, test } from "vitest";
import { dismissInterruption } from "../../lib/network";
import { renderPage } from "../../testing/render-page";
import { sampleBoot } from "../../testing/sample-boot";
import { sampleReport } from "../../testing/sample-report";
import { answering, refusing, testServer } from "../../testing/server";
import { SamplePage } from "./sample-page";

const server = testServer();
const call = "*/tessera/exam/report/sample/:examId/:hl";
const score = { iq: 112, bound: "exact", low: 103, high: 121, percentile: 79, class: "normal" };
const solved = { questions: [], asOf: "2026-11-15T00:00:00Z" };
afterEach(dismissInterruption);

/** Each visit uses another exam, so that no cached answer is used. */
let visits = 100;

async function open() {
  visits += 1;
  const boot = sampleBoot();
  boot.exam = { ...boot.exam, id: visits };
  await renderPage(<SamplePage />, {
    address: `/report/sample/iq-${visits}`,
    boot,
    areas: ["reading", "result", "test"],
  });
}

test("the sample shows a whole report and says that it is a sample", async () => {
  let asked: unknown;
  server.use(
    http.get(call, ({ params }) => {
      asked = params;
      return answering({ score, report: sampleReport({ sample: "Sample with simulated answers" }), solved });
    }),
  );
  await open();

  expect(await screen.findByRole("heading", { name: "Your ranking (percentile)" })).toBeDefined();
  expect(asked).toMatchObject({ examId: String(visits), hl: "EN" });
  expect(screen.getByText(/The answers are simulated/)).toBeDefined();
  expect(screen.getByText("Sample with simulated answers")).toBeDefined();
  fireEvent.click(screen.getByRole("tab", { name: "IQ dimensions" }));
  expect(await screen.findByRole("heading", { name: "Finding patterns" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Take the test" }).getAttribute("href")).toContain(
    `/answer_question/start_loading/iq-${visits}`,
  );
});

test("a sample that fails to load can be retried", async () => {
  server.use(http.get(call, () => HttpResponse.json({}, { status: 503 })));
  await open();
  const retry = await screen.findByRole("button", { name: "Retry" }, { timeout: 5000 });

  server.use(http.get(call, () => answering({ score, report: sampleReport(), solved })));
  fireEvent.click(retry);

  expect(await screen.findByRole("heading", { name: "Your ranking (percentile)" })).toBeDefined();
});

test("a test without a sample says so instead of asking for it again and again", async () => {
  server.use(http.get(call, () => refusing(10404, "We couldn’t find that.")));
  await open();

  expect(await screen.findByText("There’s no sample report for this test yet.")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
  expect(screen.getByRole("link", { name: "Take the test" })).toBeDefined();
});
