// Other sites through which the person signs in: connecting and disconnecting them.
import { useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../api/api-context";
import { connectIdentity, listIdentities, removeIdentity } from "../../api/identity-calls";
import type { AccountInfo, IdentityInfo } from "../../api/types";
import { useAnswer } from "../../api/use-answer";
import { formatDate } from "../../l10n/formats";
import { useT } from "../../l10n/words";
import { useLocation } from "../../lib/address";
import { localDay } from "../../lib/moment";
import { useNavigate } from "../../lib/navigate";
import { usePage } from "../../lib/page";
import { LoadFailed } from "../../parts/load-failed";
import { Button } from "../../ui/button";
import { useEnter } from "./account";
import { Done, Problem } from "./outcome";
import { useArrival } from "./provider-return";
import { providerName, useProviders, useTrip } from "./provider-trip";
import { AccountSection } from "./section";
import { ProveFirst } from "./signed-in-only";
import { useOwnChange } from "./use-own-change";

const identitiesKey = (account: AccountInfo) => ["account-identities", account.id];

export function Providers({ account }: { account: AccountInfo }) {
  const t = useT();
  const api = useApi();
  const queries = useQueryClient();
  const providers = useProviders();
  const arrival = useConnected(account);
  const found = useAnswer(identitiesKey(account), () => listIdentities(api));
  const leaving = useOwnChange<{ url: string }>(({ url }) => location.assign(url));
  const removing = useOwnChange<unknown>(() => {
    void queries.invalidateQueries({ queryKey: identitiesKey(account) });
  });
  const connected = found.kind === "found" ? found.data : [];
  const goOn = leaving.goOn ?? removing.goOn;
  const busy = leaving.busy || removing.busy;
  // A connection outlives its site's being switched off here, and can then still be ended.
  if (providers.length === 0 && connected.length === 0) return null;
  const missing = providers.filter((provider) => connected.every((one) => one.provider !== provider));
  return (
    <AccountSection id="providers" title={t("account-providers-title")} lead={t("account-providers-lead")}>
      {found.kind === "failed" && <LoadFailed text={t("common-failed-title")} retry={found.retry} />}
      {connected.length > 0 && (
        <ul className="grid gap-4">
          {connected.map((identity) => (
            <Identity
              key={identity.provider}
              identity={identity}
              busy={busy}
              onRemove={() =>
                removing.change(() => removeIdentity(api, identity.provider), "account-provider-removed")
              }
            />
          ))}
        </ul>
      )}
      {goOn ? (
        <ProveFirst account={account} onProven={goOn} />
      ) : (
        found.kind === "found" &&
        missing.map((provider) => (
          <Button
            key={provider}
            disabled={busy}
            onClick={() => leaving.change(() => connectIdentity(api, provider))}
            className="justify-self-start"
          >
            {t("account-provider-connect", { provider: providerName(provider) })}
          </Button>
        ))
      )}
      <Problem>{arrival ?? leaving.problem ?? removing.problem}</Problem>
      <Done>{removing.done && t(removing.done)}</Done>
    </AccountSection>
  );
}

/** Somebody comes back from connecting; returns why it failed. */
function useConnected(account: AccountInfo): string | undefined {
  const t = useT();
  const enter = useEnter();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const trip = useTrip();
  const { problem } = useArrival(trip, (after) => {
    enter(after);
    void queries.invalidateQueries({ queryKey: identitiesKey(account) });
    navigate(`${pathname}${search}#providers`, { replace: true });
  });
  return trip === "refused" ? t("account-passkey-failed") : problem;
}

interface IdentityProps {
  identity: IdentityInfo;
  busy: boolean;
  onRemove: () => void;
}

function Identity({ identity: { provider, email, created }, busy, onRemove }: IdentityProps) {
  const t = useT();
  const { hl } = usePage();
  const date = formatDate(localDay(created), hl);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5">
      <div className="min-w-0">
        <p className="font-semibold">{providerName(provider)}</p>
        <p className="break-words text-muted text-small">
          {email ? t("account-provider-since-as", { email, date }) : t("account-provider-since", { date })}
        </p>
      </div>
      <Button kind="quiet" disabled={busy} onClick={onRemove} aria-description={providerName(provider)}>
        {t("account-provider-remove")}
      </Button>
    </li>
  );
}
