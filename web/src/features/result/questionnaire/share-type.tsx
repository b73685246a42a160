// A link that shows one's type to others, as they will see it; and a button to revoke it.
import { useQueryClient } from "@tanstack/react-query";
import { useApi } from "../../../api/api-context";
import type { TypeProfile } from "../../../api/questionnaire-types";
import { askShare } from "../../../api/report-calls";
import type { Share } from "../../../api/types";
import { useAnswer } from "../../../api/use-answer";
import { useT } from "../../../l10n/words";
import { CopyButton } from "../../../parts/copy-button";
import type { CreatureNames } from "../../../parts/creature-names";
import { TypeCard } from "../../../parts/type-card";
import { useChange } from "../../../parts/use-change";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { ConfirmStep } from "../../../ui/confirm-step";
import { CardPending } from "../frame/card-pending";
import { ChangeOutcome } from "../frame/change-outcome";

interface ShareTypeProps {
  orderNumber: string;
  profile: TypeProfile;
  names: CreatureNames;
}

export function ShareType({ orderNumber, profile, names }: ShareTypeProps) {
  const t = useT();
  const api = useApi();
  const queries = useQueryClient();
  const key = ["share", orderNumber];
  const found = useAnswer(key, () => askShare(api, { orderNumber, action: "read", show: [] }));
  return (
    <Card id="share" className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <div className="grid gap-5">
        <div>
          <h2 className="text-heading">{t("type16-share-title")}</h2>
          <p className="mt-2 text-muted">{t("type16-share-lead")}</p>
        </div>
        {found.kind === "found" ? (
          <Link
            orderNumber={orderNumber}
            share={found.data}
            onChange={(share) => queries.setQueryData(key, share)}
          />
        ) : (
          <CardPending answer={found} />
        )}
      </div>
      <TypeCard profile={profile} names={names} />
    </Card>
  );
}

interface LinkProps {
  orderNumber: string;
  share: Share;
  onChange: (share: Share) => void;
}

function Link({ orderNumber, share: { url }, onChange }: LinkProps) {
  const t = useT();
  const api = useApi();
  const { busy, done, problem, failure, change } = useChange(onChange);
  const ask = (action: "make" | "revoke") =>
    change(
      () => askShare(api, { orderNumber, action, show: [] }),
      action === "make" ? "reading-share-made" : "reading-share-revoked",
    );
  return (
    <>
      {url ? (
        <>
          <a href={url} className="inline-block py-2.5 break-all text-strong underline underline-offset-4">
            {url}
          </a>
          <CopyButton text={url} done={t("type16-share-copied")}>
            {t("type16-share-copy")}
          </CopyButton>
          <ConfirmStep
            label={t("type16-share-revoke")}
            question={t("type16-share-revoke-sure")}
            yes={t("reading-share-revoke-yes")}
            no={t("reading-share-revoke-no")}
            busy={busy}
            onYes={() => ask("revoke")}
          />
        </>
      ) : (
        <Button kind="primary" disabled={busy} onClick={() => ask("make")} className="justify-self-start">
          {t("type16-share-make")}
        </Button>
      )}
      <ChangeOutcome done={done && t(done)} problem={problem} failure={failure} />
    </>
  );
}
