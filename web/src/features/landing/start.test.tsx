import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { sampleBoot } from "../../testing/sample-boot";
import { Free } from "./free";
import { renderInEnglish } from "./render-in-english";
import { Start } from "./start";
import { variants } from "./variants";

function renderAt(address: string, part: ReactElement, boot = sampleBoot()) {
  return renderInEnglish(<MemoryRouter initialEntries={[address]}>{part}</MemoryRouter>, boot);
}

const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

test("the first button starts the page's own test and keeps the tracking parameters", async () => {
  await renderAt("/?HL=de&GCLID=click&page=2", <Start variant={variants.yellow_girl} down />);

  expect(href("Start the test")).toBe("/answer_question/start_loading/iq-1?hl=DE&gclid=click");
  expect(href("Try a puzzle now")).toBe("#puzzle");
});

test("the page that leads with what is free begins the free test, the full one comes second", async () => {
  await renderAt("/", <Start variant={variants.free} down />);

  expect(href("Start the free test")).toBe("/answer_question/start_loading/iqfree-3?hl=EN");
  expect(href("Take the full test")).toBe("/answer_question/start_loading/iq-1?hl=EN");
});

test("the page with all tests leads to their list", async () => {
  await renderAt("/", <Start variant={variants.test_center} down />);

  expect(href("Choose a test")).toBe("#catalogue");
});

test("what is free is shown for both tests", async () => {
  await renderAt("/", <Free />);

  expect(screen.getByText(/^12 puzzles and your full result on screen/)).toBeDefined();
  expect(href("Start the free test")).toBe("/answer_question/start_loading/iqfree-3?hl=EN");
});

test("an app without a free test shows the full one only", async () => {
  await renderAt("/", <Free />, sampleBoot({ freeExam: undefined }));

  expect(screen.getByText("In the full test")).toBeDefined();
  expect(screen.queryByText("In the free test")).toBeNull();
});
