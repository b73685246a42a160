// Signing in through another site: one button for each that is switched on.

import { useApi } from "../../api/api-context";
import { beginIdentity } from "../../api/identity-calls";
import { useT } from "../../l10n/words";
import { useLocation } from "../../lib/address";
import { rememberReturn } from "../../lib/sign-in-return";
import { useChange } from "../../parts/use-change";
import { Button } from "../../ui/button";
import { useAccountPages } from "./account";
import { Problem } from "./outcome";
import { providerName, useProviders } from "./provider-trip";

export function ProviderButtons() {
  const t = useT();
  const api = useApi();
  const providers = useProviders();
  const { pathname, search } = useLocation();
  const login = useAccountPages()("userLogin");
  const { busy, problem, change } = useChange<{ url: string }>(({ url }) => {
    // Whoever was asked to sign in elsewhere goes on there.
    if (!login.startsWith(pathname)) rememberReturn(pathname + search);
    location.assign(url);
  });
  if (providers.length === 0) return null;
  return (
    <div className="grid gap-3">
      {providers.map((provider) => (
        <Button
          key={provider}
          disabled={busy}
          onClick={() => change(() => beginIdentity(api, provider))}
          className="sm:justify-self-start"
        >
          {t("account-provider-sign-in", { provider: providerName(provider) })}
        </Button>
      ))}
      <Problem>{problem}</Problem>
    </div>
  );
}
