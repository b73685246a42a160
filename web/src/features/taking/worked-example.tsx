// A puzzle that solves itself: rule by rule the rows light up, then the answer is placed. By hand, or
// played; with reduced motion only by hand. Screen readers get all steps as a list.
import Check from "lucide-react/icons/check";
import type { Example } from "../../api/types";
import { useT } from "../../l10n/words";
import { beatsOf, litCells } from "../../parts/puzzle/beats";
import { Pattern } from "../../parts/puzzle/pattern";
import { Tile } from "../../parts/puzzle/tile";
import { useReplay } from "../../parts/puzzle/use-replay";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";

const beatMs = 2200;

export function WorkedExample({ example }: { example: Example }) {
  const t = useT();
  const beats = beatsOf(example);
  const { at, playing, play, pause, next } = useReplay(beats.length, () => beatMs);
  const last = beats.length - 1;
  const beat = at === undefined ? undefined : beats[at];
  const step = beat?.step === undefined ? undefined : example.steps[beat.step];
  const solved = beat !== undefined && beat.step === undefined;

  return (
    <section aria-labelledby="example-title">
      <Card>
        <h2 id="example-title" className="text-heading">
          {t("test-example-title")}
        </h2>
        <p className="mt-1 text-muted">{t("test-example-lead")}</p>
        <div className="puzzle puzzle-beside mt-4">
          <Pattern
            cells={example.cells}
            laid={solved ? example.options[example.answer] : undefined}
            lit={beat && step ? litCells(beat.line, step.columns) : undefined}
          />
          <div className="min-w-0">
            {/* Screen readers get these steps from the list below. */}
            <div aria-hidden="true" className={beat && "example-words"}>
              {step && beat && (
                <>
                  <p className="text-muted text-small">
                    {t("test-example-step", { step: (beat.step ?? 0) + 1, steps: example.steps.length })}
                  </p>
                  <p className="font-semibold">{step.rule}</p>
                  <ul>
                    {step.lines.slice(0, beat.line + 1).map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                  {beat.line > 2 && <p>{step.conclusion}</p>}
                </>
              )}
              {solved && (
                <p className="font-semibold text-good">
                  {t("test-example-answer", { number: example.answer + 1 })}
                </p>
              )}
            </div>
            <div className="mb-4 flex flex-wrap gap-2">
              {at === undefined && <Button onClick={play}>{t("test-example-play")}</Button>}
              {playing && <Button onClick={pause}>{t("test-example-pause")}</Button>}
              {at !== undefined && at < last && <Button onClick={next}>{t("test-example-next")}</Button>}
              {at === last && <Button onClick={play}>{t("test-example-again")}</Button>}
            </div>
            <StillOptions example={example} solved={solved} />
          </div>
        </div>
        <Steps example={example} />
      </Card>
    </section>
  );
}

/** The options to look at; nothing here can be chosen. */
function StillOptions({ example, solved }: { example: Example; solved: boolean }) {
  const look = (right: boolean) => (right ? "option is-right" : "option");
  return (
    <div aria-hidden="true" className="options">
      {example.options.map(({ svg }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an option is its number
        <span key={index} className={look(solved && index === example.answer)}>
          <Tile svg={svg} />
          <span className="option-number">{index + 1}</span>
          {solved && index === example.answer && (
            <span className="option-mark">
              <Check className="size-4" strokeWidth={3} />
            </span>
          )}
        </span>
      ))}
    </div>
  );
}

function Steps({ example }: { example: Example }) {
  const t = useT();
  return (
    <ol aria-label={t("test-example-steps")} className="sr-only">
      {example.steps.map(({ rule, lines, conclusion }) => (
        <li key={rule}>{[rule, ...lines, conclusion].join(" ")}</li>
      ))}
      <li>{t("test-example-answer", { number: example.answer + 1 })}</li>
    </ol>
  );
}
