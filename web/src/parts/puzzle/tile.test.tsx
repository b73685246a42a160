import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Tile } from "./tile";

const one = '<svg class="one"></svg>';
const other = '<svg class="other"></svg>';
const another = '<svg class="another"></svg>';

const drawings = (container: HTMLElement) => [...container.querySelectorAll(".tile")];
const shown = (container: HTMLElement) =>
  drawings(container)
    .filter((drawing) => !drawing.classList.contains("is-covered"))
    .map((drawing) => drawing.innerHTML);

test("the drawing beneath changes places with the one on top and neither is moved or drawn again", () => {
  const { container, rerender } = render(<Tile svg={one} beneath={other} />);
  const before = drawings(container);
  const pictures = before.map((drawing) => drawing.firstChild);
  expect(shown(container)).toEqual([one]);

  rerender(<Tile svg={other} beneath={one} />);

  expect(shown(container)).toEqual([other]);
  expect(drawings(container)).toEqual(before);
  expect(drawings(container).map((drawing) => drawing.firstChild)).toEqual(pictures);
});

test("a tile shows one drawing, whatever lies beneath", () => {
  const { container, rerender } = render(<Tile svg={one} />);
  expect(shown(container)).toEqual([one]);

  for (const beneath of [one, other, another, undefined]) {
    rerender(<Tile svg={one} beneath={beneath} />);
    expect(shown(container)).toEqual([one]);
  }
  expect(drawings(container)).toHaveLength(1);
});
