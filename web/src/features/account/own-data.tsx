// A copy of everything stored about the person, and deleting it. Both need somebody who has just signed in.

import { askForExport, deleteAccount, exportHref } from "../../api/account-calls";
import { useApi } from "../../api/api-context";
import type { AccountInfo } from "../../api/types";
import { useT } from "../../l10n/words";
import { useLocation } from "../../lib/address";
import { readFragment } from "../../lib/fragment";
import { useNavigate } from "../../lib/navigate";
import { useBoot } from "../../lib/page";
import { Button, ButtonLink } from "../../ui/button";
import { ConfirmStep } from "../../ui/confirm-step";
import { useAccountPages } from "./account";
import { useLeave } from "./leave";
import { withNews } from "./news";
import { Done, Problem } from "./outcome";
import { AccountSection } from "./section";
import { ProveFirst } from "./signed-in-only";
import { useOwnChange } from "./use-own-change";

export function Export({ account }: { account: AccountInfo }) {
  const t = useT();
  const api = useApi();
  const alias = useBoot()?.alias;
  // The letter's link names the copy; only its owner's session opens it.
  const ready = readFragment(useLocation().hash).get("export");
  const { busy, done, problem, change, goOn } = useOwnChange<unknown>(() => {});
  return (
    <AccountSection id="export" title={t("account-export-title")} lead={t("account-export-lead")}>
      {ready && alias && (
        <div className="grid justify-items-start gap-2">
          <p>{t("account-export-ready")}</p>
          <ButtonLink kind="primary" href={exportHref(alias, ready)} download>
            {t("account-export-download")}
          </ButtonLink>
        </div>
      )}
      {goOn ? (
        <ProveFirst account={account} onProven={goOn} />
      ) : (
        <Button
          disabled={busy}
          onClick={() => change(() => askForExport(api), "account-export-asked")}
          className="justify-self-start"
        >
          {busy ? t("account-busy") : t("account-export-ask")}
        </Button>
      )}
      <Problem>{problem}</Problem>
      <Done>{done && t(done)}</Done>
    </AccountSection>
  );
}

export function DeleteAccount({ account }: { account: AccountInfo }) {
  const t = useT();
  const api = useApi();
  const leave = useLeave();
  const navigate = useNavigate();
  const login = useAccountPages()("userLogin");
  const { busy, problem, change, goOn } = useOwnChange<{ deleted: boolean }>(({ deleted }) => {
    leave();
    const news = deleted ? "account-deleted" : "account-delete-later";
    navigate(login, { replace: true, state: withNews(news) });
  });
  return (
    <AccountSection id="delete" title={t("account-delete-title")} lead={t("account-delete-lead")}>
      {goOn ? (
        <ProveFirst account={account} onProven={goOn} />
      ) : (
        <div className="justify-self-start">
          <ConfirmStep
            label={t("account-delete-ask")}
            question={t("account-delete-question")}
            yes={t("account-delete-yes")}
            no={t("account-delete-no")}
            busy={busy}
            onYes={() => change(() => deleteAccount(api))}
          />
        </div>
      )}
      <Problem>{problem}</Problem>
    </AccountSection>
  );
}
