// The six options: a tap, the keys 1–6, or arrow keys and Enter. One of them is in the tab order;
// arrows move among them.
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, useRef, useState } from "react";
import { useT } from "../../../l10n/words";
import { classes } from "../../../ui/classes";
import type { Option } from "./puzzles";
import { TileDrawing } from "./tile-drawing";
import { tileWords } from "./tile-words";

interface OptionsProps {
  options: readonly Option[];
  chosen: number | undefined;
  onChoose: (index: number) => void;
}

export function Options({ options, chosen, onChoose }: OptionsProps) {
  const t = useT();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const [stop, setStop] = useState(0);

  function focus(index: number) {
    const next = (index + options.length) % options.length;
    setStop(next);
    buttons.current[next]?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    focus(stop + step);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's look and meaning
    <div
      role="group"
      aria-label={t("puzzle-options-label")}
      onKeyDown={onKeyDown}
      className="grid grid-cols-6 gap-1 min-[24rem]:gap-1.5 md:grid-cols-3 md:gap-3"
    >
      {options.map((option, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its number
          key={index}
          ref={(button) => {
            buttons.current[index] = button;
          }}
          type="button"
          tabIndex={index === stop ? 0 : -1}
          aria-pressed={index === chosen}
          aria-label={t("puzzle-option", { number: index + 1, tile: tileWords(option.tile, t) })}
          onClick={() => {
            setStop(index);
            onChoose(index);
          }}
          className={classes(
            "relative min-h-11 rounded-tile border-2 bg-raised hover:border-ink",
            index === chosen ? (option.right ? "border-good" : "border-bad") : "border-line",
          )}
        >
          <TileDrawing tile={option.tile} />
          <span aria-hidden="true" className="absolute top-1 left-2 hidden text-muted text-small md:block">
            {index + 1}
          </span>
          {index === chosen && <Mark right={option.right} />}
        </button>
      ))}
    </div>
  );
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function Mark({ right }: { right: boolean }) {
  const Icon = right ? Check : X;
  return (
    <span
      aria-hidden="true"
      className={classes(
        "-top-2 -right-2 absolute flex size-6 items-center justify-center rounded-full text-paper",
        right ? "bg-good" : "bg-bad",
      )}
    >
      <Icon className="size-4" strokeWidth={3} />
    </span>
  );
}
