// An invitation that isn't answered yet: consent for those who have a result, the test for those who don't.
import { useEffect } from "react";
import { useApi } from "../../api/api-context";
import { askComparison, notComparable } from "../../api/compare-calls";
import type { Comparison, Invitation } from "../../api/questionnaire-types";
import { useT } from "../../l10n/words";
import { paths } from "../../lib/all-paths";
import { forgetInvitation, rememberComparison, rememberInvitation } from "../../lib/comparisons";
import { withOrder } from "../../lib/paths";
import { useTitle } from "../../lib/title";
import { useStartHref, useVisitorHref } from "../../lib/visitor-href";
import { CompareForm } from "../../parts/compare-form";
import { useChange } from "../../parts/use-change";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { measure } from "../../ui/section";
import { SignInLink } from "./sign-in-link";

/** The only test whose results are compared. */
const code = "type16";

interface InvitedProps {
  token: string;
  invitation: Invitation;
  /** The visitor's own result. */
  orderNumber: string | undefined;
  onAgree: (orderNumber: string, comparison: Comparison) => void;
}

export function Invited({ token, invitation, orderNumber, onAgree }: InvitedProps) {
  const t = useT();
  const { name, examId } = invitation;
  const title = name ? t("type16-compare-invited", { other: name }) : t("type16-compare-someone-invited");
  useTitle(title);
  return (
    <main id="content" tabIndex={-1} className={`${measure} pt-6 pb-10 sm:pt-10`}>
      <h1 className="text-title [overflow-wrap:anywhere]">{title}</h1>
      <p className="mt-3 max-w-2xl text-lead text-muted">{t("type16-compare-lead")}</p>
      <Card className="mt-6 grid max-w-2xl gap-4">
        <p>{t("type16-compare-invited-text")}</p>
        {orderNumber ? (
          <Agree
            token={token}
            examId={examId}
            orderNumber={orderNumber}
            consent={
              name ? t("type16-compare-consent-other", { other: name }) : t("type16-compare-someone-consent")
            }
            onAgree={(comparison) => onAgree(orderNumber, comparison)}
          />
        ) : (
          <TakeFirst token={token} examId={examId} />
        )}
      </Card>
    </main>
  );
}

interface AgreeProps {
  token: string;
  examId: number;
  orderNumber: string;
  consent: string;
  onAgree: (comparison: Comparison) => void;
}

function Agree({ token, examId, orderNumber, consent, onAgree }: AgreeProps) {
  const t = useT();
  const api = useApi();
  const result = useVisitorHref(withOrder(paths.reportResult({ code, examId }), orderNumber));
  const { busy, problem, failure, change } = useChange((comparison: Comparison) => {
    forgetInvitation();
    rememberComparison(token, orderNumber, Date.now());
    onAgree(comparison);
  });
  return (
    <>
      <CompareForm
        consent={consent}
        button={t("type16-compare-agree")}
        busy={busy}
        problem={problem}
        failure={failure}
        onAgree={(name) => change(() => askComparison(api, { orderNumber, action: "agree", token, name }))}
      />
      {/* Answers without a type can't be compared: another test can. */}
      {failure?.kind === "refusal" && failure.result === notComparable && (
        <TakeFirst token={token} examId={examId} />
      )}
      {/* Nothing is sent: the person who invites doesn't learn of it. */}
      <ButtonLink kind="quiet" href={result} onClick={forgetInvitation} className="justify-self-start">
        {t("type16-compare-decline")}
      </ButtonLink>
    </>
  );
}

function TakeFirst({ token, examId }: { token: string; examId: number }) {
  const t = useT();
  // The result of the test leads back here.
  useEffect(() => rememberInvitation(token, Date.now()), [token]);
  return (
    <>
      <p>{t("type16-compare-first")}</p>
      <TakeTest examId={examId} />
      <SignInLink />
    </>
  );
}

function TakeTest({ examId }: { examId: number }) {
  const t = useT();
  const start = useStartHref({ code, id: examId });
  return (
    <ButtonLink kind="primary" href={start} className="justify-self-start">
      {t("type16-shared-take")}
    </ButtonLink>
  );
}
