// The screens of a questionnaire under their addresses, as a browser would show them.
import { screen } from "@testing-library/react";
import { Route, Routes, useLocation } from "react-router";
import { vi } from "vitest";
import type { Instrument, StatementList } from "../api/questionnaire-types";
import type { Boot, ExamInfo } from "../api/types";
import { StartPage } from "../features/taking/questionnaire/start-page";
import { StatementPage } from "../features/taking/questionnaire/statement-page";
import { SubmitPage } from "../features/taking/questionnaire/submit-page";
import { paths } from "../lib/all-paths";
import { startRun } from "../run/tab";
import { renderPage } from "./render-page";
import { sampleBoot } from "./sample-boot";

export const type16 = { code: "type16", examId: 4 };

export const answers = [
  "Very inaccurate",
  "Rather inaccurate",
  "Neither",
  "Rather accurate",
  "Very accurate",
];

export function sampleStatements(count: number, instrument: Instrument = "type16"): StatementList {
  return {
    examId: type16.examId,
    formId: 1_600_000_001,
    kind: "questionnaire",
    instrument,
    answers,
    statements: Array.from({ length: count }, (_, index) => ({
      id: `s${index + 1}`,
      text: `Sentence ${index + 1}.`,
    })),
  };
}

export function questionnaireBoot(exam: Partial<ExamInfo> = {}, change: Partial<Boot> = {}): Boot {
  const boot = sampleBoot();
  const own = { id: type16.examId, code: "type16", name: "16 types", questions: 66, options: 5, ...exam };
  return { ...boot, exam: { ...boot.exam, ...own }, ...change };
}

export function beginStatements(count = 4): void {
  const list = sampleStatements(count);
  startRun({ runId: "run", list, ticket: "ticket", now: Date.now(), width: 390, clockOffsetMs: null });
}

/** From now on the window is as wide as a desk's, or a phone's. */
export function screenIs(kind: "wide" | "narrow"): void {
  vi.spyOn(globalThis, "matchMedia").mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), { media, matches: kind === "wide", onchange: null }) as MediaQueryList,
  );
}

export async function openQuestionnaire(address: string, boot = questionnaireBoot()) {
  await renderPage(<Screens />, { address, boot, areas: ["site", "test", "questionnaire"] });
}

function Screens() {
  return (
    <Routes>
      <Route path={paths.startLoading(type16)} element={<StartPage />} />
      <Route path={paths.question(type16)} element={<StatementPage />} />
      <Route path={paths.answerSubmit(type16)} element={<SubmitPage />} />
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
