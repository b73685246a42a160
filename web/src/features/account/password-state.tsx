// Whether there is a password, and the way to set or change it.
import type { AccountInfo } from "../../api/types";
import { useT } from "../../l10n/words";
import { ButtonLink } from "../../ui/button";
import { useAccountPages } from "./account";
import { AccountSection } from "./section";

export function PasswordState({ account: { hasPassword } }: { account: AccountInfo }) {
  const t = useT();
  const edit = useAccountPages()("editPassword");
  return (
    <AccountSection id="password" title={t("account-setting-password")}>
      <p>{t(hasPassword ? "account-setting-password-set" : "account-setting-password-none")}</p>
      <ButtonLink href={edit} className="justify-self-start">
        {t(hasPassword ? "account-setting-password-change" : "account-setting-password-add")}
      </ButtonLink>
    </AccountSection>
  );
}
