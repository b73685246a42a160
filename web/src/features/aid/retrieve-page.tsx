// Reports by e-mail once more: the address they were bought with is all it takes.
import MailCheck from "lucide-react/icons/mail-check";
import { type FormEvent, useState } from "react";
import { useApi } from "../../api/api-context";
import { retrieveReports } from "../../api/order-calls";
import { useT } from "../../l10n/words";
import { useOrderHref } from "../../parts/order-href";
import { problemOf } from "../../parts/problem";
import { Button, ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { measure } from "../../ui/section";
import { EmailField, useEmailComplaint } from "./email-field";

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
        <ButtonLink kind="quiet" href={useOrderHref("support")} className="mt-1">
          {t("support-retrieve-other-link")}
        </ButtonLink>
      </section>
    </main>
  );
}

function Ask({ onSent }: { onSent: (email: string) => void }) {
  const t = useT();
  const api = useApi();
  const complaint = useEmailComplaint();
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = complaint(email);
    setError(wrong);
    if (wrong || busy) return;
    setBusy(true);
    const answer = await retrieveReports(api, email.trim());
    setBusy(false);
    if (answer.ok) onSent(email.trim());
    else setError(problemOf(answer.error, t, t("support-retrieve-failed")));
  };

  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid justify-items-stretch gap-5">
      <EmailField label={t("support-email-label")} value={email} onChange={setEmail} error={error} />
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
