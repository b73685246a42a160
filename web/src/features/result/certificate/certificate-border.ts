// A border of tiles around a sheet: squares, quarter discs and triangles in turn.

interface Sheet {
  columns: number;
  rows: number;
}

type Shape = "square" | "quarter" | "triangle";

export interface BorderTile {
  /** Place of the tile. */
  x: number;
  y: number;
  shape: Shape;
  paint: string;
}

const turns: readonly Pick<BorderTile, "shape" | "paint">[] = [
  { shape: "square", paint: "fill-ink" },
  { shape: "quarter", paint: "fill-accent" },
  { shape: "triangle", paint: "fill-strong" },
  { shape: "square", paint: "fill-line" },
  { shape: "quarter", paint: "fill-ink" },
  { shape: "triangle", paint: "fill-accent" },
];

/** Once around, beginning at the upper left. */
export function borderTiles({ columns, rows }: Sheet): BorderTile[] {
  const across = Array.from({ length: columns }, (_, x) => x);
  const down = Array.from({ length: rows - 2 }, (_, y) => y + 1);
  const places = [
    ...across.map((x) => [x, 0]),
    ...down.map((y) => [columns - 1, y]),
    ...across.map((x) => [columns - 1 - x, rows - 1]),
    ...down.map((y) => [0, rows - 1 - y]),
  ];
  return places.flatMap(([x = 0, y = 0], index) => {
    const turn = turns[index % turns.length];
    return turn ? { x, y, ...turn } : [];
  });
}

/** Its outline with a little air around it. */
export function tilePath({ x, y, shape }: BorderTile, tile: number): string {
  const [left, top, side] = [x * tile + 1, y * tile + 1, tile - 2];
  switch (shape) {
    case "square":
      return `M${left} ${top}h${side}v${side}h-${side}z`;
    case "quarter":
      return `M${left} ${top}a${side} ${side} 0 0 1 ${side} ${side}h-${side}z`;
    case "triangle":
      return `M${left} ${top}l${side} ${side}h-${side}z`;
  }
}
