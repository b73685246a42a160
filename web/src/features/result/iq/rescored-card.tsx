// If newer norms exist: the score under them, and a switch between the two.

import type { WholeResult } from "../../../api/types";
import { useT } from "../../../l10n/words";
import { useLocation } from "../../../lib/address";
import { useNavigate } from "../../../lib/navigate";
import { usePage } from "../../../lib/page";
import { withParam } from "../../../lib/query-param";
import { marginOf, numberOf } from "../../../parts/score-words";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { useNorms } from "../frame/order";

export function RescoredCard({ rescored }: Pick<WholeResult, "rescored">) {
  const t = useT();
  const { hl } = usePage();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const chosen = useNorms();
  const read = (norms: string | undefined) =>
    navigate(pathname + withParam(search, "norms", norms) + hash, { replace: true });

  if (chosen) {
    return (
      <Card className="mb-4 border-l-4 border-l-accent">
        <p role="status">{t("reading-rescored-shown", { version: chosen })}</p>
        <Button onClick={() => read(undefined)} className="mt-4">
          {t("reading-rescored-back")}
        </Button>
      </Card>
    );
  }
  if (!rescored) return null;
  const { normVersion: version, score } = rescored;
  return (
    <Card className="mt-4 border-l-4 border-l-accent">
      <h2 className="text-heading">{t("reading-rescored-title")}</h2>
      <p className="mt-2 max-w-2xl">
        {t("reading-rescored-text", {
          version,
          score: numberOf(score, t, hl),
          margin: marginOf(score, t) ?? "",
        })}
      </p>
      <Button onClick={() => read(version)} className="mt-4">
        {t("reading-rescored-show")}
      </Button>
    </Card>
  );
}
