import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { sampleBoot } from "../../testing/sample-boot";
import { ExamNumbers } from "./live-numbers";
import { renderInEnglish } from "./render-in-english";

const { exam } = sampleBoot();
const asOf = "2026-11-14T18:00:00Z";

test("without numbers there is nothing, not even a heading", async () => {
  const { container } = await renderInEnglish(<ExamNumbers exam={{ ...exam, asOf }} />);

  expect(container.innerHTML).toBe("");
});

test("a number without its date is not shown", async () => {
  const { container } = await renderInEnglish(<ExamNumbers exam={{ ...exam, yesterdayCount: 1284 }} />);

  expect(container.innerHTML).toBe("");
});

test("real numbers are shown with their date, and only those that exist", async () => {
  await renderInEnglish(<ExamNumbers exam={{ ...exam, yesterdayCount: 1284, examAvgScore: 101.4, asOf }} />);

  const entries = screen.getAllByRole("listitem").map((entry) => entry.textContent);
  expect(entries).toEqual(["1,284tests finished yesterday", "101average score"]);
  expect(screen.getByText(/^As of /).textContent).toContain("2026");
});
