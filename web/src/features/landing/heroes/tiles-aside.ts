// The pattern that the boy and the girl look at: nine tiles, one of them on its way to its place.
import { disc, half, type Piece, polygon, quarter, tile, triangle } from "./mosaic";

export const tilesAside = (): Piece[] => [
  tile("light", 7.9, 0.7, 1.1),
  disc("dark", 8.15, 0.95, 0.6),
  tile("light", 9.15, 0.7, 1.1),
  triangle("deep", "bl", 9.15, 0.7, 1.1),
  tile("light", 10.4, 0.7, 1.1),
  tile("cool", 10.4, 1.25, 1.1, 0.55),
  tile("light", 7.9, 1.95, 1.1),
  triangle("deep", "tl", 7.9, 1.95, 1.1),
  tile("light", 9.15, 1.95, 1.1),
  tile("cool", 9.15, 1.95, 0.55, 1.1),
  tile("light", 10.4, 1.95, 1.1),
  disc("dark", 10.65, 2.2, 0.6),
  tile("light", 7.9, 3.2, 1.1),
  tile("cool", 7.9, 3.2, 1.1, 0.55),
  tile("light", 9.15, 3.2, 1.1),
  disc("dark", 9.4, 3.45, 0.6),
  tile("soft", 10.4, 3.2, 1.1),
  // The missing tile, tilted, below the open place.
  polygon("light", 10.2, 5.15, 11.26, 4.87, 11.54, 5.93, 10.48, 6.21),
  polygon("deep", 10.2, 5.15, 11.54, 5.93, 10.48, 6.21),
  // Loose pieces.
  quarter("deep", "br", 8.4, 7.2, 0.9),
  half("light", "bottom", 9.6, 7.65, 0.9),
  tile("cool", 10.8, 7.4, 0.7),
];
