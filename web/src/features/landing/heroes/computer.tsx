// A screen that shows a pattern with one tile missing, and the options beside it.
import { disc, half, Mosaic, type Piece, polygon, quarter, tile, triangle } from "./mosaic";
import type { Palette } from "./palette";

const pieces = (): Piece[] => [
  // Plant: leaves of half discs on a stalk, in a pot.
  half("cool", "right", 0.55, 4.1, 1.5),
  half("dark", "left", 1.3, 4.9, 1.5),
  half("cool", "right", 0.55, 5.7, 1.5),
  tile("dark", 1.2, 5.2, 0.2, 2.1),
  polygon("deep", 0.55, 7.1, 2.05, 7.1, 1.8, 8.5, 0.8, 8.5),
  // Stand.
  tile("soft", 5.3, 6.3, 1.4, 1.3),
  polygon("light", 4.5, 7.6, 7.5, 7.6, 8, 8.5, 4, 8.5),
  // Screen.
  tile("dark", 2.3, 0.5, 7.4, 5.8),
  tile("light", 2.6, 0.8, 6.8, 5.2),
  // Pattern: three rows of three, the last place open.
  tile("soft", 3, 1.2, 1.3),
  quarter("dark", "bl", 3, 1.2, 1.3),
  tile("soft", 4.4, 1.2, 1.3),
  half("dark", "bottom", 4.4, 1.85, 1.3),
  tile("soft", 5.8, 1.2, 1.3),
  disc("dark", 5.8, 1.2, 1.3),
  tile("soft", 3, 2.6, 1.3),
  triangle("cool", "bl", 3, 2.6, 1.3),
  tile("soft", 4.4, 2.6, 1.3),
  polygon("cool", 4.4, 3.9, 5.05, 2.6, 5.7, 3.9),
  tile("soft", 5.8, 2.6, 1.3),
  polygon("cool", 5.8, 3.25, 6.45, 2.6, 7.1, 3.25, 6.45, 3.9),
  tile("soft", 3, 4, 1.3),
  tile("deep", 3, 4.65, 0.65),
  tile("soft", 4.4, 4, 1.3),
  tile("deep", 4.4, 4.65, 1.3, 0.65),
  tile("ground", 5.8, 4, 1.3),
  // Options.
  tile("dark", 7.65, 1.2, 0.75),
  disc("cool", 8.5, 1.2, 0.75),
  triangle("deep", "bl", 7.65, 2.6, 0.75),
  tile("deep", 8.5, 2.6, 0.75),
  quarter("dark", "bl", 7.65, 4, 0.75),
  triangle("cool", "br", 8.5, 4, 0.75),
  // Cup.
  disc("light", 10.55, 7.1, 1.1),
  disc("ground", 10.8, 7.35, 0.6),
  tile("light", 9.6, 6.9, 1.5, 0.8),
  quarter("light", "tr", 9.6, 7.7, 0.75),
  quarter("light", "tl", 10.35, 7.7, 0.75),
  tile("deep", 9.6, 6.9, 1.5, 0.3),
  // Desk: as wide as any box the picture is put in, and past its lower edge.
  tile("dark", -18, 8.5, 48, 0.6),
];

export function ComputerHero({ palette }: { palette: Palette }) {
  return <Mosaic pieces={pieces()} palette={palette} />;
}
