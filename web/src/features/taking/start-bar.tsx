// The bar at the bottom of the instructions with the next step.
import { useT } from "../../l10n/words";
import { useLandingHref } from "../../lib/visitor-href";
import type { RunState } from "../../run/run";
import { Button, ButtonLink } from "../../ui/button";
import { measure } from "../../ui/section";
import type { Loading } from "./question-loader";

interface StartBarProps {
  /** The run to continue, if there is one. */
  run: RunState | undefined;
  /** The button that continues. */
  going: string;
  /** Said while the questions load. */
  waiting: string;
  loading: Loading;
  /** The button was pressed; the questions aren't here yet. */
  eager: boolean;
  onStart: () => void;
  onResume: () => void;
  onRetry: () => void;
}

export function StartBar(props: StartBarProps) {
  return (
    <div className="sticky bottom-0 z-10 mt-auto border-line border-t bg-paper">
      <div className={`${measure} start-bar`}>
        <NextStep {...props} />
      </div>
    </div>
  );
}

function NextStep({ run, going, waiting, loading, eager, onStart, onResume, onRetry }: StartBarProps) {
  const t = useT();
  const tests = useLandingHref("test_center");
  if (run) {
    return (
      <Button kind="primary" onClick={onResume}>
        {run.phase === "sealed"
          ? t("test-open-send")
          : run.phase === "confirming"
            ? t("test-palette-finish")
            : going}
      </Button>
    );
  }
  if (loading.kind === "failed") {
    return (
      <>
        <p role="alert">{t("common-failed-title")}</p>
        <Button kind="primary" onClick={onRetry}>
          {t("common-failed-retry")}
        </Button>
      </>
    );
  }
  if (loading.kind === "refused") {
    return (
      <>
        <p role="alert">{loading.msg}</p>
        <ButtonLink kind="primary" href={tests}>
          {t("test-start-others")}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <p role="status" className="text-muted text-small">
        {loading.kind === "loading" && waiting}
      </p>
      <Button kind="primary" aria-disabled={eager} onClick={onStart}>
        {t("test-start-begin")}
      </Button>
    </>
  );
}
