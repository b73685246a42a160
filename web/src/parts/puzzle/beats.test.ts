import { expect, test } from "vitest";
import { sampleQuestions } from "../../testing/sample-questions";
import { beatsOf, litCells } from "./beats";

test("each rule takes four beats, the answer one", () => {
  const beats = beatsOf(sampleQuestions().example);

  expect(beats).toHaveLength(2 * 4 + 1);
  expect(beats.at(0)).toEqual({ step: 0, line: 0 });
  expect(beats.at(-1)?.step).toBeUndefined();
});

test("rows and columns light up one after the other, the last one stays for the conclusion", () => {
  expect([0, 1, 2, 3].map((line) => litCells(line, false))).toEqual([
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [6, 7, 8],
  ]);
  expect(litCells(1, true)).toEqual([1, 4, 7]);
});
