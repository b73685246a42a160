// Puzzles to try before the test. Each choice is marked right or wrong, with the reasons.
import { useId, useState } from "react";
import type { Example } from "../../api/types";
import { useT } from "../../l10n/words";
import { Pattern } from "../../parts/puzzle/pattern";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Options } from "./options";

export function Practice({ puzzles }: { puzzles: readonly Example[] }) {
  const t = useT();
  const [current, setCurrent] = useState(0);
  const puzzle = puzzles[current];
  return (
    <section aria-labelledby="practice-title">
      <Card>
        <h2 id="practice-title" className="text-heading">
          {t("test-practice-title")}
        </h2>
        <p className="mt-1 text-muted">{t("test-practice-lead")}</p>
        <div className="mt-4 mb-4 flex flex-wrap gap-2">
          {puzzles.map((_, index) => (
            <Button
              // biome-ignore lint/suspicious/noArrayIndexKey: a puzzle is its number
              key={index}
              kind="choice"
              aria-pressed={index === current}
              onClick={() => setCurrent(index)}
            >
              {t("test-practice-switch", { number: index + 1 })}
            </Button>
          ))}
        </div>
        {puzzle && (
          <PracticePuzzle
            key={current}
            puzzle={puzzle}
            onNext={current + 1 < puzzles.length ? () => setCurrent(current + 1) : undefined}
          />
        )}
      </Card>
    </section>
  );
}

function PracticePuzzle({ puzzle, onNext }: { puzzle: Example; onNext?: () => void }) {
  const t = useT();
  const askId = useId();
  const [chosen, setChosen] = useState<number>();
  const right = chosen === puzzle.answer;
  return (
    <div className="puzzle puzzle-beside">
      <Pattern cells={puzzle.cells} laid={right ? puzzle.options[puzzle.answer] : undefined} />
      <div>
        <p id={askId} className="mb-2 font-semibold">
          {t("test-options")}
        </p>
        <Options
          labelledBy={askId}
          options={puzzle.options}
          chosen={chosen}
          verdict={right ? "right" : "wrong"}
          onChoose={setChosen}
        />
        <div role="status" className="practice-feedback">
          {chosen !== undefined && <Feedback puzzle={puzzle} chosen={chosen} />}
        </div>
        {right && onNext && <Button onClick={onNext}>{t("test-practice-next")}</Button>}
      </div>
    </div>
  );
}

function Feedback({ puzzle, chosen }: { puzzle: Example; chosen: number }) {
  const t = useT();
  const right = chosen === puzzle.answer;
  return (
    <>
      <p>
        <strong className={right ? "text-good" : "text-bad"}>
          {t(right ? "test-practice-right" : "test-practice-wrong")}
        </strong>
      </p>
      <ul>
        {reasons(puzzle, chosen).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  );
}

/** The rules if it is right; otherwise which ones it satisfies and breaks. */
function reasons({ answer, steps, wrong }: Example, chosen: number): string[] {
  if (chosen === answer) return steps.map(({ rule }) => rule);
  const slip = wrong.find(({ option }) => option === chosen);
  return [slip?.keeps ?? "", ...(slip?.breaks ?? [])].filter(Boolean);
}
