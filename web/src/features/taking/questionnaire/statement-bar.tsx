// The narrow bar above the questions: back, forward or to the confirmation, where one is, and the progress.
import Check from "lucide-react/icons/check";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useT } from "../../../l10n/words";
import type { RunState } from "../../../run/run";
import { TileProgress } from "../../../ui/tile-progress";
import { BarButton } from "../question-bar";

interface StatementBarProps {
  run: RunState;
  /** Where one is, in short. */
  place: string;
  backLabel: string;
  onBack: () => void;
  nextLabel: string;
  onNext: () => void;
  /** To the confirmation; absent while there are questions to come. */
  onFinish?: () => void;
}

export function StatementBar(props: StatementBarProps) {
  const { run, place, backLabel, onBack, nextLabel, onNext, onFinish } = props;
  const t = useT();
  return (
    <div className="mx-auto w-full max-w-[75rem] px-1 sm:px-4">
      <div className="flex min-h-12 items-center">
        <BarButton label={backLabel} onClick={onBack}>
          <ChevronLeft aria-hidden="true" className="size-6" />
        </BarButton>
        {onFinish ? (
          <BarButton label={t("test-palette-finish")} onClick={onFinish} className="bg-accent text-on-accent">
            <Check aria-hidden="true" className="size-6" />
          </BarButton>
        ) : (
          <BarButton label={nextLabel} onClick={onNext}>
            <ChevronRight aria-hidden="true" className="size-6" />
          </BarButton>
        )}
        <p aria-hidden="true" className="mx-1 whitespace-nowrap font-semibold">
          {place}
        </p>
      </div>
      <TileProgress
        label={t("test-state-answered")}
        total={run.questions.length}
        done={run.questions.flatMap((id, index) => (run.answers[id] ? [index] : []))}
        current={run.page - 1}
        className="mx-2 h-2"
      />
    </div>
  );
}
