// Places on a horizontal scale, in percent of its width. Drawings and the words below them use the same, so
// that type keeps its size whatever the width.

/** Never outside of the drawing. */
export function place(value: number, lowest: number, highest: number): number {
  const share = (value - lowest) / (highest - lowest);
  return Math.round(Math.min(Math.max(share, 0), 1) * 1000) / 10;
}

/** For words that belong to a place: centred on it, yet never past an end of the scale. */
export function wordsAt(percent: number) {
  return { left: `${percent}%`, transform: `translateX(-${percent}%)` };
}

/** For a number below a tick. */
export function tickAt(percent: number, shift = 50) {
  return { left: `${percent}%`, transform: `translateX(-${shift}%)` };
}
