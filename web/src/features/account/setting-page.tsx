// Settings: language of letters, password, passkeys, other sites, devices, a copy of one's data, deleting the account.
import type { ComponentType } from "react";
import type { AccountInfo } from "../../api/types";
import { useT } from "../../l10n/words";
import { useScrollToPart } from "../../lib/scroll-to-part";
import { ButtonLink } from "../../ui/button";
import { useAccountPages } from "./account";
import { Devices } from "./devices";
import { LetterLanguage } from "./letter-language";
import { DeleteAccount, Export } from "./own-data";
import { OwnMain } from "./own-frame";
import { Passkeys } from "./passkeys";
import { PasswordState } from "./password-state";
import { Providers } from "./providers";
import { SignedInOnly } from "./signed-in-only";

/** In the order in which they are shown. */
const sections: readonly [string, ComponentType<{ account: AccountInfo }>][] = [
  ["language", LetterLanguage],
  ["password", PasswordState],
  ["passkeys", Passkeys],
  ["providers", Providers],
  ["devices", Devices],
  ["export", Export],
  ["delete", DeleteAccount],
];

export function SettingPage() {
  return <SignedInOnly>{(account) => <Settings account={account} />}</SignedInOnly>;
}

function Settings({ account }: { account: AccountInfo }) {
  const t = useT();
  const reports = useAccountPages()("userInfo");
  useScrollToPart(false);
  return (
    <OwnMain
      title={t("account-setting-title")}
      lead={<span className="break-words">{t("account-info-for", { email: account.account })}</span>}
    >
      <ButtonLink kind="quiet" href={reports} className="justify-self-start">
        {t("account-info-title")}
      </ButtonLink>
      {sections.map(([name, Section]) => (
        <Section key={name} account={account} />
      ))}
    </OwnMain>
  );
}
