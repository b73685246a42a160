// Measures the token sets: text has at least 4.5:1 on its background, marks and borders of state
// 3:1.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { heroColours } from "../features/landing/heroes/palette";

const source = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");
type Tokens = Record<string, string>;

/** The tokens of the nth block that opens with `selector`. */
function block(selector: string, nth = 0): Tokens {
  const start = source.split(`${selector} {`)[nth + 1] ?? "";
  const body = start.slice(0, start.indexOf("}"));
  return Object.fromEntries(
    Array.from(body.matchAll(/--([\w-]+): (#\w+);/g), ([, name, hex]) => [name, hex]),
  );
}

const yellow = block(":root");
const fresh = block('[data-theme="new"]');
const sets: Record<string, Tokens> = {
  yellow,
  "yellow, dark": { ...yellow, ...block(":root", 1) },
  new: fresh,
  "new, dark": { ...fresh, ...block('[data-theme="new"]', 1) },
  matrix: block('[data-theme="matrix"]'),
};

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test.each(Object.entries(sets))("text is readable in %s", (_, tokens) => {
  const { paper = "", raised = "", accent = "", "on-accent": onAccent = "" } = tokens;
  for (const ground of [paper, raised]) {
    for (const name of ["ink", "muted", "strong", "good", "bad"]) {
      expect(contrast(tokens[name] ?? "", ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  }
  expect(contrast(onAccent, accent), "label of the main button").toBeGreaterThanOrEqual(4.5);
});

test.each(Object.entries(sets))("the three tones of a puzzle are far apart in %s", (_, tokens) => {
  const { "tile-ink": ink = "", "tile-mid": mid = "", "tile-paper": paper = "" } = tokens;

  expect(contrast(ink, paper), "ink on paper").toBeGreaterThanOrEqual(10);
  expect(contrast(mid, paper), "grey on paper").toBeGreaterThanOrEqual(3);
  expect(contrast(ink, mid), "ink on grey").toBeGreaterThanOrEqual(3);
});

test("pictures without a style sheet have the colours of their theme", () => {
  for (const theme of ["yellow", "new", "matrix"] as const) {
    for (const [tone, colour] of Object.entries(heroColours[theme])) {
      expect(sets[theme]?.[`hero-${tone}`], `${theme} ${tone}`).toBe(colour);
    }
  }
});
