// Setting or changing the password. Whoever has one types it; without one, whoever hasn't just signed in does it again.
import { type FormEvent, useState } from "react";
import { changePassword } from "../../api/account-calls";
import { useApi } from "../../api/api-context";
import type { AccountInfo } from "../../api/types";
import { useT } from "../../l10n/words";
import { Button, ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { useAccountPages, useEnter } from "./account";
import { Done, Problem } from "./outcome";
import { OwnMain } from "./own-frame";
import { isTyped, NewPassword, notTyped, PasswordField, Username } from "./password-field";
import { ProveFirst, SignedInOnly } from "./signed-in-only";
import { useOwnChange } from "./use-own-change";

export function EditPasswordPage() {
  return <SignedInOnly>{(account) => <EditPassword account={account} />}</SignedInOnly>;
}

function EditPassword({ account }: { account: AccountInfo }) {
  const t = useT();
  const { confirmed, hasPassword } = account;
  const [saved, setSaved] = useState(false);
  const settings = useAccountPages()("userSetting");
  const title = hasPassword ? "account-edit-title" : "account-edit-title-none";
  return (
    <OwnMain title={t(title)} lead={t("account-edit-lead")}>
      <Done>{saved && t("account-edit-done")}</Done>
      {!saved && (confirmed || hasPassword) && <Form account={account} onSaved={() => setSaved(true)} />}
      {!saved && !confirmed && !hasPassword && <ProveFirst account={account} />}
      <ButtonLink kind="quiet" href={settings} className="justify-self-start">
        {t("account-setting-title")}
      </ButtonLink>
    </OwnMain>
  );
}

function Form({ account, onSaved }: { account: AccountInfo; onSaved: () => void }) {
  const t = useT();
  const api = useApi();
  const enter = useEnter();
  const forgot = useAccountPages()("forgotPassword");
  // Another tab may have set one while the form was open: then the server asks for it after all.
  const [withOld, setWithOld] = useState(account.hasPassword);
  const [old, setOld] = useState("");
  const [typed, setTyped] = useState(notTyped);
  const [tried, setTried] = useState(false);
  const { busy, problem, change, goOn } = useOwnChange<AccountInfo>((after) => {
    enter(after);
    onSaved();
  });

  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy || !isTyped(typed) || (withOld && !old)) return;
    change(async () => {
      const answer = await changePassword(api, {
        password: typed.password,
        ...(withOld && { oldPassword: old }),
      });
      if (!answer.ok && answer.error.kind === "refusal" && answer.error.result === wrongPassword) {
        setWithOld(true);
      }
      return answer;
    });
  };

  if (goOn) return <ProveFirst account={account} onProven={goOn} />;
  return (
    <Card>
      <form noValidate onSubmit={send} className="grid justify-items-stretch gap-5">
        <Username email={account.account} />
        {withOld && (
          <>
            <PasswordField
              label={t("account-password-old")}
              value={old}
              onChange={setOld}
              error={tried && !old ? t("account-password-missing") : undefined}
            />
            <ButtonLink kind="quiet" href={forgot} className="justify-self-start">
              {t("account-login-forgot")}
            </ButtonLink>
          </>
        )}
        <NewPassword label={t("account-password-new")} value={typed} onChange={setTyped} tried={tried} />
        <Problem>{problem}</Problem>
        <Button kind="primary" type="submit" disabled={busy} className="sm:justify-self-start">
          {busy ? t("account-busy") : t("account-edit-save")}
        </Button>
      </form>
    </Card>
  );
}

/** The old password is wrong or missing. */
const wrongPassword = 10_490;
