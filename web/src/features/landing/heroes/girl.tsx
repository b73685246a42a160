// A girl looking at a pattern, made of tiles.
import { disc, half, Mosaic, type Piece, polygon, quarter, tile, triangle } from "./mosaic";
import type { Palette } from "./palette";
import { tilesAside } from "./tiles-aside";

const pieces = (): Piece[] => [
  ...tilesAside(),
  // Hair behind: a bun and two long sides.
  disc("dark", 3.2, 0, 1.6),
  quarter("dark", "br", 1.5, 1.2, 2.5),
  quarter("dark", "bl", 4, 1.2, 2.5),
  tile("dark", 1.5, 3.7, 5, 2.2),
  quarter("dark", "tr", 1.5, 5.9, 1.2),
  quarter("dark", "tl", 5.3, 5.9, 1.2),
  // Neck and dress.
  tile("face", 3.3, 5.2, 1.4, 1.7),
  // The chin's shadow: the face covers all but its lower edge.
  tile("deep", 3.3, 5.5, 1.4, 1),
  quarter("light", "br", 1.2, 6.6, 2.4),
  quarter("light", "bl", 4.4, 6.6, 2.4),
  tile("light", 3.6, 6.6, 0.8, 2.4),
  half("face", "top", 3.1, 6.55, 1.8),
  // A band of tiles around the collar.
  triangle("cool", "bl", 2.1, 8.1, 0.9),
  triangle("deep", "bl", 3, 8.1, 0.9),
  triangle("cool", "br", 4.1, 8.1, 0.9),
  triangle("deep", "br", 5, 8.1, 0.9),
  // Face.
  tile("face", 2.2, 2.6, 3.6, 1.9),
  quarter("face", "tr", 2.2, 4.5, 1.8),
  quarter("face", "tl", 4, 4.5, 1.8),
  // Fringe: two quarters parted above the eye.
  quarter("dark", "tl", 2.15, 2.4, 1.45),
  quarter("dark", "tr", 3.9, 2.4, 1.95),
  tile("dark", 2.15, 2, 3.7, 0.62),
  // Eyes, nose, mouth, cheeks.
  disc("dark", 2.95, 4.2, 0.55),
  disc("dark", 4.6, 4.2, 0.55),
  disc("light", 3.25, 4.28, 0.18),
  disc("light", 4.9, 4.28, 0.18),
  triangle("deep", "bl", 3.9, 4.5, 0.35, 0.55),
  half("deep", "top", 3.6, 5.4, 0.9),
  // Earrings.
  polygon("deep", 2, 5, 2.35, 5.35, 2, 5.7, 1.65, 5.35),
  polygon("deep", 6, 5, 6.35, 5.35, 6, 5.7, 5.65, 5.35),
];

export function GirlHero({ palette }: { palette: Palette }) {
  return <Mosaic pieces={pieces()} palette={palette} />;
}
