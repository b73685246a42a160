// The tones a hero picture is drawn in. In the page each tone is a class, so it follows the theme;
// a picture without a style sheet (link previews) uses the literal colours of a theme.
import type { Theme } from "../../../lib/variant";

export type Tone = "ground" | "dark" | "light" | "soft" | "face" | "deep" | "cool";

/** Attributes that paint a shape in each tone. */
export type Palette = Record<Tone, { className: string } | { fill: string }>;

export const themedPalette: Palette = {
  ground: { className: "fill-hero-ground" },
  dark: { className: "fill-hero-dark" },
  light: { className: "fill-hero-light" },
  soft: { className: "fill-hero-soft" },
  face: { className: "fill-hero-face" },
  deep: { className: "fill-hero-deep" },
  cool: { className: "fill-hero-cool" },
};

function literal(colours: Record<Tone, string>): Palette {
  return {
    ground: { fill: colours.ground },
    dark: { fill: colours.dark },
    light: { fill: colours.light },
    soft: { fill: colours.soft },
    face: { fill: colours.face },
    deep: { fill: colours.deep },
    cool: { fill: colours.cool },
  };
}

/** The hero-… tokens of styles/tokens.css; palette.test.ts keeps the two equal. */
export const heroColours: Record<Theme, Record<Tone, string>> = {
  yellow: {
    ground: "#ffd21f",
    dark: "#1c1912",
    light: "#fffaf0",
    soft: "#ffe9b0",
    face: "#f2a978",
    deep: "#e2572b",
    cool: "#2f6f73",
  },
  new: {
    ground: "#4338ca",
    dark: "#161a3a",
    light: "#ffffff",
    soft: "#c9ccff",
    face: "#f4b393",
    deep: "#ff7a59",
    cool: "#7c83ff",
  },
  matrix: {
    ground: "#0f1c1c",
    dark: "#1d3f3a",
    light: "#e9f5f0",
    soft: "#9ff5cf",
    face: "#57d6b0",
    deep: "#3df2a5",
    cool: "#178f6c",
  },
};

export const literalPalettes: Record<Theme, Palette> = {
  yellow: literal(heroColours.yellow),
  new: literal(heroColours.new),
  matrix: literal(heroColours.matrix),
};
