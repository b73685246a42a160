// For tests: a report with every kind of block in it.
import type { Report, ReportSection } from "../api/types";

const induction: ReportSection = {
  key: "induction",
  title: "Finding patterns",
  blocks: [
    { kind: "lead", text: "You solved 7 of 9 puzzles of this type." },
    {
      kind: "dimension",
      dimension: {
        key: "induction",
        name: "Finding patterns",
        score: 118,
        low: 109,
        high: 127,
        referenceLow: 90,
        referenceHigh: 110,
        reference: "Reference range 90 to 110",
        level: "high",
        levelName: "High",
        interpretation: "You scored higher than about 88 in 100 people on this type of puzzle.",
      },
    },
    {
      kind: "table",
      table: {
        caption: "Your puzzles of this type",
        head: ["Puzzle", "Difficulty", "Your answer"],
        rows: [
          ["2", "81", "right"],
          ["19", "117", "wrong"],
        ],
      },
    },
  ],
};

const spatial: ReportSection = {
  key: "spatial",
  title: "Spatial thinking",
  blocks: [
    {
      kind: "dimension",
      dimension: {
        key: "spatial",
        name: "Spatial thinking",
        referenceLow: 90,
        referenceHigh: 110,
        reference: "Reference range 90 to 110",
        level: "not_enough",
        levelName: "No clear level",
        interpretation: "The margin reaches over more than two levels, so none is named.",
      },
    },
  ],
};

export function sampleReport(change: Partial<Report> = {}): Report {
  return {
    language: "en",
    title: "Your report",
    exam: "IQ test",
    taken: "November 15, 2026",
    norms: "Comparison group 2026-11, preliminary",
    sections: [
      {
        key: "summary",
        title: "Summary",
        blocks: [
          { kind: "lead", text: "Your IQ score is 114 (95% margin of error: 105 to 123)." },
          {
            kind: "figures",
            figures: [
              { label: "IQ score", value: "114", note: "95% margin of error: 105 to 123" },
              { label: "Puzzles solved", value: "17 of 30" },
            ],
          },
          { kind: "heading", text: "Good to know" },
          { kind: "points", points: ["Keep the margin of error in mind.", "You took it on your own."] },
          { kind: "note", text: "The comparison group is preliminary." },
        ],
      },
      {
        key: "curve",
        title: "Your score on the bell curve",
        blocks: [
          {
            kind: "chart",
            chart: {
              shape: "curve",
              iq: 114,
              score: "114",
              low: 105,
              high: 123,
              score_label: "Your score: 114",
              margin_label: "95% margin of error: 105 to 123",
              classes: [
                { key: "below_70", name: "Well below average", to: 69, touched: false },
                {
                  key: "borderline_deficiency",
                  name: "Below average",
                  from: 70,
                  to: 79,
                  touched: false,
                },
                { key: "dullness", name: "Slightly below average", from: 80, to: 84, touched: false },
                { key: "normal", name: "Average", from: 85, to: 114, touched: true },
                { key: "superior", name: "Superior", from: 115, to: 129, touched: true },
                { key: "very_superior", name: "Very superior", from: 130, to: 145, touched: false },
                { key: "genius", name: "Genius", from: 146, touched: false },
              ],
            },
            table: {
              caption: "IQ categories and how common they are",
              head: ["Category", "IQ"],
              rows: [
                ["Superior", "115–129"],
                ["Average", "85–114"],
              ],
            },
          },
        ],
      },
      {
        key: "ranking",
        title: "Your ranking (percentile)",
        blocks: [
          {
            kind: "chart",
            chart: { shape: "people", below: 82, label: "You scored higher than about 82 in 100 people." },
            table: {
              caption: "Out of 100 people in the comparison group",
              head: ["Compared with you", "Out of 100 people"],
              rows: [["scored lower", "82"]],
            },
          },
          {
            kind: "chart",
            chart: {
              shape: "crowd",
              own: 4,
              label: "Your score",
              bars: [4, 20, 61, 90, 52, 19, 5].map((count, index) => ({
                label: `${70 + index * 10}–${79 + index * 10}`,
                count,
              })),
            },
            table: {
              caption: "How test-takers scored",
              head: ["IQ", "Test-takers"],
              rows: [["110–119", "52"]],
            },
          },
        ],
      },
      {
        key: "dimensions",
        title: "Results by type of puzzle",
        blocks: [
          {
            kind: "chart",
            chart: {
              shape: "profile",
              lowest: 55,
              highest: 145,
              reference_low: 90,
              reference_high: 110,
              reference_label: "Reference range 90 to 110",
              rows: [
                { name: "Finding patterns", level: "High", score: 118, low: 109, high: 127 },
                { name: "Spatial thinking", level: "No clear level" },
              ],
            },
            table: {
              caption: "Your score, margin and level",
              head: ["Type of puzzle", "Score"],
              rows: [["Finding patterns", "118"]],
            },
          },
        ],
      },
      induction,
      spatial,
      {
        key: "time",
        title: "Time and care",
        blocks: [
          {
            kind: "chart",
            chart: {
              shape: "times",
              own_label: "Your time",
              median_label: "Typical time",
              bars: [
                { number: 1, seconds: 12.4, medianSeconds: 15 },
                { number: 2, seconds: 48.1 },
              ],
            },
            table: { caption: "Seconds per puzzle", head: ["Puzzle", "Your time"], rows: [["1", "12 s"]] },
          },
        ],
      },
      {
        key: "advice",
        title: "What to do with your result",
        blocks: [
          { kind: "text", text: "Sleep before you take it again." },
          { kind: "sources", sources: ["Simons et al. (2016). https://doi.org/10.1177/1529100616661983."] },
        ],
      },
      {
        key: "glossary",
        title: "Glossary",
        blocks: [{ kind: "terms", terms: [{ word: "Margin", meaning: "Where the true value may lie." }] }],
      },
    ],
    ...change,
  };
}
