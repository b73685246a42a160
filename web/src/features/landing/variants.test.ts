import { expect, test } from "vitest";
import { variants } from "./variants";

const all = Object.entries(variants).map(([name, variant]) => ({ name, ...variant }));

test("every page opens with the one part that carries its heading", () => {
  for (const { name, sections } of all) {
    expect(sections[0], name).toBe(name === "matrix" ? "play" : "promise");
    expect(
      sections.filter((section) => section === "promise" || section === "play"),
      name,
    ).toHaveLength(1);
  }
});

test("every page has the puzzle its button leads to, once", () => {
  for (const { name, sections } of all) {
    expect(
      sections.filter((section) => section === "puzzle" || section === "play"),
      name,
    ).toHaveLength(1);
  }
});

test("every page says what is free, what it costs and how it differs, shows the report and answers questions", () => {
  for (const { name, sections } of all) {
    expect(sections, name).toEqual(
      expect.arrayContaining(["free", "different", "preview", "prices", "classes", "questions"]),
    );
    expect(new Set(sections).size, name).toBe(sections.length);
  }
});

test("a variant's name says its theme and picture", () => {
  for (const { name, theme, hero } of all) {
    const [first, second] = name.split("_");
    if (first === "yellow" || first === "new") expect([theme, hero], name).toEqual([first, second]);
  }
});
