import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { sampleBoot } from "../../testing/sample-boot";
import { Free } from "./free";
import { Opening } from "./opening";
import { renderInEnglish } from "./render-in-english";
import { SmallerSteps, Start } from "./start";
import { variants } from "./variants";

function renderAt(address: string, part: ReactElement, boot = sampleBoot()) {
  return renderInEnglish(<MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>, boot);
}

const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

test("the first button starts the page's own test and keeps the tracking parameters", async () => {
  await renderAt("/?HL=de&GCLID=click&page=2", <Start variant={variants.yellow_girl} />);

  expect(href("Start the test")).toBe("/answer_question/start_loading/iq-1?hl=DE&gclid=click");
});

test("whoever isn't ready finds a puzzle and a sample report on the first screen", async () => {
  await renderAt("/?GCLID=click", <SmallerSteps variant={variants.yellow_girl} />);

  expect(href("Try a puzzle now")).toBe("#puzzle");
  expect(href("See a sample report")).toBe("/report/sample/iq-1?gclid=click&hl=EN");
});

test("the first screen says directly under the button what it doesn't ask for, then what it costs", async () => {
  await renderAt("/", <Opening variant={variants.yellow_computer} />);

  const line = screen.getByText("Free to take. No e-mail, no card.");
  const button = screen.getByRole("link", { name: "Start the test" });
  const price = screen.getByText(/^Report from €7,90/);
  expect(button.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(line.compareDocumentPosition(price)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("the page that leads with what is free begins the free test, the full one comes second", async () => {
  await renderAt("/", <Opening variant={variants.free} />);

  expect(href("Start the free test")).toBe("/answer_question/start_loading/iqfree-3?hl=EN");
  expect(href("Take the full test")).toBe("/answer_question/start_loading/iq-1?hl=EN");
});

test("the page with all tests leads to their list", async () => {
  await renderAt("/", <SmallerSteps variant={variants.test_center} />);

  expect(href("Choose a test")).toBe("#catalogue");
});

test("what is free is shown for both tests", async () => {
  await renderAt("/", <Free />);

  expect(screen.getByText(/^12 puzzles and your full result/)).toBeDefined();
  expect(href("Start the free test")).toBe("/answer_question/start_loading/iqfree-3?hl=EN");
});

test("an app without a free test shows the full one only", async () => {
  await renderAt("/", <Free />, sampleBoot({ freeExam: undefined }));

  expect(screen.getByText("In the full test")).toBeDefined();
  expect(screen.queryByText("In the free test")).toBeNull();
});
