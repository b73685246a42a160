// The result on the pictured pages, that of the public sample report.

export const example = { score: 112, low: 96, high: 130 };
