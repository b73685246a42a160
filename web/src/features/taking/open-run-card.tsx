// A test that was started on this device: its progress, and a button to discard it.
import { useState } from "react";
import { useT } from "../../l10n/words";
import type { RunState } from "../../run/run";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Dialog } from "../../ui/dialog";

interface OpenRunCardProps {
  run: RunState;
  /** How far it is. */
  progress: string;
  /** What starting over does. */
  warning: string;
  onRestart: () => void;
}

export function OpenRunCard({ run, progress, warning, onRestart }: OpenRunCardProps) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  return (
    <Card className="mt-5">
      <h2 className="font-semibold text-body">{t("test-open-title")}</h2>
      <p className="mt-1">{run.phase === "sealed" ? t("test-open-unsent") : progress}</p>
      {/* Confirmed answers are sent, not discarded. */}
      {run.phase !== "sealed" && (
        <Button kind="quiet" className="mt-1" onClick={() => setAsking(true)}>
          {t("test-open-restart")}
        </Button>
      )}
      {asking && (
        <Dialog
          title={t("test-restart-title")}
          closeLabel={t("common-close")}
          onClose={() => setAsking(false)}
        >
          <p>{warning}</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button
              onClick={() => {
                setAsking(false);
                onRestart();
              }}
            >
              {t("test-restart-confirm")}
            </Button>
            <Button kind="primary" onClick={() => setAsking(false)}>
              {t("test-restart-keep")}
            </Button>
          </div>
        </Dialog>
      )}
    </Card>
  );
}
