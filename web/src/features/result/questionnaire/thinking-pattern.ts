// Which field of the map somebody is in.
import type { ThinkingProfile } from "../../../api/questionnaire-types";

export type ThinkingPattern = "both" | "analytic" | "intuitive" | "neither" | "middle";

const centre = 50;

/** Where the ellipse holds the centre of the map, it reaches into all four fields: none of them is named. */
export function patternOf({ analytic, intuitive, ellipse }: ThinkingProfile): ThinkingPattern {
  const [x, y] = [analytic.value - centre, intuitive.value - centre];
  const inside = (x / ellipse.x) ** 2 + (y / ellipse.y) ** 2 <= 1;
  if (inside) return "middle";
  if (x >= 0) return y >= 0 ? "both" : "analytic";
  return y >= 0 ? "intuitive" : "neither";
}
