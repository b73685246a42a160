// The result on the drawn pages, the one of the sample report: drawing and words use the same numbers.

export const example = { score: 112, low: 96, high: 130 };
