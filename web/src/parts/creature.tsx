// A type's creature: seven tangram pieces in four tones.
import { shapes } from "../../../content/types/creatures.toml";
import "./creature.css";

interface CreatureProps {
  /** The type's letters, in any case: `ENFP`, `eNFp`. */
  code: string;
  /** Both sides of the square box, in pixels; without it the box is as large as its place. */
  size?: number;
  /** What it shows. Without it the picture is decoration: what it shows is said beside it. */
  title?: string;
}

export function Creature({ code, size, title }: CreatureProps) {
  const shape = shapes[code.toUpperCase()];
  if (!shape) return null;
  const { width, height, pieces, eye } = shape;
  // Room for the line around the outermost pieces.
  const side = Math.max(width, height) + 0.1;
  return (
    <svg
      viewBox={[(width - side) / 2, (height - side) / 2, side, side].map(rounded).join(" ")}
      width={size}
      height={size}
      className={size === undefined ? "creature size-full" : "creature"}
      role={title && "img"}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      {pieces.map(([tone, outline]) => (
        <path key={tone} className={`creature-${tone}`} d={outline} />
      ))}
      {eye && (
        <circle className={eye[2] ? "creature-eye-dark" : "creature-eye"} cx={eye[0]} cy={eye[1]} r={0.12} />
      )}
    </svg>
  );
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
