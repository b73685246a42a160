// What the person who invites sees until the other one has agreed.
import { useT } from "../../l10n/words";
import { useTitle } from "../../lib/title";
import { InvitationLink } from "../../parts/invitation-link";
import { StopComparison } from "../../parts/stop-comparison";
import { Card } from "../../ui/card";
import { measure } from "../../ui/section";

interface WaitingForOtherProps {
  orderNumber: string;
  token: string;
  onStop: () => void;
}

export function WaitingForOther({ orderNumber, token, onStop }: WaitingForOtherProps) {
  const t = useT();
  const title = t("type16-page-compare");
  useTitle(title);
  return (
    <main id="content" tabIndex={-1} className={`${measure} pt-6 pb-10 sm:pt-10`}>
      <h1 className="text-title">{title}</h1>
      <p className="mt-3 max-w-2xl text-lead text-muted">{t("type16-compare-waiting")}</p>
      <Card className="mt-6 grid max-w-2xl gap-5">
        <InvitationLink token={token} />
        <p className="text-muted text-small">{t("type16-compare-private")}</p>
        <StopComparison orderNumber={orderNumber} token={token} onStop={onStop} />
      </Card>
    </main>
  );
}
