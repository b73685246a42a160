// The way back to an invitation that was opened before the test.
import { useEffect, useState } from "react";
import { useApi } from "../../../api/api-context";
import { askInvitation } from "../../../api/compare-calls";
import { useAnswer } from "../../../api/use-answer";
import { useT } from "../../../l10n/words";
import { paths } from "../../../lib/all-paths";
import { forgetInvitation, openInvitation } from "../../../lib/comparisons";
import { useVisitorHref } from "../../../lib/visitor-href";
import { ButtonLink } from "../../../ui/button";
import { Card } from "../../../ui/card";

export function InvitedCard() {
  const [token] = useState(() => openInvitation(Date.now()));
  return token ? <Invited token={token} /> : null;
}

function Invited({ token }: { token: string }) {
  const t = useT();
  const api = useApi();
  const href = useVisitorHref(paths.compare(token));
  const found = useAnswer(["invitation", token], () => askInvitation(api, token));
  const over = found.kind === "refused" || (found.kind === "found" && found.data.state !== "waiting");
  useEffect(() => {
    if (over) forgetInvitation();
  }, [over]);
  if (found.kind !== "found" || over) return null;
  const { name } = found.data;
  return (
    <Card className="mt-6 grid justify-items-start gap-3 border-l-4 border-l-accent">
      <h2 className="text-heading [overflow-wrap:anywhere]">
        {name ? t("type16-compare-invited", { other: name }) : t("type16-compare-someone-invited")}
      </h2>
      <p className="text-muted">{t("type16-compare-invited-text")}</p>
      <ButtonLink kind="primary" href={href}>
        {t("type16-compare-back")}
      </ButtonLink>
    </Card>
  );
}
