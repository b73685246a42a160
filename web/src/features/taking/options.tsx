// The options of a puzzle: one tap each, named by what they show.
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import type { MouseEvent } from "react";
import type { Picture } from "../../api/types";
import { useT } from "../../l10n/words";
import { Tile } from "../../parts/puzzle/tile";
import { classes } from "../../ui/classes";

export type Verdict = "right" | "wrong";

interface OptionsProps {
  /** Id of the element that asks the question. */
  labelledBy: string;
  options: readonly Picture[];
  /** Options that are drawn and covered. */
  beneath?: readonly Picture[];
  chosen?: number;
  /** Shown at the chosen one, if the answer may be shown. */
  verdict?: Verdict;
  onChoose: (index: number, event: MouseEvent) => void;
  /** The option that was just chosen; a new `turn` flashes it again. */
  flash?: { index: number; turn: number };
}

export function Options({ labelledBy, options, beneath, chosen, verdict, onChoose, flash }: OptionsProps) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's look and meaning
    <div role="group" aria-labelledby={labelledBy} className="options">
      {options.map(({ svg, words }, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its number
          key={index}
          type="button"
          aria-pressed={index === chosen}
          aria-label={t("test-option", { number: index + 1, tile: words })}
          onClick={(event) => onChoose(index, event)}
          className={classes("option", index === chosen && verdict && `is-${verdict}`)}
        >
          <Tile svg={svg} beneath={beneath?.[index]?.svg} />
          <span aria-hidden="true" className="option-number">
            {index + 1}
          </span>
          {index === chosen && <Mark verdict={verdict} />}
          {flash?.index === index && <span key={flash.turn} className="option-flash" />}
        </button>
      ))}
    </div>
  );
}

function Mark({ verdict }: { verdict?: Verdict }) {
  const Icon = verdict === "wrong" ? X : Check;
  return (
    <span aria-hidden="true" className="option-mark">
      <Icon className="size-4" strokeWidth={3} />
    </span>
  );
}
