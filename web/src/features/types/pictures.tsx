// The pictures of the two landing pages, in the theme's hero tones. They hold no words: the page says everything
// beside them.
import type { ReactNode } from "react";
import { shapes } from "../../../../content/types/creatures.toml";
import { typeCodes } from "./content";

/** How the four tones of a creature and the line between its pieces are painted. */
export interface Paint {
  tones: Record<number, { className: string } | { fill: string }>;
  line: { className: string } | { stroke: string };
  /** The tile below a creature. */
  tile: { className: string } | { fill: string };
  eye: { className: string } | { fill: string };
}

const themed: Paint = {
  tones: {
    1: { className: "fill-hero-dark" },
    2: { className: "fill-hero-cool" },
    3: { className: "fill-hero-deep" },
    4: { className: "fill-hero-face" },
  },
  line: { className: "stroke-hero-light" },
  tile: { className: "fill-hero-light" },
  eye: { className: "fill-hero-light" },
};

/** On light tiles the bright tone is the ground between them. */
const onTiles: Paint = { ...themed, tones: { ...themed.tones, 4: { className: "fill-hero-ground" } } };

interface PieceProps {
  code: string;
  x: number;
  y: number;
  /** Side of the square that the creature is centred in. */
  side: number;
  paint: Paint;
}

/** One creature inside a larger drawing. */
export function Pieces({ code, x, y, side, paint }: PieceProps) {
  const shape = shapes[code];
  if (!shape) return null;
  const { width, height, pieces, eye } = shape;
  const scale = side / Math.max(width, height);
  const left = x + (side - width * scale) / 2;
  const top = y + (side - height * scale) / 2;
  return (
    <g
      transform={`translate(${round(left)} ${round(top)}) scale(${round(scale)})`}
      strokeWidth={0.05}
      {...paint.line}
    >
      {pieces.map(([tone, outline]) => (
        <path key={tone} {...paint.tones[tone]} d={outline} />
      ))}
      {eye && (
        <circle {...(eye[2] ? paint.tones[1] : paint.eye)} stroke="none" cx={eye[0]} cy={eye[1]} r={0.12} />
      )}
    </g>
  );
}

export interface PictureProps {
  paint?: Paint;
  /** For the low, wide place that a phone has. */
  wide?: boolean;
  /** A picture that is drawn without a font has none. */
  letters?: boolean;
}

/** Sixteen tiles, each with its creature. */
export function TilesPicture({ paint = onTiles, wide }: PictureProps) {
  const [side, step] = [90, 105];
  const columns = wide ? 6 : 4;
  const lines = Math.ceil(typeCodes.length / columns);
  // What the last line lacks is left free on both sides of it.
  const free = (columns * lines - typeCodes.length) / 2;
  return (
    <Drawing width={columns * step - 15} height={lines * step - 15}>
      {typeCodes.map((code, index) => {
        const line = Math.floor(index / columns);
        const [x, y] = [((index % columns) + (line === lines - 1 ? free : 0)) * step, line * step];
        return (
          <g key={code}>
            <path {...paint.tile} d={`M${x} ${y}h${side}v${side}h${-side}z`} />
            <Pieces code={code} x={x + 13} y={y + 13} side={side - 26} paint={paint} />
          </g>
        );
      })}
    </Drawing>
  );
}

/** Where four letters stand and how sure each is; the third is too close to call. */
const rows = [
  { first: "E", second: "I", place: 0.2, margin: 0.1 },
  { first: "N", second: "S", place: 0.34, margin: 0.12 },
  { first: "F", second: "T", place: 0.47, margin: 0.15 },
  { first: "J", second: "P", place: 0.78, margin: 0.12 },
];

/** A creature, and four scales with margins: below it, or beside it. */
export function LettersPicture({ paint = themed, wide, letters = true }: PictureProps) {
  const tile = wide ? 0 : 120;
  const [left, top] = wide ? [260, 23] : [60, 222];
  return (
    <Drawing width={wide ? 620 : 420} height={wide ? 180 : 400}>
      <path {...paint.tile} d={`M${tile} 0h180v180h-180z`} />
      <Pieces code="ENFP" x={tile + 20} y={20} side={140} paint={paint} />
      {rows.map((row, index) => (
        <Scale
          key={row.first}
          {...row}
          left={left}
          y={top + index * (wide ? 45 : 50)}
          paint={paint}
          letters={letters}
        />
      ))}
    </Drawing>
  );
}

interface ScaleProps {
  first: string;
  second: string;
  /** Between the first pole, 0, and the second, 1. */
  place: number;
  margin: number;
  left: number;
  y: number;
  paint: Paint;
  letters: boolean;
}

function Scale({ first, second, place, margin, left, y, paint, letters }: ScaleProps) {
  const width = 300;
  const near = Math.abs(place - 0.5) < margin;
  const across = (share: number) => round(left + share * width);
  return (
    <g>
      <path {...paint.tones[1]} d={`M${left} ${y - 2}h${width}v4h${-width}z`} />
      <path
        {...paint.tones[near ? 4 : 2]}
        d={`M${across(place - margin)} ${y - 11}H${across(place + margin)}v22H${across(place - margin)}z`}
      />
      <path {...paint.tile} d={`M${left + width / 2 - 1.5} ${y - 17}h3v34h-3z`} />
      <circle {...paint.tones[3]} cx={across(place)} cy={y} r={8} />
      {letters && (
        <>
          <Letter x={left - 34} y={y} bold={place < 0.5}>
            {near ? first.toLowerCase() : first}
          </Letter>
          <Letter x={left + width + 34} y={y} bold={place > 0.5}>
            {second}
          </Letter>
        </>
      )}
    </g>
  );
}

interface LetterProps {
  x: number;
  y: number;
  bold: boolean;
  children: string;
}

function Letter({ x, y, bold, children }: LetterProps) {
  return (
    <text
      x={x}
      y={y + 11}
      textAnchor="middle"
      fontSize={32}
      fontWeight={bold ? 800 : 400}
      className="fill-hero-light"
      opacity={bold ? 1 : 0.75}
    >
      {children}
    </text>
  );
}

function Drawing({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      xmlns="http://www.w3.org/2000/svg"
      className="size-full"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
