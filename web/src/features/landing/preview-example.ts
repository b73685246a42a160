// The made-up result on the sample pages: the drawing and the words beside it use the same numbers.

export const example = { score: 112, low: 103, high: 121 };
