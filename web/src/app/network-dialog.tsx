// Reports a lost network, and tries again.
import { useT } from "../l10n/words";
import { dismissInterruption, interruption, retryNow } from "../lib/network";
import { useStore } from "../lib/store";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";

export function NetworkDialog() {
  const t = useT();
  const interrupted = useStore(interruption, undefined);
  if (!interrupted) return null;
  return (
    <Dialog title={t("common-network-title")} closeLabel={t("common-close")} onClose={dismissInterruption}>
      <div className="grid justify-items-start gap-5">
        <p>{t("common-network-text")}</p>
        <Button kind="primary" onClick={retryNow}>
          {t("common-network-retry")}
        </Button>
      </div>
    </Dialog>
  );
}
