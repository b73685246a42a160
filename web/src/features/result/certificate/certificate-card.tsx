// The certificate: its name, a preview, the file, and what others see of it.
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { useApi } from "../../../api/api-context";
import { askCertificate } from "../../../api/report-calls";
import type { AskCertificate, Certificate } from "../../../api/types";
import { useAnswer } from "../../../api/use-answer";
import { formatDate } from "../../../l10n/formats";
import { useT } from "../../../l10n/words";
import { localDay } from "../../../lib/moment";
import { longestName, nameLength, shownName } from "../../../lib/names";
import { usePage } from "../../../lib/page";
import { Unlock } from "../../../parts/unlock";
import { useChange } from "../../../parts/use-change";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Field } from "../../../ui/field";
import { CardPending } from "../frame/card-pending";
import { ChangeOutcome } from "../frame/change-outcome";
import { type PaidOrder, showsCertificate } from "../frame/order";
import { CertificateActions } from "./certificate-actions";

interface CertificateCardProps {
  order: PaidOrder;
  /** What it is, for its owner and for whoever could add it. */
  lead: string;
  locked: string;
  /** The sheet as it will look with a name. */
  preview?: (name: string) => ReactNode;
}

export function CertificateCard({ order, lead, locked, preview }: CertificateCardProps) {
  const t = useT();
  const owned = order.items.includes("certificate");
  if (!showsCertificate(order)) return null;
  return (
    <Card id="certificate">
      <h2 className="text-heading">{t("reading-certificate-title")}</h2>
      <p className="mt-2 mb-5 text-muted">{owned ? lead : locked}</p>
      {owned ? (
        <Owned order={order} preview={preview} />
      ) : (
        <Unlock orderNumber={order.orderNumber} item="certificate" />
      )}
    </Card>
  );
}

function Owned({ order, preview }: Pick<CertificateCardProps, "order" | "preview">) {
  const api = useApi();
  const queries = useQueryClient();
  const { orderNumber } = order;
  const key = ["certificate", orderNumber];
  const found = useAnswer(key, () => askCertificate(api, { orderNumber, action: "read" }));
  if (found.kind !== "found") return <CardPending answer={found} />;
  const store = (certificate: Certificate) => queries.setQueryData(key, certificate);
  return <Made order={order} certificate={found.data} onChange={store} preview={preview} />;
}

interface MadeProps extends Pick<CertificateCardProps, "order" | "preview"> {
  certificate: Certificate;
  onChange: (certificate: Certificate) => void;
}

type Action = AskCertificate["action"];

function Made({ order, certificate, onChange, preview }: MadeProps) {
  const t = useT();
  const api = useApi();
  const { hl } = usePage();
  const { orderNumber } = order;
  const { revokedAt } = certificate;
  const valid = certificate.token && !revokedAt;
  const [name, setName] = useState(certificate.name ?? "");
  const [missing, setMissing] = useState(false);
  const { busy, done, problem, failure, change } = useChange(onChange);
  const length = nameLength(name);
  const error =
    length > longestName
      ? t("reading-certificate-name-long")
      : missing && length === 0
        ? t("reading-certificate-name-missing")
        : undefined;

  const make = (event: FormEvent) => {
    event.preventDefault();
    setMissing(length === 0);
    if (length === 0 || length > longestName) return;
    change(
      () => askCertificate(api, { orderNumber, action: "make", name: name.trim() }),
      valid ? "reading-certificate-renamed" : "reading-certificate-made",
    );
  };
  // Next to its button the page shows whether the name is shown.
  const act = (action: Action) =>
    change(
      () => askCertificate(api, { orderNumber, action }),
      action === "revoke" ? "reading-certificate-revoked-now" : undefined,
    );

  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="grid gap-5">
        {revokedAt && (
          <p>{t("reading-certificate-revoked", { date: formatDate(localDay(revokedAt), hl) })}</p>
        )}
        <form onSubmit={make} noValidate className="grid gap-4">
          <Field
            label={t("reading-certificate-name")}
            hint={t("reading-certificate-name-hint")}
            value={name}
            autoComplete="name"
            onChange={(event) => setName(event.currentTarget.value)}
            error={error}
          />
          <Button
            kind={valid ? "plain" : "primary"}
            type="submit"
            disabled={busy}
            className="justify-self-start"
          >
            {t(
              busy
                ? "reading-certificate-busy"
                : valid
                  ? "reading-certificate-remake"
                  : "reading-certificate-make",
            )}
          </Button>
        </form>
        <ChangeOutcome done={done && t(done)} problem={problem} failure={failure} />
        {valid && (
          <CertificateActions orderNumber={orderNumber} certificate={certificate} busy={busy} onAct={act} />
        )}
      </div>
      {preview && (
        <section aria-label={t("reading-certificate-preview")}>
          <p className="mb-2 font-semibold">{t("reading-certificate-preview")}</p>
          {preview(shownName(name))}
        </section>
      )}
    </div>
  );
}
