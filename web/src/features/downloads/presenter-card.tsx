// One item that comes with an order, and what can be done with it.

import { useApi } from "../../api/api-context";
import { askCertificate } from "../../api/report-calls";
import type { Certificate, Presenter } from "../../api/types";
import { useAnswer } from "../../api/use-answer";
import { useT } from "../../l10n/words";
import { useLocation } from "../../lib/address";
import { withPart } from "../../lib/fragment";
import { FileInLanguage } from "../../parts/file-in-language";
import { useOrderHref } from "../../parts/order-href";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { IncludedTestState } from "./included-test";

interface PresenterCardProps {
  presenter: Presenter;
  orderNumber: string;
}

export function PresenterCard({ presenter, orderNumber }: PresenterCardProps) {
  const t = useT();
  const { name, content, open } = presenter;
  return (
    <Card as="li" className="grid content-start gap-4">
      <div>
        <h2 className="text-heading">{name}</h2>
        <p className="mt-1 text-muted">{content}</p>
      </div>
      {open ? (
        <PresenterAction presenter={presenter} orderNumber={orderNumber} />
      ) : (
        <p className="font-semibold text-muted">{t("result-owned-later")}</p>
      )}
    </Card>
  );
}

function PresenterAction({ presenter, orderNumber }: PresenterCardProps) {
  const t = useT();
  const { kind, file, code } = presenter;
  const orderHref = useOrderHref(orderNumber);
  if (kind === "file" && file === "report") return <ReportFile orderNumber={orderNumber} />;
  if (kind === "file" && file === "certificate") return <CertificateFile orderNumber={orderNumber} />;
  if (kind === "test") return <IncludedTestState test={presenter} payer={orderNumber} />;
  if (kind !== "page") return null;
  const href =
    code === "wrong_answers"
      ? orderHref("wrongAnswers")
      : withPart(orderHref("reportResult"), parts[code] ?? "");
  return (
    <ButtonLink href={href} className="justify-self-start">
      {t("reading-file-read")}
    </ButtonLink>
  );
}

/** The part of the report's page that shows an item. */
const parts: Record<string, string> = { brain_training: "guide", iq_ranking: "ranking", iq_score: "score" };

function ReportFile({ orderNumber }: { orderNumber: string }) {
  const t = useT();
  const norms = new URLSearchParams(useLocation().search).get("norms");
  return (
    <FileInLanguage wanted={{ orderNumber, file: "report", norms }}>
      {t("reading-file-download")}
    </FileInLanguage>
  );
}

function CertificateFile({ orderNumber }: { orderNumber: string }) {
  const t = useT();
  const api = useApi();
  const href = withPart(useOrderHref(orderNumber)("reportResult"), "certificate");
  const certificate = useAnswer(["certificate", orderNumber], () =>
    askCertificate(api, { orderNumber, action: "read" }),
  );
  // If that isn't known, the file itself is requested: its refusal says why.
  if (certificate.kind === "found" && !isValid(certificate.data)) {
    return (
      <div className="grid justify-items-start gap-2">
        <p>{t("reading-file-unnamed")}</p>
        <ButtonLink href={href}>{t("reading-file-name")}</ButtonLink>
      </div>
    );
  }
  return (
    <FileInLanguage wanted={{ orderNumber, file: "certificate" }}>
      {t("reading-file-download")}
    </FileInLanguage>
  );
}

/** A revoked one has to be issued again, with a name. */
function isValid({ token, revokedAt }: Certificate): boolean {
  return Boolean(token) && !revokedAt;
}
