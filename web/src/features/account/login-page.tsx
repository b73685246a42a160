// Signing in, also by the link of a letter, whose token is in the fragment, and by what another site sends back there.
import { useState } from "react";
import type { AccountInfo } from "../../api/types";
import { useT } from "../../l10n/words";
import { useLocation } from "../../lib/address";
import { readFragment } from "../../lib/fragment";
import { useNavigate } from "../../lib/navigate";
import { takeReturn } from "../../lib/sign-in-return";
import { ButtonLink } from "../../ui/button";
import { useAccountPages, useEnter } from "./account";
import { AccountMain } from "./frame";
import { LinkStep } from "./link-step";
import { type News, withNews } from "./news";
import { Problem } from "./outcome";
import { ProviderReturn } from "./provider-return";
import { useTrip } from "./provider-trip";
import { SignIn } from "./sign-in";

/** After signing in: back to the page that asked for it, or to the reports. `news`: what is said there. */
export function useArrive(news: News = "account-signed-in"): (account: AccountInfo) => void {
  const enter = useEnter();
  const navigate = useNavigate();
  const reports = useAccountPages()("userInfo");
  return (account) => {
    enter(account);
    navigate(takeReturn() ?? reports, { replace: true, state: withNews(news) });
  };
}

export function LoginPage() {
  const t = useT();
  const arrive = useArrive();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const link = readFragment(hash).get("sign-in");
  const trip = useTrip();
  const [over, setOver] = useState(false);

  const dropLink = () => {
    setOver(true);
    navigate(pathname + search, { replace: true });
  };

  if (trip) {
    return (
      <AccountMain title={t("account-login-title")}>
        <ProviderReturn trip={trip} onSignedIn={arrive} />
      </AccountMain>
    );
  }
  if (link) {
    return (
      <AccountMain title={t("account-link-title")}>
        <LinkStep key={link} link={link} onSignedIn={arrive} onOver={dropLink} />
      </AccountMain>
    );
  }
  return (
    <AccountMain title={t("account-login-title")} lead={t("account-login-lead")}>
      <Problem>{over ? t("account-link-over") : undefined}</Problem>
      <SignIn onSignedIn={arrive} onLetter={() => setOver(false)} />
      <NewHere />
    </AccountMain>
  );
}

function NewHere() {
  const t = useT();
  const register = useAccountPages()("userRegister");
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {t("account-login-new")}
      <ButtonLink kind="quiet" href={register}>
        {t("account-login-register")}
      </ButtonLink>
    </p>
  );
}
