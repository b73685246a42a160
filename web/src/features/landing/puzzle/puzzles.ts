// Two hand-made examples. They are not items of the test, so their answers may be public.
import type { MessageId } from "../../../l10n/messages.gen";

export type Shape = "circle" | "square" | "triangle";
export type Field = "top" | "right" | "bottom" | "left";

/** What is drawn on a tile: one to three equal shapes, or the filled fields of a cut square. */
export type Tile =
  | { kind: "shapes"; shape: Shape; count: number }
  | { kind: "fields"; fields: readonly Field[] };

export interface Option {
  tile: Tile;
  right: boolean;
  /** Why it is right, or which rule it breaks. */
  reason: MessageId;
}

export interface Puzzle {
  /** Eight tiles, row by row; the ninth is wanted. */
  cells: readonly Tile[];
  options: readonly Option[];
}

const shapes = (shape: Shape, count: number): Tile => ({ kind: "shapes", shape, count });
const fields = (...names: readonly Field[]): Tile => ({ kind: "fields", fields: names });

const right = (tile: Tile, reason: MessageId): Option => ({ tile, right: true, reason });
const wrong = (tile: Tile, reason: MessageId): Option => ({ tile, right: false, reason });

/** Each row has each shape once, and the number grows from one to three. */
const counting: Puzzle = {
  cells: [
    shapes("circle", 1),
    shapes("square", 2),
    shapes("triangle", 3),
    shapes("square", 1),
    shapes("triangle", 2),
    shapes("circle", 3),
    shapes("triangle", 1),
    shapes("circle", 2),
  ],
  options: [
    wrong(shapes("triangle", 3), "puzzle-count-shape"),
    wrong(shapes("square", 2), "puzzle-count-number"),
    wrong(shapes("circle", 3), "puzzle-count-shape"),
    right(shapes("square", 3), "puzzle-count-rule"),
    wrong(shapes("triangle", 2), "puzzle-count-both"),
    wrong(shapes("square", 1), "puzzle-count-number"),
  ],
};

/** The third tile has what exactly one of the first two has. */
const overlaying: Puzzle = {
  cells: [
    fields("top", "right"),
    fields("right", "bottom"),
    fields("top", "bottom"),
    fields("top", "left"),
    fields("top", "bottom"),
    fields("bottom", "left"),
    fields("top", "right", "bottom"),
    fields("right", "left"),
  ],
  options: [
    wrong(fields("top", "right", "bottom", "left"), "puzzle-fields-kept"),
    right(fields("top", "bottom", "left"), "puzzle-fields-rule"),
    wrong(fields("right"), "puzzle-fields-only-shared"),
    wrong(fields("top", "bottom"), "puzzle-fields-missing"),
    wrong(fields("top", "right", "bottom"), "puzzle-fields-copied"),
    wrong(fields("top", "right", "left"), "puzzle-fields-turned"),
  ],
};

export const puzzles = [counting, overlaying] as const;
