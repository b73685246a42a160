// The personal centre: reports, free tests, personal information.
import type { ComponentType } from "react";
import type { AccountInfo } from "../../api/types";
import { useT } from "../../l10n/words";
import { useScrollToPart } from "../../lib/scroll-to-part";
import { ButtonLink } from "../../ui/button";
import { useAccountPages } from "./account";
import { FreeTests } from "./free-tests";
import { Orders } from "./orders";
import { OwnMain } from "./own-frame";
import { ProfileForm } from "./profile-form";
import { SignedInOnly } from "./signed-in-only";

/** In the order in which they are shown. */
const sections: readonly [string, ComponentType<{ account: AccountInfo }>][] = [
  ["orders", Orders],
  ["free", FreeTests],
  ["profile", ProfileForm],
];

export function InfoPage() {
  return <SignedInOnly>{(account) => <Info account={account} />}</SignedInOnly>;
}

function Info({ account }: { account: AccountInfo }) {
  const t = useT();
  const page = useAccountPages();
  useScrollToPart(false);
  return (
    <OwnMain
      title={t("account-info-title")}
      lead={<span className="break-words">{t("account-info-for", { email: account.account })}</span>}
    >
      <div className="flex flex-wrap gap-x-5">
        <ButtonLink kind="quiet" href={page("userShop")}>
          {t("account-shop-title")}
        </ButtonLink>
        <ButtonLink kind="quiet" href={page("userSetting")}>
          {t("account-setting-title")}
        </ButtonLink>
      </div>
      {sections.map(([name, Section]) => (
        <Section key={name} account={account} />
      ))}
    </OwnMain>
  );
}
