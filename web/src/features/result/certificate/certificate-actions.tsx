// What can be done with a valid certificate.
import ExternalLink from "lucide-react/icons/external-link";
import type { Certificate } from "../../../api/types";
import { useT } from "../../../l10n/words";
import { CopyButton } from "../../../parts/copy-button";
import { FileInLanguage } from "../../../parts/file-in-language";
import { Button, ButtonLink } from "../../../ui/button";
import { ConfirmStep } from "../../../ui/confirm-step";

interface CertificateActionsProps {
  orderNumber: string;
  certificate: Certificate;
  busy: boolean;
  onAct: (action: "hide_name" | "show_name" | "revoke") => void;
}

export function CertificateActions({ orderNumber, certificate, busy, onAct }: CertificateActionsProps) {
  const t = useT();
  const { verifyUrl, nameShown, name } = certificate;
  return (
    <>
      <FileInLanguage
        // Under another name it is another file.
        key={name}
        wanted={{ orderNumber, file: "certificate" }}
      >
        {t("reading-certificate-download")}
      </FileInLanguage>
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
