// Confirmation: what is still open, then all answers, editable until they are confirmed. Sealing and sending are the
// same as for puzzles.
import { useEffect } from "react";
import type { Statement } from "../../../api/questionnaire-types";
import type { Boot } from "../../../api/types";
import { useT } from "../../../l10n/words";
import { paths } from "../../../lib/all-paths";
import { grantingOrder } from "../../../lib/granting-order";
import { Redirect, useNavigate } from "../../../lib/navigate";
import { useBoot } from "../../../lib/page";
import { rememberReturn } from "../../../lib/sign-in-return";
import { answeredCount, confirming, goTo, openPages, statementsIn } from "../../../run/run";
import { change, sealRun } from "../../../run/tab";
import { Button, ButtonLink } from "../../../ui/button";
import { measure } from "../../../ui/section";
import { Saving } from "../saving";
import { fromConfirmation, useHref, useResultHref, useRun } from "../use-run";
import type { ScreenProps } from "./screen-props";

export function SubmitPage() {
  const boot = useBoot();
  return boot ? <Submit boot={boot} /> : null;
}

function Submit({ boot }: { boot: Boot }) {
  const open = useRun(boot.exam.id);
  const href = useHref(boot);
  const resultHref = useResultHref(boot);
  const list = statementsIn(open?.list);
  if (!open || !list) return <Redirect to={href(paths.startLoading)} />;
  if (open.orderNumber) return <Redirect to={resultHref(open.orderNumber)} />;
  if (open.run.sealed) {
    return (
      <Saving
        boot={boot}
        runId={open.run.runId}
        sealed={open.run.sealed}
        paidBy={grantingOrder(boot.exam.id, Date.now())}
        help={(result) => result === accountNeeded && <SignInAgain boot={boot} />}
      />
    );
  }
  return <Confirmation boot={boot} run={open.run} list={list} />;
}

/** The test is for people with an account, and nobody is signed in any more. */
const accountNeeded = 10_443;

/** Back here, the answers are sent again. */
function SignInAgain({ boot }: { boot: Boot }) {
  const t = useT();
  const href = useHref(boot);
  return (
    <ButtonLink
      kind="primary"
      href={href(paths.userLogin)}
      onClick={() => rememberReturn(href(paths.answerSubmit))}
    >
      {t("common-nav-login")}
    </ButtonLink>
  );
}

function Confirmation({ boot, run, list }: ScreenProps) {
  const t = useT();
  const navigate = useNavigate();
  const href = useHref(boot);
  const still = openPages(run);

  // A visitor who comes back later continues with the confirmation.
  useEffect(() => change(confirming), []);

  function edit(page: number, state?: typeof fromConfirmation) {
    change((before) => goTo(before, page));
    navigate(href(paths.question), { state });
  }

  const entries = list.statements.map((statement, index) => ({
    number: index + 1,
    statement,
    answer: list.answers[run.answers[statement.id]?.option ?? -1],
  }));
  const [open, given] = [
    entries.filter(({ answer }) => answer === undefined),
    entries.filter(({ answer }) => answer !== undefined),
  ];
  return (
    <main id="content" tabIndex={-1} className="flex min-h-svh flex-col">
      <div className={`${measure} pt-6 pb-8`}>
        <h1 className="text-title">{t("test-submit-title")}</h1>
        <p className="mt-2">
          {still.length === 0 ? (
            t("questionnaire-submit-complete")
          ) : (
            <>
              <strong className="text-bad">{t("questionnaire-submit-open", { count: still.length })}</strong>{" "}
              {t("questionnaire-submit-warning")}
            </>
          )}{" "}
          <span className="text-muted">{t("questionnaire-submit-edit")}</span>
        </p>
        {still[0] !== undefined && (
          <Button className="mt-3" onClick={() => edit(still[0] ?? 1)}>
            {t("questionnaire-submit-first")}
          </Button>
        )}
        <Entries
          id="missing"
          title={t("questionnaire-submit-missing")}
          entries={open}
          onEdit={(number) => edit(number, fromConfirmation)}
        />
        <Entries
          id="given"
          title={t("questionnaire-submit-given")}
          entries={given}
          onEdit={(number) => edit(number, fromConfirmation)}
        />
      </div>
      <div className="sticky bottom-0 z-10 mt-auto border-line border-t bg-paper">
        <div className={`${measure} start-bar`}>
          <p>{t("test-submit-final")}</p>
          {answeredCount(run) > 0 && (
            <Button kind="primary" onClick={sealRun}>
              {t("test-submit-confirm")}
            </Button>
          )}
        </div>
      </div>
    </main>
  );
}

interface EntriesProps {
  id: string;
  title: string;
  entries: readonly { number: number; statement: Statement; answer: string | undefined }[];
  onEdit: (number: number) => void;
}

function Entries({ id, title, entries, onEdit }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {entries.map(({ number, statement, answer }) => (
          <li key={statement.id}>
            <button
              type="button"
              onClick={() => onEdit(number)}
              className="flex min-h-11 w-full flex-wrap justify-between gap-x-6 py-2 text-left hover:text-strong"
            >
              <span>
                <span className="text-muted">{number}.</span> {statement.text}
              </span>
              {answer && <span className="font-semibold">{answer}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
