// Where the report was sent, and when each step happened; sending it again, or to another address.
import { useState } from "react";
import { useApi } from "../../api/api-context";
import { resendReport } from "../../api/order-calls";
import type { Purchase } from "../../api/types";
import { useT } from "../../l10n/words";
import { AddressForm } from "../../parts/address-form";
import { OwnerSignIn } from "../../parts/owner-sign-in";
import { useChange } from "../../parts/use-change";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { useMoment } from "./use-moment";

interface DeliveryCardProps {
  orderNumber: string;
  purchase: Purchase;
  onChange: () => void;
}

export function DeliveryCard({ orderNumber, purchase, onChange }: DeliveryCardProps) {
  const t = useT();
  const api = useApi();
  const [editing, setEditing] = useState<boolean>();
  const [fixed, setFixed] = useState<string>();
  const { busy, done, problem, failure, change } = useChange<unknown>(onChange, t("support-resend-failed"));
  const news = fixed ?? problem ?? (done && t("support-resent"));

  const resend = () => {
    setFixed(undefined);
    change(() => resendReport(api, orderNumber), "support-resent");
  };

  return (
    <Card>
      <h2 className="text-heading">{t("support-delivery-title")}</h2>
      <p className="mt-2">{t("support-delivery-text", { email: purchase.email })}</p>
      <Clock delivery={purchase.delivery} />
      {editing ? (
        <AddressForm
          orderNumber={orderNumber}
          area="support"
          label={t("support-fix-label")}
          className="mt-5 grid gap-4"
          onSent={(email) => {
            setEditing(false);
            setFixed(t("support-fixed", { email }));
            onChange();
          }}
        >
          {(saving) => (
            <>
              <p className="text-muted text-small">{t("support-fix-text")}</p>
              <div className="flex flex-wrap gap-x-5 gap-y-2">
                <Button kind="primary" type="submit" disabled={saving}>
                  {saving ? t("result-call-busy") : t("support-fix-save")}
                </Button>
                <Button kind="quiet" onClick={() => setEditing(false)}>
                  {t("support-cancel")}
                </Button>
              </div>
            </>
          )}
        </AddressForm>
      ) : (
        <div className="mt-5 flex flex-wrap gap-3">
          <Button disabled={busy} onClick={resend}>
            {busy ? t("result-call-busy") : t("support-resend")}
          </Button>
          {/* The focus returns to where the form was opened. */}
          <Button autoFocus={editing === false} onClick={() => setEditing(true)}>
            {t("support-fix")}
          </Button>
        </div>
      )}
      <p role="status" className={news ? "mt-3" : undefined}>
        {news}
      </p>
      <OwnerSignIn failure={failure} />
    </Card>
  );
}

function Clock({ delivery }: { delivery: Purchase["delivery"] }) {
  const t = useT();
  const moment = useMoment();
  const steps = [
    [t("support-delivery-made"), delivery.madeAt],
    [t("support-delivery-sent"), delivery.sentAt],
    [t("support-delivery-accepted"), delivery.acceptedAt],
  ] as const;
  const { mail } = delivery;
  return (
    <>
      <ol className="mt-4 grid gap-2">
        {steps.map(([label, at]) => (
          <li key={label} className="flex flex-wrap justify-between gap-x-4">
            <span className={at ? "font-semibold" : "text-muted"}>{label}</span>
            <span className="text-muted">{at ? moment(at) : t("support-delivery-not-yet")}</span>
          </li>
        ))}
      </ol>
      {mail === "unconfirmed" && <p className="mt-3">{t("support-delivery-unconfirmed")}</p>}
      {mail === "refused" && <p className="mt-3 text-bad">{t("support-delivery-refused")}</p>}
    </>
  );
}
