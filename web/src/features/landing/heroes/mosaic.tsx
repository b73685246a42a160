// A picture made of flat tiles: squares, triangles, discs and their halves and quarters on a grid
// of 12 × 9. A hero is a list of pieces; neighbouring pieces of one tone become one path.
import type { Palette, Tone } from "./palette";

/** Right angle (triangle) or centre (quarter disc) in the named corner of the piece's box. */
type Corner = "tl" | "tr" | "br" | "bl";
/** The straight side of a half disc. */
type Side = "top" | "right" | "bottom" | "left";

export type Piece = readonly [tone: Tone, outline: string];

const unit = 40;
const n = (value: number) => Math.round(value * unit * 100) / 100;

export function tile(tone: Tone, x: number, y: number, width = 1, height = width): Piece {
  return [tone, `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`];
}

export function disc(tone: Tone, x: number, y: number, size = 1): Piece {
  const r = n(size / 2);
  return [tone, `M${n(x)} ${n(y + size / 2)}a${r} ${r} 0 1 1 ${n(size)} 0a${r} ${r} 0 1 1 ${n(-size)} 0z`];
}

export function triangle(tone: Tone, corner: Corner, x: number, y: number, w = 1, h = w): Piece {
  const points = {
    tl: [x, y, x + w, y, x, y + h],
    tr: [x, y, x + w, y, x + w, y + h],
    br: [x + w, y, x + w, y + h, x, y + h],
    bl: [x, y, x + w, y + h, x, y + h],
  }[corner];
  return polygon(tone, ...points);
}

export function quarter(tone: Tone, corner: Corner, x: number, y: number, size = 1): Piece {
  const r = n(size);
  const far = x + size;
  const low = y + size;
  return [
    tone,
    {
      tl: `M${n(x)} ${n(y)}H${n(far)}A${r} ${r} 0 0 1 ${n(x)} ${n(low)}z`,
      tr: `M${n(far)} ${n(y)}V${n(low)}A${r} ${r} 0 0 1 ${n(x)} ${n(y)}z`,
      br: `M${n(far)} ${n(low)}H${n(x)}A${r} ${r} 0 0 1 ${n(far)} ${n(y)}z`,
      bl: `M${n(x)} ${n(low)}V${n(y)}A${r} ${r} 0 0 1 ${n(far)} ${n(low)}z`,
    }[corner],
  ];
}

/** A half disc; `size` is the length of its straight side. */
export function half(tone: Tone, flat: Side, x: number, y: number, size = 1): Piece {
  const r = n(size / 2);
  const end = n(size);
  return [
    tone,
    {
      top: `M${n(x)} ${n(y)}h${end}a${r} ${r} 0 0 1 ${-end} 0z`,
      bottom: `M${n(x)} ${n(y + size / 2)}a${r} ${r} 0 0 1 ${end} 0z`,
      left: `M${n(x)} ${n(y)}a${r} ${r} 0 0 1 0 ${end}z`,
      right: `M${n(x + size / 2)} ${n(y)}v${end}a${r} ${r} 0 0 1 0 ${-end}z`,
    }[flat],
  ];
}

export function polygon(tone: Tone, ...points: readonly number[]): Piece {
  const pairs: string[] = [];
  for (let i = 0; i + 1 < points.length; i += 2) pairs.push(`${n(points[i] ?? 0)} ${n(points[i + 1] ?? 0)}`);
  return [tone, `M${pairs.join("L")}z`];
}

/** Draws the pieces in order. Decoration: the page says everything in words beside it. */
export function Mosaic({ pieces, palette }: { pieces: readonly Piece[]; palette: Palette }) {
  return (
    <svg
      viewBox="0 0 480 360"
      // Figures are aligned with the lower edge of their box.
      preserveAspectRatio="xMidYMax meet"
      xmlns="http://www.w3.org/2000/svg"
      className="size-full overflow-visible"
      aria-hidden="true"
      focusable="false"
    >
      {joined(pieces).map(([tone, outline], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture never reorders its pieces
        <path key={index} {...palette[tone]} d={outline} />
      ))}
    </svg>
  );
}

function joined(pieces: readonly Piece[]): Piece[] {
  const runs: Piece[] = [];
  for (const [tone, outline] of pieces) {
    const last = runs.at(-1);
    if (last?.[0] === tone) runs[runs.length - 1] = [tone, last[1] + outline];
    else runs.push([tone, outline]);
  }
  return runs;
}
