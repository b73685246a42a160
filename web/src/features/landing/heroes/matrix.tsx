// Nine luminous tiles, the last one still open.
import { disc, half, Mosaic, type Piece, polygon, quarter, tile, triangle } from "./mosaic";
import type { Palette } from "./palette";

// Left edges of the columns, upper edges of the rows.
const a = 1.75;
const b = 4.7;
const c = 7.65;
const top = 0.35;
const middle = 3.2;
const low = 6.05;
const size = 2.6;

function backs(): Piece[] {
  return [top, middle, low].flatMap((y) => [a, b, c].map((x) => tile("dark", x, y, size)));
}

const pieces = (): Piece[] => [
  ...backs(),
  quarter("deep", "bl", a + 0.3, top + 0.3, 2),
  half("deep", "bottom", b + 0.3, top + 0.8, 2),
  disc("deep", c + 0.3, top + 0.3, 2),
  triangle("light", "bl", a + 0.3, middle + 0.3, 2),
  triangle("light", "br", b + 0.3, middle + 0.3, 2),
  polygon(
    "light",
    c + 0.3,
    middle + 1.3,
    c + 1.3,
    middle + 0.3,
    c + 2.3,
    middle + 1.3,
    c + 1.3,
    middle + 2.3,
  ),
  tile("cool", a + 0.3, low + 1.3, 1),
  disc("soft", a + 1.3, low + 0.3, 1),
  tile("cool", b + 0.3, low + 1.3, 1),
  tile("cool", b + 1.3, low + 0.3, 1),
  disc("soft", b + 0.3, low + 0.3, 1),
  disc("soft", b + 1.3, low + 1.3, 1),
  // The open place: a frame of light.
  tile("deep", c, low, size),
  tile("ground", c + 0.12, low + 0.12, size - 0.24),
];

export function MatrixHero({ palette }: { palette: Palette }) {
  return <Mosaic pieces={pieces()} palette={palette} />;
}
