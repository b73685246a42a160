// One thing that comes with an order, and what can be done with it.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router";
import { useApi } from "../../api/api-context";
import { fetchFile, loadCertificate, type WantedFile } from "../../api/file-calls";
import type { Presenter } from "../../api/types";
import { useT } from "../../l10n/words";
import { languages } from "../../lib/locale";
import { usePage } from "../../lib/page";
import { FileButton } from "../../parts/file-button";
import { useOrderHref } from "../../parts/order-href";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { Select } from "../../ui/select";

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
        <Deed presenter={presenter} orderNumber={orderNumber} />
      ) : (
        <p className="font-semibold text-muted">{t("result-owned-later")}</p>
      )}
    </Card>
  );
}

function Deed({ presenter: { kind, file, code }, orderNumber }: PresenterCardProps) {
  const t = useT();
  const result = useOrderHref("reportResult", orderNumber);
  const wrong = useOrderHref("wrongAnswers", orderNumber);
  if (kind === "file" && file === "report") return <ReportFile orderNumber={orderNumber} />;
  if (kind === "file" && file === "certificate") return <CertificateFile orderNumber={orderNumber} />;
  if (kind !== "page") return null;
  const href = code === "wrong_answers" ? wrong : `${result}#${parts[code] ?? ""}`;
  return (
    <ButtonLink href={href} className="justify-self-start">
      {t("reading-file-read")}
    </ButtonLink>
  );
}

/** Where on the report's page something is read. */
const parts: Record<string, string> = { brain_training: "guide", iq_ranking: "ranking", iq_score: "score" };

function ReportFile({ orderNumber }: { orderNumber: string }) {
  const t = useT();
  const api = useApi();
  const { hl: current } = usePage();
  const norms = new URLSearchParams(useLocation().search).get("norms");
  const [hl, setHl] = useState<string>(current);
  return (
    <>
      <Select
        label={t("reading-file-language")}
        value={hl}
        onChange={(event) => setHl(event.currentTarget.value)}
      >
        {languages.map(({ hl, tag, name }) => (
          <option key={hl} value={hl} lang={tag}>
            {name}
          </option>
        ))}
      </Select>
      <FileButton
        // Another language is another file: what was said about the last one goes.
        key={hl}
        kind="primary"
        name={`${orderNumber}.pdf`}
        load={() => fetchFile(api, { orderNumber, file: "report", hl, norms })}
      >
        {t("reading-file-download")}
      </FileButton>
    </>
  );
}

function CertificateFile({ orderNumber }: { orderNumber: string }) {
  const t = useT();
  const api = useApi();
  const { hl } = usePage();
  const certificate = useQuery({
    queryKey: ["certificate", orderNumber],
    queryFn: () => loadCertificate(api, orderNumber),
  });
  const href = `${useOrderHref("reportResult", orderNumber)}#certificate`;
  const wanted: WantedFile = { orderNumber, file: "certificate", hl };
  // Without an answer the file itself is tried: its refusal says why.
  if (certificate.data && !certificate.data.token) {
    return (
      <div className="grid justify-items-start gap-2">
        <p>{t("reading-file-unnamed")}</p>
        <ButtonLink href={href}>{t("reading-file-name")}</ButtonLink>
      </div>
    );
  }
  return (
    <FileButton name={`${orderNumber}-certificate.pdf`} load={() => fetchFile(api, wanted)}>
      {t("reading-file-download")}
    </FileButton>
  );
}
