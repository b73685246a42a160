// The narrow bar above a question: back, next, number, time, flag, all questions.
import Check from "lucide-react/icons/check";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Flag from "lucide-react/icons/flag";
import LayoutGrid from "lucide-react/icons/layout-grid";
import type { ComponentProps, ReactNode } from "react";
import { useT } from "../../l10n/words";
import { currentId, type RunState } from "../../run/run";
import { classes } from "../../ui/classes";
import { TileProgress } from "../../ui/tile-progress";

// Made once: the bar is drawn anew with every question, and elements that are the same aren't.
const back = <ChevronLeft aria-hidden="true" className="size-6" />;
const next = <ChevronRight aria-hidden="true" className="size-6" />;
const done = <Check aria-hidden="true" className="size-6" />;
const flag = <Flag aria-hidden="true" className="size-5" />;
const flagSet = <Flag aria-hidden="true" className="size-5 fill-current text-strong" />;
const all = <LayoutGrid aria-hidden="true" className="size-5" />;

interface QuestionBarProps {
  run: RunState;
  /** What the first button does here: previous question, instructions, or confirmation. */
  backLabel: string;
  onBack: () => void;
  onNext: () => void;
  /** To the confirmation; absent while there are questions to come. */
  onFinish?: () => void;
  onFlag: () => void;
  onAll: () => void;
  clock: ReactNode;
}

export function QuestionBar({
  run,
  backLabel,
  onBack,
  onNext,
  onFinish,
  onFlag,
  onAll,
  clock,
}: QuestionBarProps) {
  const t = useT();
  const total = run.questions.length;
  const flagged = run.flags.includes(currentId(run));
  return (
    <div className="mx-auto w-full max-w-[75rem] px-1 sm:px-4">
      <div className="flex min-h-12 items-center">
        <BarButton label={backLabel} onClick={onBack}>
          {back}
        </BarButton>
        {onFinish ? (
          <BarButton label={t("test-palette-finish")} onClick={onFinish} className="bg-accent text-on-accent">
            {done}
          </BarButton>
        ) : (
          <BarButton label={t("test-question-next")} onClick={onNext}>
            {next}
          </BarButton>
        )}
        <p aria-hidden="true" className="mx-1 whitespace-nowrap font-semibold">
          {t("test-question-short", { number: run.page, total })}
        </p>
        <span className="ml-auto pr-1">{clock}</span>
        <BarButton label={t("test-question-flag")} aria-pressed={flagged} onClick={onFlag}>
          {flagged ? flagSet : flag}
        </BarButton>
        <BarButton label={t("test-question-all")} aria-haspopup="dialog" onClick={onAll}>
          {all}
        </BarButton>
      </div>
      <TileProgress
        label={t("test-state-answered")}
        total={total}
        done={run.questions.flatMap((id, index) => (run.answers[id] ? [index] : []))}
        current={run.page - 1}
        className="mx-2 h-2"
      />
    </div>
  );
}

export function BarButton({
  label,
  children,
  className,
  ...rest
}: ComponentProps<"button"> & { label: string }) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      className={classes(
        "grid size-11 shrink-0 place-items-center rounded-tile hover:text-strong",
        className,
      )}
    >
      {children}
    </button>
  );
}
