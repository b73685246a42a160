// Where the report was sent, and a field to send it to another address.
import { useState } from "react";
import { useT } from "../../l10n/words";
import { AddressForm } from "../../parts/address-form";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";

interface AddressCardProps {
  orderNumber: string;
  /** Most letters hidden. */
  email: string;
  onEditing: () => void;
  onSent: () => void;
}

export function AddressCard({ orderNumber, email, onEditing, onSent }: AddressCardProps) {
  const t = useT();
  const [shown, setShown] = useState(email);
  const [open, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<"sent" | "failed">();

  const edit = () => {
    setOpen(true);
    setOutcome(undefined);
    onEditing();
  };

  return (
    <Card className="grid gap-3">
      <p className="break-words">{t("pay-address", { email: shown })}</p>
      {open ? (
        <AddressForm
          orderNumber={orderNumber}
          area="pay"
          label={t("pay-address-label")}
          className="grid gap-3"
          onFailed={() => setOutcome("failed")}
          onSent={(newEmail) => {
            setShown(newEmail);
            setOpen(false);
            setOutcome("sent");
            onSent();
          }}
        >
          {(busy) => (
            <Button type="submit" disabled={busy} className="w-full sm:w-auto sm:justify-self-start">
              {t("pay-address-send")}
            </Button>
          )}
        </AddressForm>
      ) : (
        <Button kind="quiet" onClick={edit} className="justify-self-start">
          {t("pay-address-change")}
        </Button>
      )}
      <p role="status" className={outcome === "sent" ? "text-good" : "text-bad"}>
        {outcome && t(`pay-address-${outcome}`)}
      </p>
    </Card>
  );
}
