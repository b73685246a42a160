// A whole report that anybody may read, of a simulated run, and it says so.
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useApi } from "../../api/api-context";
import type { Api } from "../../api/client";
import { ApiFailure, dataOrThrow, unwrap } from "../../api/envelope";
import { fetchSample } from "../../api/file-calls";
import { isInterruption } from "../../api/orders";
import { Queries } from "../../api/queries";
import type { SampleReport } from "../../api/types";
import { useT } from "../../l10n/words";
import { reportInterruption } from "../../lib/network";
import { usePage } from "../../lib/page";
import { useStartHref } from "../../lib/start-href";
import { FileButton } from "../../parts/file-button";
import { ReportTabs } from "../../parts/report/report-tabs";
import { ScoreCard } from "../../parts/score-card";
import { Solutions } from "../../parts/solutions/solutions";
import { Button, ButtonLink } from "../../ui/button";
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
  const sample = useQuery({
    queryKey: ["sample", examId, hl],
    queryFn: () => loadSample(api, examId, hl),
    networkMode: "always",
  });
  const { error, refetch } = sample;

  useEffect(() => {
    if (isInterruption(error)) reportInterruption(() => void refetch());
  }, [error, refetch]);

  return (
    <main id="content" tabIndex={-1} className="min-h-dvh">
      <div className={`${measure} pt-6 pb-5 sm:pt-10`}>
        <h1 className="text-hero">{t("reading-sample-title")}</h1>
        <p className="mt-3 max-w-2xl text-lead text-muted">{t("reading-sample-lead")}</p>
        {sample.data && (
          <div className="mt-5">
            <FileButton name="sample.pdf" load={() => fetchSample(api, examId, hl)}>
              {t("reading-sample-pdf")}
            </FileButton>
          </div>
        )}
      </div>
      {sample.isPending && (
        <p role="status" className={`${measure} text-muted`}>
          {t("common-loading")}
        </p>
      )}
      {error && !sample.isFetching && (
        <div role="alert" className={`${measure} grid justify-items-start gap-4`}>
          <p>{t("result-call-failed")}</p>
          <Button onClick={() => void refetch()}>{t("common-failed-retry")}</Button>
        </div>
      )}
      {sample.data && <Read sample={sample.data} />}
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

function Ending() {
  const t = useT();
  return (
    <Section id="own" title={t("reading-sample-end")} lead={t("reading-sample-end-text")} narrow>
      <ButtonLink kind="primary" href={useStartHref()}>
        {t("reading-sample-start")}
      </ButtonLink>
    </Section>
  );
}

async function loadSample(api: Api | undefined, examId: number, hl: string): Promise<SampleReport> {
  if (!api) throw new ApiFailure({ kind: "offline" });
  return dataOrThrow(
    unwrap(api.GET("/exam/report/sample/{examId}/{hl}", { params: { path: { examId, hl } } })),
  );
}
