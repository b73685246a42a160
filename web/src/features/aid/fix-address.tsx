// Another address for the report.
import { type FormEvent, useState } from "react";
import { useApi } from "../../api/api-context";
import { changeEmail } from "../../api/pay-calls";
import { useT } from "../../l10n/words";
import { problemOf } from "../../parts/problem";
import { Button } from "../../ui/button";
import { EmailField, useEmailComplaint } from "./email-field";

interface FixAddressProps {
  orderNumber: string;
  onCancel: () => void;
  /** With the new address as it is shown. */
  onFixed: (email: string) => void;
}

export function FixAddress({ orderNumber, onCancel, onFixed }: FixAddressProps) {
  const t = useT();
  const api = useApi();
  const complaint = useEmailComplaint();
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = complaint(email);
    setError(wrong);
    if (wrong || busy || !api) return;
    setBusy(true);
    const answer = await changeEmail(api, orderNumber, email.trim());
    setBusy(false);
    if (answer.ok) onFixed(answer.data.email);
    else setError(problemOf(answer.error, t));
  };

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="mt-5 grid gap-4">
      <EmailField label={t("support-fix-label")} value={email} onChange={setEmail} error={error} autoFocus />
      <p className="text-muted text-small">{t("support-fix-text")}</p>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <Button kind="primary" type="submit" disabled={busy}>
          {busy ? t("result-call-busy") : t("support-fix-save")}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t("support-cancel")}
        </Button>
      </div>
    </form>
  );
}
