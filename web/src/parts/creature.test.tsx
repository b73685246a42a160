import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { names, shapes } from "../../../content/types/creatures.toml";
import { languages } from "../lib/locale";
import { Creature } from "./creature";

const codes = Object.keys(shapes);
const style = readFileSync(join(import.meta.dirname, "creature.css"), "utf8");

test("there is a creature for each of the sixteen types, named in every language", () => {
  expect(codes).toHaveLength(16);
  for (const code of codes) {
    expect(code).toMatch(/^[EI][NS][FT][JP]$/);
    for (const { hl } of languages) {
      expect(names[code]?.name[hl], `${code} ${hl}`).toBeTruthy();
      expect(names[code]?.line[hl], `${code} ${hl}`).toBeTruthy();
    }
  }
});

test.each(codes)("%s is drawn with all seven pieces inside its box, in tones that have a colour", (code) => {
  const { container } = render(<Creature code={code} size={48} />);
  const svg = container.querySelector("svg");
  const [x = 0, y = 0, side = 0] = (svg?.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const outlines = Array.from(container.querySelectorAll("path"), (path) => path.getAttribute("d") ?? "");
  const corners = outlines.flatMap((outline) =>
    Array.from(outline.matchAll(/(-?[\d.]+) (-?[\d.]+)/g), ([, across, down]) => [
      Number(across),
      Number(down),
    ]),
  );

  expect(outlines.join("").split("z").length - 1).toBe(7);
  // Five triangles, a square and a parallelogram.
  expect(corners).toHaveLength(23);
  for (const [across = -1, down = -1] of corners) {
    expect(across >= x && across <= x + side && down >= y && down <= y + side).toBe(true);
  }
  for (const part of container.querySelectorAll("path, circle")) {
    expect(style).toContain(`.${part.getAttribute("class")} {`);
  }
});

test("beside its name a creature is decoration; alone it says what it shows", () => {
  const { container, rerender, getByRole } = render(<Creature code="eNFp" size={48} />);
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");

  rerender(<Creature code="eNFp" title="The Inviting Gull" />);
  expect(getByRole("img", { name: "The Inviting Gull" })).toBeTruthy();
});

test("an eye on the bright tone is dark", () => {
  const eyes = codes.map((code) => [code, shapes[code]?.eye?.[2]]);

  expect(eyes.filter(([, dark]) => dark).map(([code]) => code)).toEqual(["ESFP", "INFP", "INTP"]);
});
