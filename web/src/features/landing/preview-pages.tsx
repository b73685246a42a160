// Sample pages of the report, 210 × 280 like paper. Grey bars stand for lines of text.
import type { ReactNode } from "react";
import { areaPath, type Box, linePath, xOf } from "../../ui/curve-paths";
import { example } from "./preview-example";

function Paper({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 210 280" aria-hidden="true" focusable="false" className="block h-auto w-full">
      {/* Brand and heading. */}
      <path className="fill-accent" d="M18 18h10v10H18z" />
      <path className="fill-ink" d="M34 20h56v6H34z" />
      {children}
      <path className="fill-line" d="M18 262h30v3H18zM184 262h8v3h-8z" />
    </svg>
  );
}

/** Lines of text of the given lengths. */
function lines(x: number, y: number, ...lengths: readonly number[]): string {
  return lengths.map((length, index) => `M${x} ${y + index * 9}h${length}v4h${-length}z`).join("");
}

const box: Box = { width: 174, height: 72, low: 50, high: 150 };

export function ScorePage() {
  const mark = xOf(example.score, box);
  return (
    <Paper>
      <path className="fill-muted" d={lines(18, 42, 120)} />
      <g transform="translate(18 84)">
        <path className="fill-line" d={areaPath(box.low, box.high, box)} />
        <path className="fill-accent" d={areaPath(example.low, example.high, box)} />
        <path className="fill-none stroke-ink" strokeWidth="1.5" d={linePath(box)} />
        <path className="stroke-ink" strokeWidth="1.5" d={`M0 72h174`} />
        <path className="stroke-ink" strokeWidth="2" d={`M${mark} -12v84`} />
        <path className="fill-ink" d={`M${mark} -8l-6-10h12z`} />
        <path
          className="stroke-ink"
          strokeWidth="1.5"
          d={`M${xOf(example.low, box)} 82h${xOf(example.high, box) - xOf(example.low, box)}m0-3v6M${xOf(example.low, box)} 79v6`}
        />
      </g>
      <path className="fill-line" d={lines(18, 188, 174, 166, 172, 90) + lines(18, 234, 170, 120)} />
    </Paper>
  );
}

/** Score and reference range of each example dimension, in percent of the bar. */
const dimensions = [
  { from: 30, to: 66, at: 74 },
  { from: 34, to: 70, at: 52 },
  { from: 26, to: 62, at: 41 },
  { from: 32, to: 64, at: 80 },
];

export function DimensionsPage() {
  return (
    <Paper>
      <path className="fill-muted" d={lines(18, 42, 96)} />
      {dimensions.map(({ from, to, at }, index) => (
        <g key={at} transform={`translate(18 ${64 + index * 48})`}>
          <path className="fill-ink" d="M0 0h46v5H0z" />
          <path className="fill-line" d="M0 12h174v10H0z" />
          <path
            className="fill-muted"
            d={`M${from * 1.74} 12h${(to - from) * 1.74}v10h${(from - to) * 1.74}z`}
          />
          <path className="fill-accent stroke-ink" d={`M${at * 1.74} 8l9 9-9 9-9-9z`} />
          <path className="fill-line" d={lines(0, 30, 130)} />
        </g>
      ))}
    </Paper>
  );
}

export function WrongAnswerPage() {
  return (
    <Paper>
      <path className="fill-muted" d={lines(18, 42, 110)} />
      <g transform="translate(57 58)">
        {[0, 1, 2].map((row) =>
          [0, 1, 2].map((column) => (
            <g key={`${row}${column}`} transform={`translate(${column * 33} ${row * 33})`}>
              <path className={row + column === 4 ? "fill-accent" : "fill-line"} d="M0 0h30v30H0z" />
              {row + column < 4 && <path className="fill-ink" d={pieces[column]?.(6 + row * 3) ?? ""} />}
            </g>
          )),
        )}
      </g>
      {/* The chosen tile, crossed out, and the right one. */}
      <path className="fill-line" d="M57 170h36v36H57z" />
      <path className="fill-ink" d="M66 179h18v18H66z" />
      <path className="stroke-bad" strokeWidth="3" d="M82 164l16 16m0-16l-16 16" />
      <path className="fill-line" d="M117 170h36v36h-36z" />
      <path className="fill-ink" d="M123 188a12 12 0 1 1 24 0a12 12 0 1 1-24 0z" />
      <path className="fill-none stroke-good" strokeWidth="3" d="M142 172l6 6 11-13" />
      <path className="fill-line" d={lines(18, 222, 174, 168, 110)} />
    </Paper>
  );
}

/** A square, a triangle and a disc of growing size on a tile of 30 × 30. */
const pieces: readonly ((r: number) => string)[] = [
  (r) => `M${15 - r} ${15 - r}h${2 * r}v${2 * r}h${-2 * r}z`,
  (r) => `M15 ${15 - r}l${r} ${2 * r}h${-2 * r}z`,
  (r) => `M${15 - r} 15a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`,
];

const border = Array.from({ length: 13 }, (_, index) => 8 + index * 15);

export function CertificatePage() {
  return (
    <svg viewBox="0 0 210 280" aria-hidden="true" focusable="false" className="block h-auto w-full">
      {/* A border of tiles, alternately whole and cut. */}
      <path
        className="fill-accent"
        d={border.map((x, i) => (i % 2 ? `M${x} 8h14v14z` : `M${x} 8h14v14h-14z`)).join("")}
      />
      <path
        className="fill-accent"
        d={border.map((x, i) => (i % 2 ? `M${x} 258v14h14z` : `M${x} 258h14v14h-14z`)).join("")}
      />
      <path
        className="fill-ink"
        d={Array.from(
          { length: 15 },
          (_, i) => `M8 ${24 + i * 15.5}h5v13H8zM197 ${24 + i * 15.5}h5v13h-5z`,
        ).join("")}
      />
      <path className="fill-ink" d="M55 52h100v8H55z" />
      <path className="fill-line" d="M75 70h60v4H75z" />
      {/* Seal: a disc of quarter tiles. */}
      <path className="fill-ink" d="M103 94v34H69a34 34 0 0 1 34-34zM107 132h34a34 34 0 0 1-34 34z" />
      <path className="fill-accent" d="M107 94a34 34 0 0 1 34 34h-34zM69 132h34v34a34 34 0 0 1-34-34z" />
      <path className="fill-line" d="M45 184h120v4H45zM60 194h90v4H60z" />
      {/* Code to verify it. */}
      <path
        className="fill-ink"
        d="M40 212h14v14H40zM62 212h6v6h-6zM60 222h8v4h-8zM40 234h6v6h-6zM50 232h6v12h-6zM60 232h12v4H60zM64 240h8v6h-8zM72 214h6v8h-6z"
      />
      <path className="fill-raised" d="M44 216h6v6h-6z" />
      <path className="fill-none stroke-ink" strokeWidth="1.5" d="M118 236c8-16 14 12 20-4s10 8 18-2" />
      <path className="fill-line" d="M112 242h58v2h-58z" />
    </svg>
  );
}
