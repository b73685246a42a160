// The address to which a link and a code are sent: the first step of signing in and of a new password.
import { type FormEvent, type ReactNode, useState } from "react";
import { type LetterPurpose, sendLetter } from "../../api/account-calls";
import { useApi } from "../../api/api-context";
import { useT } from "../../l10n/words";
import { emailFault } from "../../lib/email-hints";
import { EmailField } from "../../parts/email-field";
import { useChange } from "../../parts/use-change";
import { Button } from "../../ui/button";

interface EmailStepProps {
  email: string;
  onEmail: (email: string) => void;
  /** Where passkeys may be offered beside the address. */
  autoComplete?: string;
  purpose: LetterPurpose;
  button: string;
  /** The letter is on its way. */
  onSent: () => void;
  /** Small print. */
  children?: ReactNode;
}

export function EmailStep(props: EmailStepProps) {
  const { email, onEmail, autoComplete, purpose, button, onSent, children } = props;
  const t = useT();
  const api = useApi();
  const [tried, setTried] = useState(false);
  const { busy, problem, change } = useChange<unknown>(onSent);

  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!busy && !emailFault(email)) change(() => sendLetter(api, email.trim(), purpose));
  };

  return (
    <form noValidate onSubmit={send} className="grid justify-items-stretch gap-5">
      <EmailField
        area="account"
        label={t("account-email-label")}
        {...(autoComplete && { autoComplete })}
        value={email}
        onChange={onEmail}
        fault={tried ? emailFault(email) : undefined}
        problem={problem}
      />
      <Button kind="primary" type="submit" disabled={busy} className="sm:justify-self-start">
        {busy ? t("account-busy") : button}
      </Button>
      {children}
    </form>
  );
}
