import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { shareBelow } from "../../ui/normal";
import { ClassesContent } from "./class-table";
import { renderInEnglish } from "./render-in-english";

test("the table names every class with its limits and its share of the curve", async () => {
  await renderInEnglish(<ClassesContent />);

  const [, ...rows] = within(screen.getByRole("table")).getAllByRole("row");
  const cells = rows.map((row) => Array.from(row.children, (cell) => cell.textContent));
  expect(cells).toEqual([
    ["Genius", "above 145", "under 1%"],
    ["Very superior", "130–145", "about 2%"],
    ["Superior", "115–129", "about 14%"],
    ["Average", "85–114", "about 68%"],
    ["Slightly below average", "80–84", "about 7%"],
    ["Below average", "70–79", "about 7%"],
    ["Well below average", "below 70", "about 2%"],
  ]);
});

test("the shares are those of the normal distribution", () => {
  expect(shareBelow(100)).toBeCloseTo(0.5, 6);
  expect(shareBelow(115)).toBeCloseTo(0.8413447, 6);
  expect(shareBelow(70)).toBeCloseTo(0.0227501, 6);
  expect(shareBelow(145)).toBeCloseTo(0.9986501, 6);
});
