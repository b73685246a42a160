// An open box of tiles: what is inside comes out before anybody pays.
import { disc, half, Mosaic, type Piece, polygon, quarter, tile, triangle } from "./mosaic";
import type { Palette } from "./palette";

const pieces = (): Piece[] => [
  // Tiles rising out of the box.
  tile("light", 5.3, 2.9, 1.5),
  triangle("cool", "bl", 5.3, 2.9, 1.5),
  disc("deep", 3.6, 2.6, 1.3),
  polygon("light", 7.9, 2.6, 8.75, 3.45, 7.9, 4.3, 7.05, 3.45),
  quarter("dark", "br", 4.2, 0.7, 1.2),
  half("light", "left", 6.2, 0.5, 1.5),
  tile("cool", 7.7, 0.9, 0.9),
  triangle("deep", "tr", 2.4, 1.1, 0.9),
  polygon("deep", 9.4, 1.5, 10, 2.1, 9.4, 2.7, 8.8, 2.1),
  disc("dark", 2.3, 3.1, 0.5),
  disc("light", 9.6, 3.6, 0.55),
  // The inside of the box and its open flaps.
  polygon("dark", 3, 4.9, 9, 4.9, 8.4, 5.6, 3.6, 5.6),
  polygon("soft", 3, 4.9, 3.6, 5.6, 1.9, 6.3, 1.2, 5.4),
  polygon("soft", 9, 4.9, 8.4, 5.6, 10.1, 6.3, 10.8, 5.4),
  // Front with a ribbon of tiles.
  polygon("light", 3, 5.6, 9, 5.6, 9, 8.6, 3, 8.6),
  tile("deep", 5.4, 5.6, 1.2, 3),
  tile("deep", 3, 6.6, 6, 0.9),
  polygon("dark", 6, 6.25, 6.8, 7.05, 6, 7.85, 5.2, 7.05),
  triangle("soft", "bl", 3, 7.5, 1.1),
  triangle("soft", "br", 7.9, 7.5, 1.1),
  tile("dark", 2, 8.6, 8, 0.14),
];

export function FreeHero({ palette }: { palette: Palette }) {
  return <Mosaic pieces={pieces()} palette={palette} />;
}
