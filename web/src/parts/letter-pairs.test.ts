import { expect, test } from "vitest";
import { moved } from "../testing/sample-comparisons";
import { typeProfile } from "../testing/sample-profiles";
import { pairsOf, widest } from "./letter-pairs";

const { letters } = typeProfile;

test("two people are told apart only where their margins don't overlap", () => {
  const touching = pairsOf(letters, moved({ J: { percentile: 45, low: 33, high: 60 } }));
  const apart = pairsOf(letters, moved({ J: { percentile: 45, low: 34, high: 60 } }));

  expect(touching.map((pair) => pair.apart)).toEqual([false, false, false, false]);
  expect(apart.map((pair) => pair.apart)).toEqual([false, false, false, true]);
});

test("whichever of the two is higher makes no difference", () => {
  const other = moved({ E: { percentile: 5, low: 1, high: 12 } });

  expect(pairsOf(letters, other)[0]?.apart).toBe(true);
  expect(pairsOf(other, letters)[0]?.apart).toBe(true);
});

test("scales are matched by their poles, in whatever order they come", () => {
  const pairs = pairsOf(letters, [...letters].reverse());

  expect(pairs.map(({ scale, one, other }) => [scale, one === other])).toEqual([
    ["e", true],
    ["n", true],
    ["f", true],
    ["j", true],
  ]);
});

test("the widest difference is one that is beyond the margins", () => {
  const other = moved({
    N: { percentile: 10, low: 5, high: 60 },
    J: { percentile: 60, low: 45, high: 74 },
  });

  expect(widest(pairsOf(letters, other))?.scale).toBe("j");
  expect(widest(pairsOf(letters, letters))).toBeUndefined();
});
