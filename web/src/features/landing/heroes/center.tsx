// A shelf of tests: each compartment holds the tile figure of one.
import { disc, half, Mosaic, type Piece, polygon, quarter, tile, triangle } from "./mosaic";
import type { Palette } from "./palette";

const columns = [0.7, 4.4, 8.1];
const rows = [0.6, 4.6];
const width = 3.2;
const height = 3.4;

function shelf(): Piece[] {
  return [
    tile("dark", 0.4, 0.3, 11.2, 8.1),
    ...rows.flatMap((y) => columns.map((x) => tile("light", x, y, width, height))),
    tile("dark", 1, 8.4, 0.5, 0.6),
    tile("dark", 10.5, 8.4, 0.5, 0.6),
  ];
}

const pieces = (): Piece[] => [
  ...shelf(),
  // A pattern with an open place.
  ...[0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((place) =>
      tile(
        row + place === 4 ? "ground" : (row + place) % 2 ? "cool" : "deep",
        0.95 + place * 0.95,
        1.2 + row * 0.95,
        0.8,
      ),
    ),
  ),
  // A head in profile.
  quarter("face", "br", 4.9, 1.2, 1.1),
  quarter("face", "bl", 6, 1.2, 1.1),
  tile("face", 4.9, 2.3, 2.2, 0.8),
  triangle("face", "bl", 7.1, 2.2, 0.45, 0.6),
  tile("face", 5.3, 3.1, 1.2, 0.9),
  quarter("dark", "br", 4.9, 1.2, 1.1),
  tile("dark", 4.9, 2.3, 0.6, 0.5),
  disc("dark", 6.45, 2.15, 0.28),
  // Bars that rise.
  tile("soft", 8.5, 3, 0.65, 1),
  tile("cool", 9.25, 2.3, 0.65, 1.7),
  tile("deep", 10, 1.3, 0.65, 2.7),
  // Two halves that meet: thinking style.
  half("deep", "right", 1.05, 5.3, 2.2),
  half("cool", "left", 2.35, 5.3, 2.2),
  tile("soft", 1.15, 7.5, 2.3, 0.5),
  // A heart of two discs and a square: feelings.
  disc("deep", 4.85, 5.25, 1.3),
  disc("deep", 5.85, 5.25, 1.3),
  polygon("deep", 5.04, 6.36, 6, 5.4, 6.96, 6.36, 6, 7.32),
  tile("soft", 4.85, 7.5, 2.3, 0.5),
  // A compass: interests.
  disc("cool", 8.7, 5.3, 2),
  polygon("light", 9.7, 5.45, 10.05, 6.3, 9.35, 6.3),
  polygon("deep", 9.7, 7.15, 10.05, 6.3, 9.35, 6.3),
  tile("soft", 8.55, 7.5, 2.3, 0.5),
];

export function CenterHero({ palette }: { palette: Palette }) {
  return <Mosaic pieces={pieces()} palette={palette} />;
}
