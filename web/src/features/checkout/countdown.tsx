// Opens the report after five seconds, unless stopped. Announced once; the seconds are only
// visible.
import { useEffect, useState } from "react";
import { useT } from "../../l10n/words";
import { openDocument } from "../../lib/navigate";
import { Button } from "../../ui/button";

const fromSeconds = 5;

interface CountdownProps {
  to: string;
  /** The visitor is doing something else on the page. */
  stopped: boolean;
}

export function Countdown({ to, stopped: stoppedOutside }: CountdownProps) {
  const t = useT();
  const [left, setLeft] = useState(fromSeconds);
  const [stoppedHere, setStopped] = useState(false);
  const stopped = stoppedHere || stoppedOutside;

  useEffect(() => {
    if (stopped) return;
    if (left === 0) {
      openDocument(to);
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, stopped, to]);

  return (
    <div className="flex flex-wrap items-center gap-x-4">
      {!stopped && <p aria-hidden="true">{t("pay-countdown", { seconds: Math.max(left, 1) })}</p>}
      <p role="status" className={stopped ? undefined : "sr-only"}>
        {stopped ? t("pay-countdown-stopped") : t("pay-countdown", { seconds: fromSeconds })}
      </p>
      {!stopped && (
        <Button kind="quiet" onClick={() => setStopped(true)} className="px-2">
          {t("pay-countdown-stop")}
        </Button>
      )}
    </div>
  );
}
