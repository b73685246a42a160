// Whether a certificate is ours and valid, for anybody who was given it.
import BadgeCheck from "lucide-react/icons/badge-check";
import BadgeX from "lucide-react/icons/badge-x";
import CircleHelp from "lucide-react/icons/circle-question-mark";
import type { ReactNode } from "react";
import { useApi } from "../../api/api-context";
import { Queries } from "../../api/queries";
import { certifiedLetters } from "../../api/questionnaire-types";
import { askVerification } from "../../api/report-calls";
import type { Verification } from "../../api/types";
import { useAnswer } from "../../api/use-answer";
import { formatDate } from "../../l10n/formats";
import { useT } from "../../l10n/words";
import { useTail } from "../../lib/address";
import { localDay } from "../../lib/moment";
import { usePage } from "../../lib/page";
import { PageFailed, PageWaiting } from "../../parts/page-states";
import { classes } from "../../ui/classes";
import { measure } from "../../ui/section";
import { CertifiedFacts } from "./certified-facts";
import { Meaning } from "./meaning";
import { Proof } from "./proof";

export function VerifyPage() {
  return (
    <Queries>
      <Checked token={useTail()} />
    </Queries>
  );
}

function Checked({ token }: { token: string }) {
  const api = useApi();
  const found = useAnswer(["certificate-check", token], () => askVerification(api, token));
  switch (found.kind) {
    case "waiting":
      return <PageWaiting />;
    case "failed":
      return <PageFailed retry={found.retry} />;
    case "refused":
      return <Unknown />;
    case "found":
      return <Known verification={found.data} />;
  }
}

function Known({ verification: { certified, revokedAt } }: { verification: Verification }) {
  const t = useT();
  const { hl } = usePage();
  if (!certified) {
    const text = revokedAt
      ? t("reading-verify-revoked-text", { date: formatDate(localDay(revokedAt), hl) })
      : t("reading-verify-revoked-once");
    return <Verdict Icon={BadgeX} tone="text-bad" title={t("reading-verify-revoked")} text={text} />;
  }
  return (
    <Verdict
      Icon={BadgeCheck}
      tone="text-good"
      title={t("reading-verify-valid")}
      text={t("reading-verify-valid-text")}
    >
      <CertifiedFacts certified={certified} />
      <Meaning type={certifiedLetters(certified) !== undefined} />
      <Proof certified={certified} />
    </Verdict>
  );
}

function Unknown() {
  const t = useT();
  return (
    <Verdict
      Icon={CircleHelp}
      tone="text-strong"
      title={t("reading-verify-unknown")}
      text={t("reading-verify-unknown-text")}
    />
  );
}

interface VerdictProps {
  Icon: typeof BadgeCheck;
  tone: string;
  title: string;
  text: string;
  children?: ReactNode;
}

function Verdict({ Icon, tone, title, text, children }: VerdictProps) {
  const t = useT();
  return (
    <main id="content" tabIndex={-1} className={`${measure} min-h-[60dvh] pt-6 pb-10 sm:pt-10`}>
      <p className="text-muted">{t("reading-verify-title")}</p>
      <div className="mt-2 flex items-start gap-3">
        <Icon aria-hidden="true" className={classes("mt-0.5 size-9 shrink-0 sm:size-12", tone)} />
        <h1 className="text-hero">{title}</h1>
      </div>
      <p className="mt-4 max-w-2xl text-lead text-muted">{text}</p>
      {children}
    </main>
  );
}
