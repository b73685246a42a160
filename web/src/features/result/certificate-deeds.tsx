// What can be done with a certificate that stands.
import ExternalLink from "lucide-react/icons/external-link";
import { useState } from "react";
import { useApi } from "../../api/api-context";
import { fetchFile } from "../../api/file-calls";
import type { Certificate } from "../../api/types";
import { useT } from "../../l10n/words";
import { languages } from "../../lib/locale";
import { usePage } from "../../lib/page";
import { CopyButton } from "../../parts/copy-button";
import { FileButton } from "../../parts/file-button";
import { Button, ButtonLink } from "../../ui/button";
import { ConfirmStep } from "../../ui/confirm-step";
import { Select } from "../../ui/select";

interface CertificateDeedsProps {
  orderNumber: string;
  certificate: Certificate;
  busy: boolean;
  onAct: (action: "hide_name" | "show_name" | "revoke") => void;
}

export function CertificateDeeds({ orderNumber, certificate, busy, onAct }: CertificateDeedsProps) {
  const t = useT();
  const api = useApi();
  const { hl: current } = usePage();
  const [hl, setHl] = useState<string>(current);
  const { verifyUrl, nameShown, name } = certificate;
  return (
    <>
      <div className="grid gap-4">
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
          // Another language or name is another file: what was said about the last one goes.
          key={`${hl} ${name}`}
          kind="primary"
          name={`${orderNumber}-certificate.pdf`}
          load={() => fetchFile(api, { orderNumber, file: "certificate", hl })}
        >
          {t("reading-certificate-download")}
        </FileButton>
      </div>
      {verifyUrl && (
        <div className="flex flex-wrap gap-3 border-line border-t pt-5">
          <ButtonLink href={verifyUrl} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden="true" className="size-5 shrink-0" />
            {t("reading-certificate-verify")}
          </ButtonLink>
          <CopyButton text={verifyUrl} done={t("reading-share-copied")}>
            {t("reading-certificate-copy")}
          </CopyButton>
        </div>
      )}
      <div className="grid justify-items-start gap-3">
        <p role="status">
          {t(nameShown ? "reading-certificate-name-shown" : "reading-certificate-name-hidden")}
        </p>
        <Button disabled={busy} onClick={() => onAct(nameShown ? "hide_name" : "show_name")}>
          {t(nameShown ? "reading-certificate-hide" : "reading-certificate-show")}
        </Button>
      </div>
      <div className="border-line border-t pt-5">
        <ConfirmStep
          label={t("reading-certificate-revoke")}
          question={t("reading-certificate-revoke-sure")}
          yes={t("reading-certificate-revoke-yes")}
          no={t("reading-certificate-revoke-no")}
          busy={busy}
          onYes={() => onAct("revoke")}
        />
      </div>
    </>
  );
}
