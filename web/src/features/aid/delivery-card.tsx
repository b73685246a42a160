// Where the report went, and when each step happened; sending it again, or elsewhere.
import { useState } from "react";
import { useApi } from "../../api/api-context";
import { resendReport } from "../../api/order-calls";
import type { Purchase } from "../../api/types";
import { useT } from "../../l10n/words";
import { problemOf } from "../../parts/problem";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { FixAddress } from "./fix-address";
import { useMoment } from "./moment-words";

interface DeliveryCardProps {
  orderNumber: string;
  purchase: Purchase;
  onChange: () => void;
}

export function DeliveryCard({ orderNumber, purchase, onChange }: DeliveryCardProps) {
  const t = useT();
  const [fixing, setFixing] = useState<boolean>();
  const [news, setNews] = useState<string>();
  return (
    <Card>
      <h2 className="text-heading">{t("support-delivery-title")}</h2>
      <p className="mt-2">{t("support-delivery-text", { email: purchase.email })}</p>
      <Clock delivery={purchase.delivery} />
      {fixing ? (
        <FixAddress
          orderNumber={orderNumber}
          onCancel={() => setFixing(false)}
          onFixed={(email) => {
            setFixing(false);
            setNews(t("support-fixed", { email }));
            onChange();
          }}
        />
      ) : (
        <div className="mt-5 flex flex-wrap gap-3">
          <Resend orderNumber={orderNumber} onNews={setNews} onSent={onChange} />
          {/* The keyboard comes back to where the form was opened. */}
          <Button autoFocus={fixing === false} onClick={() => setFixing(true)}>
            {t("support-fix")}
          </Button>
        </div>
      )}
      <p role="status" className={news ? "mt-3" : undefined}>
        {news}
      </p>
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

interface ResendProps {
  orderNumber: string;
  onNews: (news: string) => void;
  onSent: () => void;
}

function Resend({ orderNumber, onNews, onSent }: ResendProps) {
  const t = useT();
  const api = useApi();
  const [busy, setBusy] = useState(false);

  const resend = async () => {
    setBusy(true);
    const answer = await resendReport(api, orderNumber);
    setBusy(false);
    onNews(answer.ok ? t("support-resent") : problemOf(answer.error, t, t("support-resend-failed")));
    if (answer.ok) onSent();
  };

  return (
    <Button disabled={busy} onClick={() => void resend()}>
      {busy ? t("result-call-busy") : t("support-resend")}
    </Button>
  );
}
