import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { packages } from "./packages.gen";
import { Prices } from "./prices";
import { renderInEnglish } from "./render-in-english";

test("everything among the prices can be opened", async () => {
  await renderInEnglish(<Prices />);

  expect(screen.getByText("Left/right brain test")).toBeDefined();
  expect(screen.queryByText("Not available yet")).toBeNull();
});

test("every package of the catalogue is shown with what it adds", async () => {
  await renderInEnglish(<Prices />);

  const cards = screen.getAllByRole("heading", { level: 3 }).map((title) => title.closest("li"));
  const listed = cards.slice(0, packages.length).map((card) => card?.querySelectorAll("li").length);
  expect(listed).toEqual(packages.map(({ adds }) => adds.length));
});

test("every package says which question it answers", async () => {
  await renderInEnglish(<Prices />);

  const solutions = screen.getByText("What did I miss, and why?").closest("li");
  expect(solutions?.querySelector("h3")?.textContent).toBe("Solutions");
});
