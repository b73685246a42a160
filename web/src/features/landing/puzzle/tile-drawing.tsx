// A tile as a picture. Shapes differ by outline and place, never by hue.
import type { Field, Shape, Tile } from "./puzzles";

/** Centres of one, two or three shapes on a tile of 100 × 100. */
const places: Record<number, readonly (readonly [x: number, y: number])[]> = {
  1: [[50, 50]],
  2: [
    [32, 34],
    [68, 66],
  ],
  3: [
    [50, 30],
    [29, 69],
    [71, 69],
  ],
};

const outlines: Record<Shape, (x: number, y: number) => string> = {
  circle: (x, y) => `M${x - 15} ${y}a15 15 0 1 1 30 0a15 15 0 1 1-30 0z`,
  square: (x, y) => `M${x - 14} ${y - 14}h28v28h-28z`,
  triangle: (x, y) => `M${x} ${y - 15}l17 29h-34z`,
};

const fieldOutlines: Record<Field, string> = {
  top: "M17 15h66L50 48z",
  right: "M85 17v66L52 50z",
  bottom: "M17 85h66L50 52z",
  left: "M15 17v66l33-33z",
};

const allFields = Object.keys(fieldOutlines) as Field[];

export function TileDrawing({ tile }: { tile: Tile }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false" className="block size-full">
      {tile.kind === "shapes" ? (
        <path
          className="fill-piece"
          d={(places[tile.count] ?? []).map(([x, y]) => outlines[tile.shape](x, y)).join("")}
        />
      ) : (
        <>
          <path className="fill-line" d={allFields.map((field) => fieldOutlines[field]).join("")} />
          <path className="fill-piece" d={tile.fields.map((field) => fieldOutlines[field]).join("")} />
        </>
      )}
    </svg>
  );
}
