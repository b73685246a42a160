// A complete public report of a simulated run, marked as a sample.
import { useApi } from "../../api/api-context";
import { fetchSample } from "../../api/file-calls";
import { Queries } from "../../api/queries";
import { askSample } from "../../api/report-calls";
import type { SampleReport } from "../../api/types";
import { useAnswer } from "../../api/use-answer";
import { useT } from "../../l10n/words";
import { usePage } from "../../lib/page";
import { useStartHref } from "../../lib/visitor-href";
import { FileButton } from "../../parts/file-button";
import { LoadFailed } from "../../parts/load-failed";
import { PageMissing } from "../../parts/page-states";
import { ReportTabs } from "../../parts/report/report-tabs";
import { ScoreCard } from "../../parts/score-card";
import { Solutions } from "../../parts/solutions/solutions";
import { ButtonLink } from "../../ui/button";
import { measure, Section } from "../../ui/section";

export function SamplePage() {
  return (
    <Queries>
      <Sample />
    </Queries>
  );
}

function Sample() {
  const t = useT();
  const api = useApi();
  const { hl, boot } = usePage();
  const examId = boot?.exam.id ?? 0;
  const found = useAnswer(["sample", String(examId), hl], () => askSample(api, examId, hl));
  if (found.kind === "refused") return <Missing />;
  return (
    <main id="content" tabIndex={-1} className="min-h-dvh">
      <div className={`${measure} pt-6 pb-5 sm:pt-10`}>
        <h1 className="text-hero">{t("reading-sample-title")}</h1>
        <p className="mt-3 max-w-2xl text-lead text-muted">{t("reading-sample-lead")}</p>
        {found.kind === "found" && (
          <div className="mt-5">
            <FileButton load={() => fetchSample(api, examId, hl)}>{t("reading-sample-pdf")}</FileButton>
          </div>
        )}
      </div>
      {found.kind === "waiting" && (
        <p role="status" className={`${measure} text-muted`}>
          {t("common-loading")}
        </p>
      )}
      {found.kind === "failed" && (
        <LoadFailed text={t("common-call-failed")} retry={found.retry} className={measure} />
      )}
      {found.kind === "found" && <Read sample={found.data} />}
      <Ending />
    </main>
  );
}

function Read({ sample: { report, score, solved } }: { sample: SampleReport }) {
  const t = useT();
  const card = (
    <div className={`${measure} pt-5 sm:pt-8`}>
      <ScoreCard score={score} note={t("result-margin-note-full")} />
    </div>
  );
  return (
    <>
      <ReportTabs report={report} before={{ summary: card }} />
      {solved.questions.length > 0 && (
        <Section id="puzzles" title={t("reading-sample-puzzles")} lead={t("reading-puzzles-text")}>
          <Solutions questions={solved.questions} asOf={solved.asOf} />
        </Section>
      )}
    </>
  );
}

function Missing() {
  const t = useT();
  return (
    <PageMissing title={t("reading-sample-title")} text={t("reading-sample-none")}>
      <TakeTest />
    </PageMissing>
  );
}

function Ending() {
  const t = useT();
  return (
    <Section id="own" title={t("reading-sample-end")} lead={t("reading-sample-end-text")} narrow>
      <TakeTest />
    </Section>
  );
}

function TakeTest() {
  const t = useT();
  return (
    <ButtonLink kind="primary" href={useStartHref()}>
      {t("reading-sample-start")}
    </ButtonLink>
  );
}
