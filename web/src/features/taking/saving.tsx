// Saving and evaluating: shown as long as the real call takes. If it doesn't
// reach the server, a dialog says so and that nothing is lost.
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useApi } from "../../api/api-context";
import { handOverOrders } from "../../api/hand-over";
import { sendRun } from "../../api/run-calls";
import type { Boot } from "../../api/types";
import { useT } from "../../l10n/words";
import { useNavigate } from "../../lib/navigate";
import { paths } from "../../lib/paths";
import type { SealedRun } from "../../run/run";
import { knownOrder } from "../../run/storage";
import { finishRun, forgetRun } from "../../run/tab";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { type Delivery, deliver, type Sending } from "./sending";
import { useHref } from "./use-run";

/** The run was confirmed before, with other answers. */
const alreadyConfirmed = 10_440;

type Trouble = Extract<Sending, { kind: "waiting" }>;

interface SavingProps {
  boot: Boot;
  runId: string;
  sealed: SealedRun;
  /** The order that includes the test. */
  paidBy?: string;
  /** What may help after a refusal with this code. */
  help?: (result: number | undefined) => ReactNode;
}

export function Saving({ boot, runId, sealed, paidBy, help }: SavingProps) {
  const { state, trouble, retry } = useDelivery(boot, runId, sealed, paidBy);
  const main = useRef<HTMLElement>(null);
  // The pressed button is gone: the focus moves here.
  useEffect(() => main.current?.focus({ preventScroll: true }), []);
  return (
    <main id="content" ref={main} tabIndex={-1} className="saving-screen">
      {state.kind === "refused" ? (
        <Refused
          boot={boot}
          msg={state.msg}
          help={help?.(state.result)}
          onRetry={state.result === undefined ? retry : undefined}
        />
      ) : (
        <InProgress trouble={trouble} busy={state.kind === "sending"} onRetry={retry} />
      )}
    </main>
  );
}

function useDelivery(boot: Boot, runId: string, sealed: SealedRun, paidBy?: string) {
  const api = useApi();
  const { free, id: examId } = boot.exam;
  const [state, setState] = useState<Sending>({ kind: "sending" });
  // Stays during a retry, so that the dialog doesn't flicker.
  const [trouble, setTrouble] = useState<Trouble>();
  const delivery = useRef<Delivery>(undefined);

  const onChange = useCallback(
    (next: Sending) => {
      const now = Date.now();
      if (next.kind === "sent") {
        finishRun(next.orderNumber, now);
        void handOverOrders(api, now);
        return;
      }
      const known = knownOrder(examId, now);
      // Another tab was faster: its order is this run's order.
      if (next.kind === "refused" && next.result === alreadyConfirmed && known?.runId === runId) {
        return finishRun(known.orderNumber, now);
      }
      setState(next);
      if (next.kind !== "sending") setTrouble(next.kind === "waiting" ? next : undefined);
    },
    [api, examId, runId],
  );

  useEffect(() => {
    const started = deliver({ send: () => sendRun(api, free, sealed, paidBy), onChange });
    delivery.current = started;
    return started.stop;
  }, [api, free, sealed, paidBy, onChange]);

  return { state, trouble, retry: () => delivery.current?.retry() };
}

interface InProgressProps {
  trouble: Trouble | undefined;
  /** An attempt is in progress. */
  busy: boolean;
  onRetry: () => void;
}

function InProgress({ trouble, busy, onRetry }: InProgressProps) {
  const t = useT();
  const [dismissed, setDismissed] = useState(false);
  const retry = (
    <Button kind="primary" aria-disabled={busy} onClick={onRetry}>
      {t("test-unsent-retry")}
    </Button>
  );
  return (
    <>
      <div className="saving-tiles" aria-hidden="true">
        {[0, 1, 2, 3].map((tile) => (
          <span key={tile} />
        ))}
      </div>
      <div role="status">
        <h1 className="text-title">{t("test-saving-title")}</h1>
        <p className="mt-2 text-muted">{t("test-saving-text")}</p>
      </div>
      {trouble && dismissed && retry}
      {trouble && !dismissed && (
        <Dialog
          title={t("common-network-title")}
          closeLabel={t("common-close")}
          onClose={() => setDismissed(true)}
        >
          <div className="text-start">
            <p>{t(trouble.offline ? "test-unsent-offline" : "test-unsent-failed")}</p>
            <p className="mt-2 mb-5">{t("test-unsent-kept")}</p>
            {retry}
          </div>
        </Dialog>
      )}
    </>
  );
}

interface RefusedProps {
  boot: Boot;
  msg: string;
  /** What may help, before the other buttons. */
  help: ReactNode;
  /** Absent if the server has judged the answers: it would judge them the same again. */
  onRetry: (() => void) | undefined;
}

/** The server refused the answers. They stay on the device until the visitor starts again. */
function Refused({ boot, msg, help, onRetry }: RefusedProps) {
  const t = useT();
  const navigate = useNavigate();
  const href = useHref(boot);

  function startAgain() {
    forgetRun();
    navigate(href(paths.startLoading), { replace: true });
  }

  return (
    <>
      <div role="alert">
        <h1 className="text-title">{t("test-refused-title")}</h1>
        <p className="mt-2">{msg}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {help}
        {onRetry && (
          <Button kind="primary" onClick={onRetry}>
            {t("common-failed-retry")}
          </Button>
        )}
        <Button kind={onRetry || help ? "plain" : "primary"} onClick={startAgain}>
          {t("test-refused-restart")}
        </Button>
      </div>
    </>
  );
}
