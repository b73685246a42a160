// Where the report goes, and a field to send it somewhere else.
import { type FormEvent, useState } from "react";
import { useApi } from "../../api/api-context";
import { changeEmail } from "../../api/pay-calls";
import { useT } from "../../l10n/words";
import { emailFault } from "../../lib/email-hints";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { EmailField } from "./email-field";

interface AddressCardProps {
  orderNumber: string;
  /** Most letters hidden. */
  email: string;
  onMending: () => void;
  onSent: () => void;
}

export function AddressCard({ orderNumber, email, onMending, onSent }: AddressCardProps) {
  const t = useT();
  const api = useApi();
  const [shown, setShown] = useState(email);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<"sent" | "failed">();

  const begin = () => {
    setOpen(true);
    setOutcome(undefined);
    onMending();
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!api || busy || emailFault(typed)) return;
    setBusy(true);
    const answer = await changeEmail(api, orderNumber, typed.trim());
    setBusy(false);
    setOutcome(answer.ok ? "sent" : "failed");
    if (!answer.ok) return;
    setShown(answer.data.email);
    setOpen(false);
    setTyped("");
    setTried(false);
    onSent();
  };

  return (
    <Card className="grid gap-3">
      <p className="break-words">{t("pay-address", { email: shown })}</p>
      {open ? (
        <form noValidate onSubmit={(event) => void send(event)} className="grid gap-3">
          <EmailField
            label={t("pay-address-label")}
            value={typed}
            onChange={setTyped}
            fault={tried ? emailFault(typed) : undefined}
            wanted
          />
          <Button type="submit" disabled={busy} className="w-full sm:w-auto sm:justify-self-start">
            {t("pay-address-send")}
          </Button>
        </form>
      ) : (
        <Button kind="quiet" onClick={begin} className="justify-self-start">
          {t("pay-address-change")}
        </Button>
      )}
      <p role="status" className={outcome === "sent" ? "text-good" : "text-bad"}>
        {outcome && t(`pay-address-${outcome}`)}
      </p>
    </Card>
  );
}
