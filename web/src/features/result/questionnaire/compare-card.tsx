// Inviting somebody to compare types, and the comparisons that there are.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "../../../api/api-context";
import { askComparison, listComparisons } from "../../../api/compare-calls";
import type { Comparison } from "../../../api/questionnaire-types";
import { useAnswer } from "../../../api/use-answer";
import { formatDate } from "../../../l10n/formats";
import { useT } from "../../../l10n/words";
import { paths } from "../../../lib/all-paths";
import { rememberComparison } from "../../../lib/comparisons";
import { localDay } from "../../../lib/moment";
import { usePage } from "../../../lib/page";
import { useVisitorHref } from "../../../lib/visitor-href";
import { CompareForm } from "../../../parts/compare-form";
import { InvitationLink } from "../../../parts/invitation-link";
import { StopComparison } from "../../../parts/stop-comparison";
import { useChange } from "../../../parts/use-change";
import { ButtonLink } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { CardPending } from "../frame/card-pending";

export function CompareCard({ orderNumber }: { orderNumber: string }) {
  const t = useT();
  const api = useApi();
  const queries = useQueryClient();
  const key = ["comparisons", orderNumber];
  const found = useAnswer(key, () => listComparisons(api, orderNumber));
  const update = (after: Comparison) =>
    queries.setQueryData<Comparison[]>(key, (list = []) => [
      after,
      ...list.filter(({ token }) => token !== after.token),
    ]);
  return (
    <Card id="compare" className="grid grid-cols-1 gap-5">
      <div>
        <h2 className="text-heading">{t("type16-compare-title")}</h2>
        <p className="mt-2 text-muted">{t("type16-compare-lead")}</p>
      </div>
      {found.kind === "found" ? (
        <Comparisons orderNumber={orderNumber} list={found.data} onChange={update} />
      ) : (
        <CardPending answer={found} />
      )}
    </Card>
  );
}

interface ComparisonsProps {
  orderNumber: string;
  list: readonly Comparison[];
  onChange: (after: Comparison) => void;
}

function Comparisons({ orderNumber, list, onChange }: ComparisonsProps) {
  const t = useT();
  const [stopped, setStopped] = useState(false);
  const waiting = list.find(({ state }) => state === "waiting");
  const agreed = list.filter(({ state }) => state === "agreed");
  const stop = (after: Comparison) => {
    setStopped(true);
    onChange(after);
  };
  const invite = (after: Comparison) => {
    setStopped(false);
    onChange(after);
  };
  return (
    <>
      {waiting ? (
        <Waiting orderNumber={orderNumber} comparison={waiting} onStop={stop} />
      ) : (
        <Invite orderNumber={orderNumber} onInvite={invite} />
      )}
      <p role="status" className="text-good empty:hidden">
        {stopped && t("type16-compare-stop-done")}
      </p>
      {agreed.length > 0 && (
        <div className="border-line border-t pt-5">
          <h3 className="font-semibold">{t("type16-compare-list")}</h3>
          <ul className="mt-3 grid gap-4">
            {agreed.map((comparison) => (
              <Agreed
                key={comparison.token}
                orderNumber={orderNumber}
                comparison={comparison}
                onStop={stop}
              />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

interface InviteProps {
  orderNumber: string;
  onInvite: (made: Comparison) => void;
}

function Invite({ orderNumber, onInvite }: InviteProps) {
  const t = useT();
  const api = useApi();
  const { busy, problem, failure, change } = useChange((made: Comparison) => {
    rememberComparison(made.token, orderNumber, Date.now());
    onInvite(made);
  });
  return (
    <CompareForm
      consent={t("type16-compare-consent")}
      button={t("type16-compare-invite")}
      busy={busy}
      problem={problem}
      failure={failure}
      onAgree={(name) => change(() => askComparison(api, { orderNumber, action: "invite", name }))}
    />
  );
}

interface OneProps {
  orderNumber: string;
  comparison: Comparison;
  onStop: (after: Comparison) => void;
}

function Waiting({ orderNumber, comparison: { token, madeAt }, onStop }: OneProps) {
  const t = useT();
  const { hl } = usePage();
  return (
    <div className="grid gap-4">
      <InvitationLink token={token} />
      <p>{t("type16-compare-waiting")}</p>
      <p className="text-muted text-small">
        {t("type16-compare-made", { date: formatDate(localDay(madeAt), hl) })}
      </p>
      <StopComparison orderNumber={orderNumber} token={token} onStop={onStop} />
    </div>
  );
}

function Agreed({ orderNumber, comparison: { token, other }, onStop }: OneProps) {
  const t = useT();
  const href = useVisitorHref(paths.compare(token));
  const name = other?.name;
  return (
    <li className="grid justify-items-start gap-3">
      <p className="[overflow-wrap:anywhere]">
        <bdi>{name ? t("type16-compare-with", { other: name }) : t("type16-compare-someone")}</bdi>
        {other && <b> · {other.printed}</b>}
      </p>
      <div className="flex flex-wrap gap-3">
        {/* The page has to know whose comparison it shows, and its address doesn't say. */}
        <ButtonLink href={href} onClick={() => rememberComparison(token, orderNumber, Date.now())}>
          {t("type16-compare-see")}
        </ButtonLink>
        <StopComparison orderNumber={orderNumber} token={token} onStop={onStop} />
      </div>
    </li>
  );
}
