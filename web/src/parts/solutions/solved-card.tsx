// One question: what was answered, the way to the solution, what others chose, how long it took.
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { RefObject } from "react";
import type { SolvedQuestion } from "../../api/types";
import { useT } from "../../l10n/words";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { AnswerPair } from "./answer-pair";
import { Judgement } from "./judgement";
import { Others } from "./others";
import { Replay } from "./replay";
import { judged } from "./solved";
import { Times } from "./times";

interface SolvedCardProps {
  question: SolvedQuestion;
  asOf: string;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The neighbours among those that are shown. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

export function SolvedCard({ question, asOf, heading, onPrevious, onNext }: SolvedCardProps) {
  const t = useT();
  const { number, kind, chosen, rapid } = question;
  const reasons = typeof chosen === "number" ? judged(question, chosen) : undefined;
  return (
    <Card className="solved">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
            {t("reading-wrong-question", { number })}
          </h2>
          <p className="mt-1 text-muted">{kind}</p>
        </div>
        <div className="flex gap-2">
          <Button
            aria-label={t("reading-wrong-previous")}
            disabled={!onPrevious}
            onClick={onPrevious}
            className="replay-turn"
          >
            <ChevronLeft aria-hidden="true" className="size-6" />
          </Button>
          <Button
            aria-label={t("reading-wrong-next")}
            disabled={!onNext}
            onClick={onNext}
            className="replay-turn"
          >
            <ChevronRight aria-hidden="true" className="size-6" />
          </Button>
        </div>
      </div>
      <div className="solved-answer">
        <AnswerPair question={question} />
        {(reasons || rapid) && (
          <div>
            {reasons && (
              <>
                <h3 className="mb-1 font-semibold">{t("reading-wrong-judged")}</h3>
                <Judgement {...reasons} />
              </>
            )}
            {rapid && <p className="mt-2 text-muted">{t("reading-wrong-rapid")}</p>}
          </div>
        )}
      </div>
      <section aria-labelledby="replay-title" className="border-line border-t pt-5">
        <h3 id="replay-title" className="mb-4 text-heading">
          {t("reading-wrong-replay")}
        </h3>
        <Replay key={number} question={question} />
      </section>
      <div className="solved-figures">
        <Others key={number} question={question} asOf={asOf} />
        <Times question={question} />
      </div>
      {onNext && (
        <Button onClick={onNext} className="w-full sm:w-auto sm:justify-self-start">
          {t("reading-wrong-next")}
          <ChevronRight aria-hidden="true" className="size-5" />
        </Button>
      )}
    </Card>
  );
}
