// Writes a file that the prerenderer made itself, under a name that changes with its content.
import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Returns the address of the written file. */
export type Emit = (name: string, extension: string, content: string | Uint8Array) => string;

export function emitTo(publicDir: string): Emit {
  mkdirSync(join(publicDir, "assets"), { recursive: true });
  return (name, extension, content) => {
    const hash = createHash("sha256").update(content).digest("base64url").slice(0, 6);
    const file = `assets/${name}-${hash}.${extension}`;
    writeFileSync(join(publicDir, file), content);
    return `/public/${file}`;
  };
}
