import { expect, test } from "vitest";
import { leadersOf } from "./leaders";
import { patternOf } from "./thinking-pattern";

const point = (value: number) => ({ value, low: value, high: value });

test.each([
  [80, 80, "both"],
  [80, 20, "analytic"],
  [20, 80, "intuitive"],
  [20, 20, "neither"],
  [55, 45, "middle"],
])("analytic %i and intuitive %i is %s", (analytic, intuitive, pattern) => {
  const profile = { analytic: point(analytic), intuitive: point(intuitive), ellipse: { x: 11, y: 11 } };

  expect(patternOf({ instrument: "thinking", ...profile })).toBe(pattern);
});

test("those that overlap with the highest lead with it, unless all do", () => {
  const bar = (value: number) => ({ value, low: value - 5, high: value + 5 });

  expect(leadersOf([bar(20), bar(80), bar(72)])).toEqual([bar(80), bar(72)]);
  expect(leadersOf([bar(50), bar(55), bar(58)])).toEqual([]);
});
