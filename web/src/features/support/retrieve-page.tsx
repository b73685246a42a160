// Sends reports by e-mail once more: the address they were bought with is enough.
import MailCheck from "lucide-react/icons/mail-check";
import { type FormEvent, useState } from "react";
import { useApi } from "../../api/api-context";
import { retrieveReports } from "../../api/order-calls";
import { useT } from "../../l10n/words";
import { type EmailFault, emailFault } from "../../lib/email-hints";
import { EmailField } from "../../parts/email-field";
import { useOrderHref } from "../../parts/order-href";
import { useChange } from "../../parts/use-change";
import { Button, ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { measure } from "../../ui/section";

export function RetrievePage() {
  const t = useT();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <main id="content" tabIndex={-1} className={`${measure} py-6 sm:py-10`}>
      <h1 className="text-title">{t("support-retrieve-title")}</h1>
      <p className="mt-3 max-w-2xl text-lead text-muted">{t("support-retrieve-lead")}</p>
      <Card className="mt-6 max-w-2xl">
        {sentTo === undefined ? (
          <Ask onSent={setSentTo} />
        ) : (
          <Sent email={sentTo} again={() => setSentTo(undefined)} />
        )}
      </Card>
      <section aria-labelledby="other" className="mt-8 max-w-2xl">
        <h2 id="other" className="text-heading">
          {t("support-retrieve-other-title")}
        </h2>
        <p className="mt-2 text-muted">{t("support-retrieve-other-text")}</p>
        <ButtonLink kind="quiet" href={useOrderHref()("support")} className="mt-1">
          {t("support-retrieve-other-link")}
        </ButtonLink>
      </section>
    </main>
  );
}

function Ask({ onSent }: { onSent: (email: string) => void }) {
  const t = useT();
  const api = useApi();
  const [email, setEmail] = useState("");
  const [fault, setFault] = useState<EmailFault>();
  const address = email.trim();
  const { busy, problem, change } = useChange<unknown>(() => onSent(address), t("support-retrieve-failed"));

  const send = (event: FormEvent) => {
    event.preventDefault();
    setFault(emailFault(email));
    if (!busy && !emailFault(email)) change(() => retrieveReports(api, address));
  };

  return (
    <form noValidate onSubmit={send} className="grid justify-items-stretch gap-5">
      <EmailField
        area="support"
        label={t("support-email-label")}
        value={email}
        onChange={setEmail}
        fault={fault}
        problem={problem}
      />
      <Button kind="primary" type="submit" disabled={busy} className="sm:justify-self-start">
        {busy ? t("result-call-busy") : t("support-retrieve-send")}
      </Button>
    </form>
  );
}

function Sent({ email, again }: { email: string; again: () => void }) {
  const t = useT();
  return (
    <div className="grid justify-items-start gap-3">
      <div role="status" className="grid gap-2">
        <p className="flex items-center gap-2 font-semibold text-good">
          <MailCheck aria-hidden="true" className="size-6 shrink-0" />
          {t("support-retrieve-sent")}
        </p>
        <p>{t("support-retrieve-sent-text", { email })}</p>
      </div>
      <Button kind="quiet" onClick={again}>
        {t("support-retrieve-another")}
      </Button>
    </div>
  );
}
