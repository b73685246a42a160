// The nine places of a puzzle. Once the right tile is chosen, the rule goes along the last row and lays it at the end.
import { useT } from "../../../l10n/words";
import { classes } from "../../../ui/classes";
import type { Puzzle, Tile } from "./puzzles";
import { TileDrawing } from "./tile-drawing";
import { tileWords } from "./tile-words";

export function Pattern({ puzzle, laid }: { puzzle: Puzzle; laid: Tile | undefined }) {
  const t = useT();
  return (
    <ul
      aria-label={t("puzzle-grid-label")}
      className="grid grid-cols-3 gap-1.5 rounded-card bg-line p-1.5 sm:gap-2 sm:p-2"
    >
      {puzzle.cells.map((tile, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the pattern is its index
          key={index}
          style={laid && index > 5 ? after(index) : undefined}
          className={classes("aspect-square rounded-tile bg-raised", laid && index > 5 && "animate-read")}
        >
          <TileDrawing tile={tile} />
          <span className="sr-only">{t("puzzle-cell", { ...place(index), tile: tileWords(tile, t) })}</span>
        </li>
      ))}
      {laid ? (
        <li
          style={after(8)}
          className="aspect-square animate-lay rounded-tile bg-raised outline-3 outline-good"
        >
          <TileDrawing tile={laid} />
          <span className="sr-only">{t("puzzle-cell", { ...place(8), tile: tileWords(laid, t) })}</span>
        </li>
      ) : (
        <li className="aspect-square rounded-tile border-3 border-strong border-dashed bg-paper">
          <span className="sr-only">{t("puzzle-cell-missing", place(8))}</span>
        </li>
      )}
    </ul>
  );
}

/** As soon as the rule gets to a place of the last row. */
const after = (index: number) => ({ animationDelay: `${(index % 3) * 250}ms` });

function place(index: number): { row: number; column: number } {
  return { row: Math.floor(index / 3) + 1, column: (index % 3) + 1 };
}
