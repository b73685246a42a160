// A test that comes with an order: how far it is, and the way to start, continue or read it. That it was begun is known
// to this device only.
import type { Instrument } from "../../api/questionnaire-types";
import type { Presenter } from "../../api/types";
import { useT } from "../../l10n/words";
import { paths } from "../../lib/all-paths";
import { withOrder } from "../../lib/paths";
import { useVisitorHrefs } from "../../lib/visitor-href";
import { answeredCount, type RunState } from "../../run/run";
import { readRun } from "../../run/storage";
import { ButtonLink } from "../../ui/button";

/** The questionnaire behind an item of a package. */
const instruments: Readonly<Record<string, Instrument>> = {
  left_right_brain: "thinking",
  eq: "eq",
  career: "riasec",
};

interface IncludedTestStateProps {
  test: Presenter;
  /** The order that it comes with. */
  payer: string;
}

export function IncludedTestState({ test, payer }: IncludedTestStateProps) {
  const t = useT();
  const href = useVisitorHrefs();
  const { examId, orderNumber } = test;
  const code = instruments[test.code];
  if (!code || typeof examId !== "number") return null;
  const exam = { code, examId };
  if (orderNumber) {
    return (
      <Step
        state={t("questionnaire-included-done")}
        href={href(withOrder(paths.reportResult(exam), orderNumber))}
        name={test.name}
      >
        {t("questionnaire-included-result")}
      </Step>
    );
  }
  const run = readRun(examId, Date.now());
  return (
    <Step
      state={run ? t("questionnaire-included-going", progress(run)) : t("questionnaire-included-new")}
      href={href(withOrder(paths.startLoading(exam), payer))}
      name={test.name}
    >
      {t(run ? "questionnaire-included-continue" : "questionnaire-included-start")}
    </Step>
  );
}

function progress(run: RunState) {
  return { answered: answeredCount(run), total: run.questions.length };
}

interface StepProps {
  state: string;
  href: string;
  /** Several tests have the same buttons: tells them apart for screen readers. */
  name: string;
  children: string;
}

function Step({ state, href, name, children }: StepProps) {
  return (
    <div className="grid justify-items-start gap-2">
      <p className="font-semibold">{state}</p>
      <ButtonLink href={href} aria-description={name}>
        {children}
      </ButtonLink>
    </div>
  );
}
