import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import type { SharedResult, ShownReview } from "../api/types";
import { renderPage } from "../testing/render-page";
import { ReviewCard } from "./review-card";
import { SharedView } from "./shared-view";

const names: string[] = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../crates/report/tests/hostile-names.json"), "utf8"),
).filter((name: string) => name !== "");

const review: ShownReview = {
  time: "2026-11",
  headImage: "A",
  content: "Good.",
  stars: 4,
  hl: "EN",
  country: "DE",
  refunded: false,
};

const shared: SharedResult = {
  examId: 1,
  code: "iq",
  exam: "IQ test",
  takenOn: "2026-11-15",
  classes: ["normal"],
  normVersion: "2026-11",
  provisional: true,
};

/** One part with each name: every one has the elements that a plain name has, and its own words. */
async function expectText(part: (name: string) => ReactElement) {
  const shapesOf = (parts: Element[]) =>
    parts.map((one) => [...one.querySelectorAll("*")].map(({ tagName }) => tagName).join(" "));
  const { container } = await renderPage(part("Ann"), { areas: ["review", "reading", "result"] });
  const [plain] = shapesOf([container]);
  cleanup();

  const all = await renderPage(
    <>
      {names.map((name) => (
        <section key={name}>{part(name)}</section>
      ))}
    </>,
    { areas: ["review", "reading", "result"] },
  );
  const parts = [...all.container.querySelectorAll("section")];
  expect(parts).toHaveLength(names.length);
  expect(new Set(shapesOf(parts))).toEqual(new Set([plain]));
  for (const [place, name] of names.entries()) expect(parts[place]?.textContent).toContain(name);
  expect(
    all.container.querySelector("script, iframe, img, object, base, meta, [onload], [onerror]"),
  ).toBeNull();
}

test("hostile names are text on a review", () =>
  expectText((name) => <ReviewCard as="div" review={{ ...review, name }} />));

test("hostile names are text on a shared result", () =>
  expectText((name) => <SharedView shared={{ ...shared, name }} />));
