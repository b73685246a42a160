// Vite plugin: content/types/*.toml become modules. The creatures come as outlines that are ready to draw, apart from
// their names, so that a page which draws one doesn't load nine languages of names.
import { parse } from "smol-toml";
import type { Plugin } from "vite";

interface Laid {
  kind: "large" | "medium" | "small" | "square" | "parallelogram";
  flip: boolean;
  turn: number;
  x: number;
  y: number;
  tone: number;
}

interface Source {
  type: string;
  eye?: Point;
  piece: Laid[];
  name: Record<string, string>;
  line: Record<string, string>;
}

interface Point {
  x: number;
  y: number;
}

/** Outlines by tone; the box begins at 0, 0. */
export interface Shape {
  width: number;
  height: number;
  pieces: [tone: number, outline: string][];
  eye?: [x: number, y: number, onBright: boolean];
}

export function creatures(): Plugin {
  return {
    name: "tessera-creatures",
    transform(source, id) {
      if (!/\/content\/types\/.*\.toml$/.test(id)) return null;
      const content = parse(source);
      const code = id.endsWith("/creatures.toml")
        ? creatureModule(content.creature as unknown as Source[])
        : `export default ${JSON.stringify(content)}`;
      return { code, map: null, moduleType: "js" };
    },
  };
}

function creatureModule(all: Source[]): string {
  const shapes = Object.fromEntries(all.map((one) => [one.type, shapeOf(one)]));
  const names = Object.fromEntries(all.map(({ type, name, line }) => [type, { name, line }]));
  return `export const shapes = ${JSON.stringify(shapes)};\nexport const names = ${JSON.stringify(names)};\n`;
}

function shapeOf({ piece, eye }: Source): Shape {
  const pieces = piece.map((one) => ({ tone: one.tone, corners: cornersOf(one) }));
  const corners = pieces.flatMap((one) => one.corners);
  const outlines = new Map<number, string>();
  for (const { tone, corners } of pieces) {
    const outline = `M${corners.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}z`;
    outlines.set(tone, (outlines.get(tone) ?? "") + outline);
  }
  const under = eye && pieces.find(({ corners }) => holds(corners, eye));
  return {
    width: round(Math.max(...corners.map(({ x }) => x))),
    height: round(Math.max(...corners.map(({ y }) => y))),
    pieces: [...outlines],
    ...(eye && { eye: [round(eye.x), round(eye.y), under?.tone === 4] }),
  };
}

const triangle = (leg: number): Point[] => [
  { x: 0, y: 0 },
  { x: leg, y: 0 },
  { x: 0, y: leg },
];

const untouched: Record<Laid["kind"], Point[]> = {
  large: triangle(2),
  medium: triangle(Math.SQRT2),
  small: triangle(1),
  square: [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ],
  parallelogram: [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 2, y: 1 },
    { x: 1, y: 1 },
  ],
};

function cornersOf({ kind, flip, turn, x, y }: Laid): Point[] {
  const angle = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return untouched[kind].map((corner) => {
    const across = flip ? -corner.x : corner.x;
    return { x: x + across * cos - corner.y * sin, y: y + across * sin + corner.y * cos };
  });
}

/** Whether a point is inside a convex outline: on the same side of every edge. */
function holds(corners: readonly Point[], { x, y }: Point): boolean {
  const sides = corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    return Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x));
  });
  return sides.every((side) => side === sides[0]);
}

function round(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}
