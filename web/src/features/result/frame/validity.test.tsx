import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderPage } from "../../../testing/render-page";
import { Reasons } from "./validity";

/** Every code of the server's contract (`Reason` in the schema), with a figure where it has one. */
const codes = {
  low_effort: 41,
  same_option: 8,
  hurried: 73,
  like_guessing: undefined,
  unfinished: 55,
  pasted: 20,
  instant: 3,
  surprising: undefined,
  hard_part_too_good: undefined,
  left_tab: 4,
  hidden: 90,
  narrow_window: 300,
  clock_jump: undefined,
  impossible_times: undefined,
};

test("every reason has a sentence of its own, with its figure", async () => {
  const reasons = Object.entries(codes).map(([code, figure]) => ({ code, figure }));
  await renderPage(<Reasons reasons={reasons} />, { areas: ["result"] });

  const sentences = screen.getAllByRole("listitem").map((item) => item.textContent ?? "");
  expect(new Set(sentences).size).toBe(reasons.length);
  for (const [index, { figure }] of reasons.entries()) {
    expect(sentences[index]).not.toContain("Something else");
    if (figure !== undefined) expect(sentences[index]).toContain(String(figure));
  }
});
