import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInEnglish } from "../render-in-english";
import { PuzzleBoard } from "./puzzle-board";
import { puzzles } from "./puzzles";

const option = (number: number) => screen.getByRole("button", { name: new RegExp(`^Option ${number}:`) });
const feedback = () => screen.getByRole("status").textContent;

test("every place and every option is described in words", async () => {
  await renderInEnglish(<PuzzleBoard />);

  const places = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(places.map((place) => place.textContent)).toEqual([
    "Row 1, column 1: one circle",
    "Row 1, column 2: 2 squares",
    "Row 1, column 3: 3 triangles",
    "Row 2, column 1: one square",
    "Row 2, column 2: 2 triangles",
    "Row 2, column 3: 3 circles",
    "Row 3, column 1: one triangle",
    "Row 3, column 2: 2 circles",
    "Row 3, column 3: empty. This is the one to find.",
  ]);
  expect(option(4).getAttribute("aria-label")).toBe("Option 4: 3 squares");
});

test("a tap on the right tile lays it and names the rule", async () => {
  await renderInEnglish(<PuzzleBoard />);

  fireEvent.click(option(4));

  expect(feedback()).toMatch(/^Correct\. Every row has a circle/);
  expect(option(4).getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByText("Row 3, column 3: 3 squares")).toBeDefined();
});

test("a wrong tile names the rule it breaks and can be changed", async () => {
  await renderInEnglish(<PuzzleBoard />);

  fireEvent.click(option(2));
  expect(feedback()).toMatch(/^Not quite\. The shape fits/);

  fireEvent.click(option(1));
  expect(feedback()).toMatch(/^Not quite\. The number fits/);
  expect(option(2).getAttribute("aria-pressed")).toBe("false");
});

test("number keys choose while the keyboard is in the puzzle", async () => {
  await renderInEnglish(<PuzzleBoard />);

  fireEvent.keyDown(option(1), { key: "4" });
  expect(feedback()).toMatch(/^Correct\./);

  fireEvent.keyDown(option(1), { key: "7" });
  fireEvent.keyDown(option(1), { key: "1", ctrlKey: true });
  expect(feedback()).toMatch(/^Correct\./);
});

test("arrow keys move the focus around the options without choosing", async () => {
  await renderInEnglish(<PuzzleBoard />);
  option(1).focus();

  fireEvent.keyDown(option(1), { key: "ArrowRight" });
  expect(document.activeElement).toBe(option(2));
  fireEvent.keyDown(option(2), { key: "ArrowLeft" });
  fireEvent.keyDown(option(1), { key: "ArrowUp" });
  expect(document.activeElement).toBe(option(6));
  expect(option(6).tabIndex).toBe(0);
  expect(option(1).tabIndex).toBe(-1);
  expect(feedback()).toBe("");
});

test("after the first puzzle comes the harder one, after that the first again", async () => {
  await renderInEnglish(<PuzzleBoard />);

  fireEvent.click(option(4));
  fireEvent.click(screen.getByRole("button", { name: "Try a harder one" }));
  expect(option(2).getAttribute("aria-label")).toBe("Option 2: filled: top, bottom, left");
  expect(feedback()).toBe("");

  fireEvent.click(option(2));
  expect(feedback()).toMatch(/^Correct\. Lay the first two tiles/);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(option(4).getAttribute("aria-label")).toBe("Option 4: 3 squares");
});

test("each puzzle has eight tiles, six different options and one right one", () => {
  for (const { cells, options } of puzzles) {
    expect(cells).toHaveLength(8);
    expect(new Set(options.map(({ tile }) => JSON.stringify(tile))).size).toBe(6);
    expect(options.filter(({ right }) => right)).toHaveLength(1);
  }
});

test("in the harder puzzle the third tile has what exactly one of the first two has", () => {
  const { cells, options } = puzzles[1];
  const answer = options.find(({ right }) => right)?.tile;
  const rows = [cells.slice(0, 3), cells.slice(3, 6), [...cells.slice(6), answer]];

  for (const row of rows) {
    const [first = [], second = [], third = []] = row.map((tile) =>
      tile?.kind === "fields" ? tile.fields : [],
    );
    const once = [...first, ...second].filter((field) => first.includes(field) !== second.includes(field));
    expect([...third].sort()).toEqual(once.sort());
  }
});
