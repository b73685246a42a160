// A puzzle to solve on the spot: pattern, options, and words on what the choice got right or wrong.
import { type KeyboardEvent, useState } from "react";
import { useT } from "../../../l10n/words";
import { Button } from "../../../ui/button";
import { Options } from "./options";
import { Pattern } from "./pattern";
import { type Option, puzzles } from "./puzzles";

/** `asked`: a heading above has already asked the question. */
export function PuzzleBoard({ asked = false }: { asked?: boolean }) {
  const t = useT();
  const [current, setCurrent] = useState(0);
  const [chosen, setChosen] = useState<number>();
  const puzzle = puzzles[current] ?? puzzles[0];
  const option = chosen === undefined ? undefined : puzzle.options[chosen];

  /** After the last one the first comes again. */
  const next = (current + 1) % puzzles.length;

  function turnTo(index: number) {
    setCurrent(index);
    setChosen(undefined);
  }

  // Number keys only while the focus is in the puzzle, so that they don't act anywhere else.
  function onKeyDown(event: KeyboardEvent) {
    const index = Number(event.key) - 1;
    if (event.ctrlKey || event.altKey || event.metaKey || !puzzle.options[index]) return;
    event.preventDefault();
    setChosen(index);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to what its buttons let through
    <div
      onKeyDown={onKeyDown}
      className="mx-auto grid max-w-md grid-cols-1 gap-4 md:max-w-none md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] md:gap-10"
    >
      <div className="mx-auto w-full max-w-[min(100%,42svh)] md:max-w-none">
        <div className="mb-3 flex gap-2">
          {puzzles.map((_, index) => (
            <Button
              // biome-ignore lint/suspicious/noArrayIndexKey: a puzzle is its number
              key={index}
              kind="choice"
              aria-pressed={index === current}
              onClick={() => turnTo(index)}
            >
              {t("puzzle-switch", { number: index + 1 })}
            </Button>
          ))}
        </div>
        <Pattern puzzle={puzzle} laid={option?.right ? option.tile : undefined} />
      </div>
      <div className="flex flex-col gap-4">
        {!asked && <p className="font-semibold md:flex md:min-h-11 md:items-center">{t("puzzle-ask")}</p>}
        <div className="md:max-w-md">
          <Options key={current} options={puzzle.options} chosen={chosen} onChoose={setChosen} />
        </div>
        {/* The height of an answer is reserved, so that nothing jumps. */}
        <div className="min-h-20">
          <Feedback option={option} />
          {!option && <p className="hidden text-muted text-small pointer-fine:block">{t("puzzle-keys")}</p>}
        </div>
        {option?.right && (
          <Button className="self-start" onClick={() => turnTo(next)}>
            {t(next > 0 ? "puzzle-next" : "puzzle-again")}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Whether the choice is right and why, read aloud too. */
function Feedback({ option }: { option: Option | undefined }) {
  const t = useT();
  return (
    <div role="status">
      {option && (
        <p>
          <strong className={option.right ? "text-good" : "text-bad"}>
            {t(option.right ? "puzzle-right" : "puzzle-wrong")}
          </strong>{" "}
          {t(option.reason)}
        </p>
      )}
    </div>
  );
}
