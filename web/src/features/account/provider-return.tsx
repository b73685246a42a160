// Coming back from another site: signs in, or asks the owner of the address to confirm the connection first.
import { useEffect, useRef, useState } from "react";
import { useApi } from "../../api/api-context";
import {
  type ConfirmIdentity,
  finishIdentity,
  linkIdentity,
  type Trip,
  toConfirm,
} from "../../api/identity-calls";
import type { AccountInfo } from "../../api/types";
import { useT } from "../../l10n/words";
import { useChange } from "../../parts/use-change";
import { Card } from "../../ui/card";
import { Problem } from "./outcome";
import { providerName } from "./provider-trip";
import { SignIn } from "./sign-in";

interface ProviderReturnProps {
  trip: Trip | "refused";
  onSignedIn: (account: AccountInfo) => void;
}

export function ProviderReturn({ trip, onSignedIn }: ProviderReturnProps) {
  const t = useT();
  const { problem, failure } = useArrival(trip, onSignedIn);
  const confirm = failure && toConfirm(failure);
  if (confirm) return <Confirm confirm={confirm} onSignedIn={onSignedIn} />;
  if (trip === "refused" || failure) {
    return (
      <>
        <Problem>{problem ?? t("account-passkey-failed")}</Problem>
        <SignIn onSignedIn={onSignedIn} />
      </>
    );
  }
  return (
    <Card>
      <p role="status">{t("account-provider-waiting")}</p>
    </Card>
  );
}

/** What the other site sent back counts once, however often the page is drawn. */
export function useArrival(trip: Trip | "refused" | undefined, onSignedIn: (account: AccountInfo) => void) {
  const api = useApi();
  const { problem, failure, change } = useChange<AccountInfo>(onSignedIn);
  const sent = useRef<string>(undefined);
  useEffect(() => {
    if (!trip || trip === "refused" || sent.current === trip.state) return;
    sent.current = trip.state;
    change(() => finishIdentity(api, trip));
  });
  return { problem, failure };
}

interface ConfirmProps {
  confirm: ConfirmIdentity;
  onSignedIn: (account: AccountInfo) => void;
}

function Confirm({ confirm: { ceremony, account: email, provider }, onSignedIn }: ConfirmProps) {
  const t = useT();
  const api = useApi();
  const [account, setAccount] = useState<AccountInfo>();
  // Signed in either way: a connection that failed can be made again in the settings.
  const { problem, change } = useChange<unknown>(() => account && onSignedIn(account));
  const linked = useRef(false);
  useEffect(() => {
    if (!account || linked.current) return;
    linked.current = true;
    change(() => linkIdentity(api, ceremony));
  });
  return (
    <div className="grid gap-5">
      <div role="status" className="grid gap-2">
        <h2 className="text-heading">{t("account-provider-confirm-title")}</h2>
        <p className="break-words">
          {t("account-provider-confirm-text", { email, provider: providerName(provider) })}
        </p>
      </div>
      <Problem>{problem}</Problem>
      <SignIn email={email} onSignedIn={setAccount} byProvider={false} />
    </div>
  );
}
