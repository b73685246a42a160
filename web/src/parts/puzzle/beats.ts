// The worked example in single beats: each rule on three lines and its conclusion, then the answer.
import type { Example } from "../../api/types";

export interface Beat {
  /** The current rule; absent at the end, when the answer is placed. */
  step?: number;
  /** Lines shown so far, from 0 on; 3 is the conclusion. */
  line: number;
}

export function beatsOf({ steps }: Example): Beat[] {
  const rules = steps.flatMap((_, step) => [0, 1, 2, 3].map((line) => ({ step, line })));
  return [...rules, { line: 3 }];
}

/** Places of a line: a row, or a column. The conclusion looks at the last one. */
export function litCells(line: number, columns: boolean): number[] {
  const at = Math.min(line, 2);
  return [0, 1, 2].map((along) => (columns ? along * 3 + at : at * 3 + along));
}
