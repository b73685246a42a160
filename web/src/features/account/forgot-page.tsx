// A new password for somebody who forgot theirs: the address, then the letter's code with the new password.
import { type FormEvent, useState } from "react";
import { resetPassword, sendLetter } from "../../api/account-calls";
import { useApi } from "../../api/api-context";
import type { AccountInfo } from "../../api/types";
import { useT } from "../../l10n/words";
import { useChange } from "../../parts/use-change";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { CodeField, codeLength } from "./code-field";
import { EmailStep } from "./email-step";
import { AccountMain } from "./frame";
import { LetterSent } from "./letter-sent";
import { useArrive } from "./login-page";
import { Problem } from "./outcome";
import { isTyped, NewPassword, notTyped, Username } from "./password-field";

export function ForgotPage() {
  const t = useT();
  const [email, setEmail] = useState("");
  const [sent, setSent] = useState(false);
  return (
    <AccountMain title={t("account-forgot-title")} lead={t("account-forgot-lead")}>
      <Card>
        {sent ? (
          <Reset email={email.trim()} onAnother={() => setSent(false)} />
        ) : (
          <EmailStep
            email={email}
            onEmail={setEmail}
            purpose="password"
            button={t("account-forgot-send")}
            onSent={() => setSent(true)}
          />
        )}
      </Card>
    </AccountMain>
  );
}

function Reset({ email, onAnother }: { email: string; onAnother: () => void }) {
  const t = useT();
  const api = useApi();
  const arrive = useArrive("account-forgot-done");
  const [code, setCode] = useState("");
  const [typed, setTyped] = useState(notTyped);
  const [tried, setTried] = useState(false);
  const { busy, problem, change } = useChange<AccountInfo>(arrive);

  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy || code.length < codeLength || !isTyped(typed)) return;
    change(() => resetPassword(api, { account: email, code, password: typed.password }));
  };

  return (
    <LetterSent
      title={t("account-sent-title")}
      text={t("account-forgot-sent", { email })}
      again={() => sendLetter(api, email, "password")}
      onAnother={onAnother}
    >
      <form noValidate onSubmit={send} className="grid justify-items-stretch gap-5">
        <CodeField
          value={code}
          onChange={setCode}
          error={tried && code.length < codeLength ? t("account-code-missing") : undefined}
        />
        <Username email={email} />
        <NewPassword label={t("account-password-new")} value={typed} onChange={setTyped} tried={tried} />
        <Problem>{problem}</Problem>
        <Button kind="primary" type="submit" disabled={busy} className="sm:justify-self-start">
          {busy ? t("account-busy") : t("account-forgot-set")}
        </Button>
      </form>
    </LetterSent>
  );
}
