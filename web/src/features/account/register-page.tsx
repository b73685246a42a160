// Registering: name, address, password; then the code of the letter, which proves the address.
import { type FormEvent, useState } from "react";
import { register, signInByCode } from "../../api/account-calls";
import { useApi } from "../../api/api-context";
import { useT } from "../../l10n/words";
import { emailFault } from "../../lib/email-hints";
import { EmailField } from "../../parts/email-field";
import { useLegalText } from "../../parts/legal/use-legal-text";
import { useChange } from "../../parts/use-change";
import { Button, ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { Checkbox } from "../../ui/checkbox";
import { Field } from "../../ui/field";
import { useAccountPages } from "./account";
import { CodeStep } from "./code-step";
import { AccountMain } from "./frame";
import { LetterSent } from "./letter-sent";
import { useArrive } from "./login-page";
import { Problem } from "./outcome";
import { isTyped, NewPassword, notTyped, type TypedTwice } from "./password-field";

const longestName = 60;

interface Draft {
  name: string;
  email: string;
  password: TypedTwice;
  agreed: boolean;
}

const emptyDraft: Draft = { name: "", email: "", password: notTyped, agreed: false };

const isComplete = ({ name, email, password, agreed }: Draft) =>
  Boolean(name.trim()) && !emailFault(email) && isTyped(password) && agreed;

const bodyOf = ({ name, email, password, agreed }: Draft) => ({
  name: name.trim(),
  account: email.trim(),
  password: password.password,
  agreement: agreed,
});

export function RegisterPage() {
  const t = useT();
  const [draft, setDraft] = useState(emptyDraft);
  const [registration, setRegistration] = useState<string>();
  return (
    <AccountMain title={t("account-register-title")} lead={t("account-register-lead")}>
      <Card>
        {registration === undefined ? (
          <Form draft={draft} onDraft={setDraft} onSent={setRegistration} />
        ) : (
          <Confirm
            draft={draft}
            registration={registration}
            onSent={setRegistration}
            onAnother={() => setRegistration(undefined)}
          />
        )}
      </Card>
      <HaveAccount />
    </AccountMain>
  );
}

interface FormProps {
  draft: Draft;
  onDraft: (draft: Draft) => void;
  /** Gets what this browser has to send with the code. */
  onSent: (registration: string) => void;
}

function Form({ draft, onDraft, onSent }: FormProps) {
  const t = useT();
  const api = useApi();
  const [tried, setTried] = useState(false);
  const { busy, problem, change } = useChange<{ registration: string }>((sent) => onSent(sent.registration));
  const [show, text] = useLegalText();
  const write = (part: Partial<Draft>) => onDraft({ ...draft, ...part });

  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!busy && isComplete(draft)) change(() => register(api, bodyOf(draft)));
  };

  return (
    <form noValidate onSubmit={send} className="grid justify-items-stretch gap-5">
      <Field
        label={t("account-name-label")}
        name="name"
        autoComplete="name"
        maxLength={longestName}
        value={draft.name}
        onChange={(event) => write({ name: event.target.value })}
        error={tried && !draft.name.trim() ? t("account-name-missing") : undefined}
      />
      <EmailField
        area="account"
        label={t("account-email-label")}
        autoComplete="username"
        value={draft.email}
        onChange={(email) => write({ email })}
        fault={tried ? emailFault(draft.email) : undefined}
      />
      <NewPassword
        label={t("account-password-label")}
        value={draft.password}
        onChange={(password) => write({ password })}
        tried={tried}
      />
      <Checkbox
        checked={draft.agreed}
        onChange={(agreed) => write({ agreed })}
        error={tried && !draft.agreed ? t("account-register-agree-missing") : undefined}
      >
        {t("account-register-agree")}
      </Checkbox>
      <Button kind="quiet" onClick={() => show("privacy")} className="justify-self-start">
        {t("account-register-privacy")}
      </Button>
      {text}
      <Problem>{problem}</Problem>
      <Button kind="primary" type="submit" disabled={busy} className="sm:justify-self-start">
        {busy ? t("account-busy") : t("account-register-send")}
      </Button>
    </form>
  );
}

interface ConfirmProps {
  draft: Draft;
  registration: string;
  onSent: (registration: string) => void;
  onAnother: () => void;
}

function Confirm({ draft, registration, onSent, onAnother }: ConfirmProps) {
  const t = useT();
  const api = useApi();
  const arrive = useArrive();
  const account = draft.email.trim();
  // Name and password belong to one letter: a new letter registers them again.
  const again = async () => {
    const answer = await register(api, bodyOf(draft));
    if (answer.ok) onSent(answer.data.registration);
    return answer;
  };
  return (
    <LetterSent
      title={t("account-register-confirm-title")}
      text={t("account-register-confirm-text", { email: account })}
      again={again}
      onAnother={onAnother}
    >
      <CodeStep
        button={t("account-register-confirm")}
        send={(code) => signInByCode(api, { account, code, registration })}
        onSignedIn={arrive}
      />
    </LetterSent>
  );
}

function HaveAccount() {
  const t = useT();
  const login = useAccountPages()("userLogin");
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {t("account-register-have")}
      <ButtonLink kind="quiet" href={login}>
        {t("account-login-title")}
      </ButtonLink>
    </p>
  );
}
