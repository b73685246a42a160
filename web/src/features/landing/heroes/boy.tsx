// A boy looking at a pattern, made of tiles.
import { disc, half, Mosaic, type Piece, polygon, quarter, tile, triangle } from "./mosaic";
import type { Palette } from "./palette";
import { tilesAside } from "./tiles-aside";

const pieces = (): Piece[] => [
  ...tilesAside(),
  // Neck and shirt.
  tile("face", 3.2, 5.2, 1.6, 1.7),
  // The chin's shadow: the face covers all but its lower edge.
  tile("deep", 3.2, 5.4, 1.6, 0.95),
  quarter("cool", "br", 0.9, 6.6, 2.4),
  quarter("cool", "bl", 4.7, 6.6, 2.4),
  tile("cool", 3.3, 6.6, 1.4, 2.4),
  polygon("light", 3.2, 6.4, 4, 7.4, 3.2, 8.2, 2.6, 6.75),
  polygon("light", 4.8, 6.4, 4, 7.4, 4.8, 8.2, 5.4, 6.75),
  polygon("face", 3.2, 6.4, 4.8, 6.4, 4, 7.4),
  // Ears.
  half("face", "right", 1.55, 3.5, 1.1),
  half("face", "left", 5.9, 3.5, 1.1),
  // Face.
  tile("face", 2.1, 2.4, 3.8, 1.9),
  quarter("face", "tr", 2.1, 4.3, 1.9),
  quarter("face", "tl", 4, 4.3, 1.9),
  // Hair: a cap of quarters and a fringe of triangles.
  quarter("dark", "br", 2.1, 0.7, 1.9),
  quarter("dark", "bl", 4, 0.7, 1.9),
  triangle("dark", "tl", 2.1, 2.6, 0.95, 0.9),
  triangle("dark", "tl", 3.05, 2.6, 0.95, 0.7),
  triangle("dark", "tl", 4, 2.6, 0.95, 0.7),
  triangle("dark", "tr", 4.95, 2.6, 0.95, 0.9),
  triangle("dark", "bl", 4.6, 0.1, 1, 1),
  // Glasses and eyes that look at the tiles.
  disc("light", 2.55, 3.3, 1.15),
  disc("light", 4.3, 3.3, 1.15),
  tile("dark", 3.7, 3.8, 0.6, 0.14),
  disc("dark", 3.1, 3.6, 0.5),
  disc("dark", 4.85, 3.6, 0.5),
  // Nose and mouth.
  triangle("deep", "bl", 3.9, 4.15, 0.4, 0.65),
  half("light", "top", 3.6, 5.15, 1),
];

export function BoyHero({ palette }: { palette: Palette }) {
  return <Mosaic pieces={pieces()} palette={palette} />;
}
