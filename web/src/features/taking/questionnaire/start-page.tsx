// The instructions of a questionnaire, shown while its questions load: what it is, how long it takes, what it costs
// and what it isn't. Where the result needs an account, signing in comes before the first question.
import { useState } from "react";
import { useLocation } from "react-router";
import type { Instrument } from "../../../api/questionnaire-types";
import type { Boot } from "../../../api/types";
import { useT } from "../../../l10n/words";
import { useOrderNumber } from "../../../lib/fragment";
import { grantingOrder, rememberGrantingOrder } from "../../../lib/granting-order";
import { useBoot } from "../../../lib/page";
import { paths } from "../../../lib/paths";
import { rememberReturn } from "../../../lib/sign-in-return";
import { refOf, useSeemsSignedIn, useVisitorHref } from "../../../lib/visitor-href";
import { answeredCount } from "../../../run/run";
import { forgetRun } from "../../../run/tab";
import { ButtonLink } from "../../../ui/button";
import { measure } from "../../../ui/section";
import { OpenRunCard } from "../open-run-card";
import { StartBar } from "../start-bar";
import { Hint } from "../start-facts";
import { StartFrame } from "../start-frame";
import { useStart } from "../use-start";
import { StatementFacts } from "./statement-facts";

export function StartPage() {
  const boot = useBoot();
  return boot ? <Start boot={boot} /> : null;
}

function Start({ boot }: { boot: Boot }) {
  const t = useT();
  const { exam } = boot;
  const paidBy = useGrantingOrder(exam.id);
  const signedIn = useSeemsSignedIn();
  const allowed = !exam.signIn || paidBy !== undefined || signedIn;
  const { run, bar } = useStart(boot, allowed, paidBy);
  // The session may have ended since.
  const closed = !allowed || (exam.signIn && !paidBy && bar.loading.kind === "refused");
  const instrument = boot.exam.code as Instrument;
  return (
    <StartFrame
      bar={
        closed ? (
          <SignInBar boot={boot} />
        ) : (
          <StartBar
            {...bar}
            run={run}
            going={t("questionnaire-open-continue", { number: run?.page ?? 1 })}
            waiting={t("questionnaire-start-loading")}
          />
        )
      }
    >
      <div className="start-intro">
        <h1 className="text-title">{boot.exam.name}</h1>
        <p className="mt-2 text-lead text-muted">{boot.exam.summary}</p>
        {run && (
          <OpenRunCard
            run={run}
            progress={t("questionnaire-open-text", {
              answered: answeredCount(run),
              total: run.questions.length,
            })}
            warning={t("questionnaire-restart-text")}
            onRestart={forgetRun}
          />
        )}
        <StatementFacts boot={boot} included={paidBy !== undefined} account={exam.signIn} />
      </div>
      <div className="start-puzzles">
        <section aria-labelledby="not-title">
          <h2 id="not-title" className="font-semibold text-body">
            {t("questionnaire-not-title")}
          </h2>
          <p className="mt-2">{t(`questionnaire-not-${instrument}`)}</p>
        </section>
        <Hints instrument={instrument} />
      </div>
    </StartFrame>
  );
}

/** The order that pays for the test: named by the address, or before. */
function useGrantingOrder(examId: number): string | undefined {
  const given = useOrderNumber();
  const [known] = useState(() => {
    // Before the questions are requested, which needs it.
    if (given) rememberGrantingOrder(examId, given, Date.now());
    return grantingOrder(examId, Date.now());
  });
  return given || known;
}

function Hints({ instrument }: { instrument: Instrument }) {
  const t = useT();
  return (
    <section aria-labelledby="hints-title">
      <h2 id="hints-title" className="font-semibold text-body">
        {t("test-start-hints-title")}
      </h2>
      <ul className="start-hints">
        <Hint>{t(instrument === "riasec" ? "questionnaire-hint-riasec" : "questionnaire-hint-first")}</Hint>
        <Hint>{t("questionnaire-hint-time")}</Hint>
        <Hint>{t("test-start-hint-back")}</Hint>
        <Hint keyboard>{t("questionnaire-hint-keys")}</Hint>
        <Hint>{t("test-start-hint-kept")}</Hint>
        <Hint>{t("questionnaire-hint-recorded")}</Hint>
      </ul>
    </section>
  );
}

/** In place of the start: an account first, then back to this page. */
function SignInBar({ boot }: { boot: Boot }) {
  const t = useT();
  const { pathname, search, hash } = useLocation();
  const login = useVisitorHref(paths.userLogin(refOf(boot.exam) ?? "%%tail%%"));
  return (
    <div className="sticky bottom-0 z-10 mt-auto border-line border-t bg-paper">
      <div className={`${measure} start-bar`}>
        <p>{t("questionnaire-sign-in-text")}</p>
        <ButtonLink kind="primary" href={login} onClick={() => rememberReturn(pathname + search + hash)}>
          {t("questionnaire-sign-in")}
        </ButtonLink>
      </div>
    </div>
  );
}
