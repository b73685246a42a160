// One picture of a puzzle.
import { memo } from "react";

/** Compared by its markup, so that a screen that changes elsewhere doesn't parse it again. */
export const Tile = memo(function Tile({ svg }: { svg: string }) {
  return (
    <span
      aria-hidden="true"
      className="tile"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server's drawing, made of paths and nothing else
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
});
