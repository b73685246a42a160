// In characters, as the server counts them.
export const longestReview = 1000;
export const longestName = 60;

export function lengthOf(text: string): number {
  return [...text.trim()].length;
}
