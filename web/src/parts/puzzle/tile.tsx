// One picture of a puzzle. Another one can lie beneath it, drawn and covered: the one that will probably follow, so
// that the next question only has to be uncovered.
import { memo } from "react";

interface TileProps {
  svg: string;
  beneath?: string;
}

/** Compared by its markup, so that other changes of the screen don't parse it again. */
export const Tile = memo(function Tile({ svg, beneath = svg }: TileProps) {
  // In the same order whichever is on top: a drawing that moved would have to be laid out again.
  const drawings = beneath === svg ? [svg] : [svg, beneath].sort();
  return drawings.map((drawing) => <Drawing key={drawing} svg={drawing} covered={drawing !== svg} />);
});

const Drawing = memo(function Drawing({ svg, covered }: { svg: string; covered: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={covered ? "tile is-covered" : "tile"}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own server's drawing, made of paths and nothing else
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
});
