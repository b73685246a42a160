// Signing in: by a mailed link or code, which comes first, by passkey, through another site or by password. Also shown in place of a page that needs it.
import { type FormEvent, useState } from "react";
import { sendLetter, signInByCode, signInByPassword } from "../../api/account-calls";
import { useApi } from "../../api/api-context";
import type { AccountInfo } from "../../api/types";
import { useT } from "../../l10n/words";
import { emailFault } from "../../lib/email-hints";
import { EmailField } from "../../parts/email-field";
import { useChange } from "../../parts/use-change";
import { Button, ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { useAccountPages } from "./account";
import { CodeStep } from "./code-step";
import { EmailStep } from "./email-step";
import { LetterSent } from "./letter-sent";
import { Problem } from "./outcome";
import { PasskeySignIn } from "./passkey-sign-in";
import { PasswordField } from "./password-field";
import { ProviderButtons } from "./provider-buttons";

interface SignInProps {
  onSignedIn: (account: AccountInfo) => void;
  /** Whose account it is, where that is known. */
  email?: string;
  /** A letter is on its way. */
  onLetter?: () => void;
  /** Whether another site may vouch for the person; it may not where it has just done so, or isn't enough. */
  byProvider?: boolean;
}

type Step = "letter" | "sent" | "password";

export function SignIn(props: SignInProps) {
  const { onSignedIn, email: known = "", onLetter, byProvider = true } = props;
  const t = useT();
  const api = useApi();
  const [step, setStep] = useState<Step>("letter");
  const [email, setEmail] = useState(known);
  const account = email.trim();
  if (step === "sent") {
    return (
      <Card>
        <LetterSent
          title={t("account-sent-title")}
          text={t("account-sent-text", { email: account })}
          again={() => sendLetter(api, account, "sign_in")}
          onAnother={() => setStep("letter")}
        >
          <CodeStep
            button={t("account-sent-sign-in")}
            send={(code) => signInByCode(api, { account, code })}
            onSignedIn={onSignedIn}
          />
        </LetterSent>
      </Card>
    );
  }
  return (
    <Card className="grid gap-5">
      {step === "letter" ? (
        <EmailStep
          email={email}
          onEmail={setEmail}
          autoComplete="username webauthn"
          purpose="sign_in"
          button={t("account-login-send")}
          onSent={() => {
            setStep("sent");
            onLetter?.();
          }}
        >
          <p className="text-muted text-small">{t("account-login-agree")}</p>
        </EmailStep>
      ) : (
        <ByPassword email={email} onEmail={setEmail} onSignedIn={onSignedIn} />
      )}
      <PasskeySignIn onSignedIn={onSignedIn} />
      {byProvider && <ProviderButtons />}
      <Button
        kind="quiet"
        onClick={() => setStep(step === "letter" ? "password" : "letter")}
        className="justify-self-start"
      >
        {t(step === "letter" ? "account-login-with-password" : "account-login-with-letter")}
      </Button>
    </Card>
  );
}

interface ByPasswordProps {
  email: string;
  onEmail: (email: string) => void;
  onSignedIn: (account: AccountInfo) => void;
}

function ByPassword({ email, onEmail, onSignedIn }: ByPasswordProps) {
  const t = useT();
  const api = useApi();
  const page = useAccountPages();
  const [password, setPassword] = useState("");
  const [tried, setTried] = useState(false);
  const { busy, problem, change } = useChange<AccountInfo>(onSignedIn);

  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy || emailFault(email) || !password) return;
    change(() => signInByPassword(api, { account: email.trim(), password }));
  };

  return (
    <form noValidate onSubmit={send} className="grid justify-items-stretch gap-5">
      <EmailField
        area="account"
        label={t("account-email-label")}
        autoComplete="username webauthn"
        value={email}
        onChange={onEmail}
        fault={tried ? emailFault(email) : undefined}
      />
      <PasswordField
        label={t("account-password-label")}
        value={password}
        onChange={setPassword}
        error={tried && !password ? t("account-password-missing") : undefined}
      />
      <Problem>{problem}</Problem>
      <Button kind="primary" type="submit" disabled={busy} className="sm:justify-self-start">
        {busy ? t("account-busy") : t("account-sent-sign-in")}
      </Button>
      <ButtonLink kind="quiet" href={page("forgotPassword")} className="justify-self-start">
        {t("account-login-forgot")}
      </ButtonLink>
    </form>
  );
}
