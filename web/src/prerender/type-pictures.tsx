// Link previews of the pages about types: one creature, all of them, or the four scales. Literal colours and no text,
// as in pictures.tsx.
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { LettersPicture, type Paint, Pieces, TilesPicture } from "../features/types/pictures";
import { codeOf, type TypePageName } from "../lib/type-pages";
import type { TypeVariantName } from "../lib/variant";
import { png } from "./pictures";

/** The light tones of parts/creature.css; a test keeps the two equal. */
export const creatureTones = ["#1c1912", "#2f6f73", "#e2572b", "#eaa400"] as const;
const paper = "#fbf7ec";
const tile = "#fffdf8";

const paint: Paint = {
  tones: Object.fromEntries(creatureTones.map((fill, index) => [index + 1, { fill }])),
  line: { stroke: tile },
  tile: { fill: tile },
  eye: { fill: tile },
};

/** 1200 × 630, the shape that link previews are cropped to. */
export function typePreviewPng(name: TypePageName | TypeVariantName): Uint8Array {
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
      <rect width="1200" height="630" fill={paper} />
      <Picture name={name} />
    </svg>,
  );
  return png(svg, 1200);
}

function Picture({ name }: { name: TypePageName | TypeVariantName }) {
  if (name === "types_letters") return <Framed picture={<LettersPicture paint={paint} letters={false} />} />;
  const code = name === "types_tiles" ? undefined : codeOf(name);
  if (!code) return <Framed picture={<TilesPicture paint={paint} />} />;
  return (
    <>
      <rect x="335" y="50" width="530" height="530" rx="12" fill={tile} />
      <Pieces code={code} x={395} y={110} side={410} paint={paint} />
    </>
  );
}

function Framed({ picture }: { picture: ReactNode }) {
  return (
    <svg x="300" y="45" width="600" height="540">
      {picture}
    </svg>
  );
}
