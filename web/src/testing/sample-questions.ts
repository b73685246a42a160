// A short form: each tile's words say which one it is.
import type { Example, Picture, QuestionList } from "../api/types";

function picture(words: string): Picture {
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><path data-words="${words}" d="M40 40h160v160z"/></svg>`,
    words,
  };
}

function tiles(name: string): Pick<Example, "cells" | "options"> {
  return {
    cells: Array.from({ length: 8 }, (_, index) => picture(`tile ${index + 1} of ${name}`)),
    options: Array.from({ length: 6 }, (_, index) => picture(`choice ${index + 1} of ${name}`)),
  };
}

export function sampleExample(name: string, answer: number): Example {
  return {
    ...tiles(name),
    answer,
    steps: [
      {
        rule: "Number, in each row: 1 more from tile to tile.",
        columns: false,
        lines: ["Row 1: 1, 2, 3", "Row 2: 1, 2, 3", "Row 3: 1, 2, ?"],
        conclusion: "So the missing tile needs: 3.",
      },
      {
        rule: "Shape, in each column: the same three, each used once.",
        columns: true,
        lines: [
          "Column 1: circle, square, star",
          "Column 2: star, circle, square",
          "Column 3: square, star, ?",
        ],
        conclusion: "So the missing tile needs: circle.",
      },
    ],
    wrong: [0, 1, 2, 3, 4, 5]
      .filter((option) => option !== answer)
      .map((option) => ({
        option,
        keeps: "Right: number.",
        breaks: ["Wrong: shape, here star."],
        broken: [1],
      })),
  };
}

export function sampleQuestions(count = 4, formId = 1001): QuestionList {
  return {
    kind: "iq",
    examId: 1,
    formId,
    trial: 0,
    questions: Array.from({ length: count }, (_, index) => ({
      id: `q${index + 1}`,
      ...tiles(`question ${index + 1}`),
    })),
    example: sampleExample("the example", 2),
    practice: [sampleExample("practice 1", 0), sampleExample("practice 2", 5)],
  };
}
