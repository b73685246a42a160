// A bell curve laid of tiles, with one place marked and its margin in another tone.
import { disc, half, Mosaic, type Piece, polygon, quarter, tile } from "./mosaic";
import type { Palette } from "./palette";

const heights = [1, 1, 2, 4, 6, 7, 7, 6, 4, 2, 1, 1];
/** Columns inside the margin, and the one that carries the mark. */
const margin = [7, 8, 9];
const marked = 8;

function column(height: number, index: number): Piece[] {
  const x = 0.5 + index * 0.92;
  const tone = index === marked ? "deep" : margin.includes(index) ? "soft" : "light";
  const rising = (heights[index - 1] ?? 0) < height;
  const falling = (heights[index + 1] ?? 0) < height;
  return Array.from({ length: height }, (_, step): Piece => {
    const y = 7.7 - step * 0.92;
    const top = step === height - 1;
    if (top && rising && !falling) return quarter(tone, "br", x, y, 0.86);
    if (top && falling && !rising) return quarter(tone, "bl", x, y, 0.86);
    return tile(tone, x, y, 0.86);
  });
}

const pieces = (): Piece[] => [
  ...heights.flatMap(column),
  // Axis: as wide as any box the picture is put in.
  tile("dark", -18, 8.6, 48, 0.4),
  // The mark above its column, and the margin around it.
  polygon("dark", 8.29, 4.7, 7.9, 4, 8.68, 4),
  tile("dark", 6.94, 2.5, 2.7, 0.14),
  tile("dark", 6.94, 2.2, 0.14, 0.74),
  tile("dark", 9.5, 2.2, 0.14, 0.74),
  disc("deep", 8.08, 2.36, 0.42),
  // Tiles that are still to be laid.
  tile("light", 0.9, 0.8, 0.86),
  quarter("soft", "br", 2.1, 2.3, 0.86),
  polygon("deep", 2.9, 0.9, 3.5, 1.5, 2.9, 2.1, 2.3, 1.5),
  half("cool", "bottom", 0.8, 3.3, 1.2),
];

export function PageHero({ palette }: { palette: Palette }) {
  return <Mosaic pieces={pieces()} palette={palette} />;
}
