// The nine places of a puzzle: eight tiles and the missing one.
import type { Picture } from "../../api/types";
import { useT } from "../../l10n/words";
import { classes } from "../../ui/classes";
import { Tile } from "./tile";

interface PatternProps {
  cells: readonly Picture[];
  /** The tile that was put in its place. */
  laid?: Picture;
  /** Places to highlight; the others are dimmed. */
  lit?: readonly number[];
  /** Tiles that are drawn and covered. */
  beneath?: readonly Picture[];
}

export function Pattern({ cells, laid, lit, beneath }: PatternProps) {
  const t = useT();
  const look = (index: number) => classes("pattern-cell", lit && (lit.includes(index) ? "is-lit" : "is-dim"));
  return (
    <ul aria-label={t("test-grid")} className="pattern">
      {cells.map(({ svg, words }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place in the pattern is its index
        <li key={index} className={look(index)}>
          <span role="img" aria-label={t("test-cell", { ...place(index), tile: words })}>
            <Tile svg={svg} beneath={beneath?.[index]?.svg} />
          </span>
        </li>
      ))}
      {laid ? (
        <li className={classes(look(8), "is-laid animate-lay")}>
          <span role="img" aria-label={t("test-cell", { ...place(8), tile: laid.words })}>
            <Tile svg={laid.svg} />
          </span>
        </li>
      ) : (
        <li className={classes(look(8), "is-wanted")}>
          <span className="sr-only">{t("test-cell-missing", place(8))}</span>
          <span aria-hidden="true">?</span>
        </li>
      )}
    </ul>
  );
}

function place(index: number): { row: number; column: number } {
  return { row: Math.floor(index / 3) + 1, column: (index % 3) + 1 };
}
