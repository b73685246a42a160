// One picture of a puzzle. The picture that will probably replace it can be drawn in advance, so
// that the next question only has to be uncovered.
import { memo } from "react";

interface TileProps {
  svg: string;
  coming?: string;
}

/** Compared by its markup, so that other changes of the screen don't parse it again. */
export const Tile = memo(function Tile({ svg, coming }: TileProps) {
  return (
    <>
      <Drawing key={svg} svg={svg} />
      {coming !== undefined && coming !== svg && <Drawing key={coming} svg={coming} covered />}
    </>
  );
});

const Drawing = memo(function Drawing({ svg, covered = false }: { svg: string; covered?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={covered ? "tile is-covered" : "tile"}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server's drawing, made of paths and nothing else
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
});
