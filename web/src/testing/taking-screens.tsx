// The screens of the test under their addresses, as a browser would show them.
import { screen } from "@testing-library/react";
import { Route, Routes, useLocation } from "react-router";
import type { Boot } from "../api/types";
import { QuestionPage } from "../features/taking/question-page";
import { StartPage } from "../features/taking/start-page";
import { SubmitPage } from "../features/taking/submit-page";
import { paths } from "../lib/all-paths";
import { startRun } from "../run/tab";
import { renderPage } from "./render-page";
import { sampleQuestions } from "./sample-questions";

export const exam = { code: "iq", examId: 1 };

export function beginSampleRun(count = 4): void {
  const list = sampleQuestions(count);
  startRun({ runId: "run", list, ticket: "ticket", now: Date.now(), width: 390, clockOffsetMs: null });
}

export async function openScreen(address: string, boot?: Boot) {
  await renderPage(<Screens />, { address, boot, areas: ["site", "test"] });
}

function Screens() {
  return (
    <Routes>
      <Route path={paths.startLoading(exam)} element={<StartPage />} />
      <Route path={paths.question(exam)} element={<QuestionPage />} />
      <Route path={paths.answerSubmit(exam)} element={<SubmitPage />} />
      <Route path="*" element={<Address />} />
    </Routes>
  );
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <p data-testid="address">{pathname + search + hash}</p>;
}

/** The address of a page outside the test, once it is reached. */
export async function addressReached(): Promise<string> {
  return (await screen.findByTestId("address")).textContent ?? "";
}
