// Which order it is about, for somebody who came without its address.
import { type FormEvent, useState } from "react";
import { useLocation } from "react-router";
import { useT } from "../../l10n/words";
import { useGo } from "../../lib/go";
import { withOrder } from "../../lib/paths";
import { withTracking } from "../../lib/tracking";
import { useOrderHref } from "../../parts/order-href";
import { Button, ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { Field } from "../../ui/field";

export function FindOrder({ problem }: { problem?: string }) {
  const t = useT();
  const go = useGo();
  const { pathname, search } = useLocation();
  const [number, setNumber] = useState("");
  const [error, setError] = useState(problem);

  const find = (event: FormEvent) => {
    event.preventDefault();
    const wanted = number.trim();
    if (wanted) go(withTracking(withOrder(pathname, wanted), search));
    else setError(t("support-order-missing"));
  };

  return (
    <Card>
      <h2 className="text-heading">{t("support-find-title")}</h2>
      <p className="mt-2 text-muted">{t("support-find-text")}</p>
      <form noValidate onSubmit={find} className="mt-4 grid gap-4">
        <Field
          label={t("support-order-label")}
          error={error}
          value={number}
          onChange={(event) => setNumber(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button kind="primary" type="submit" className="sm:justify-self-start">
          {t("support-find-button")}
        </Button>
      </form>
      <ButtonLink kind="quiet" href={useOrderHref("retrieveReport")} className="mt-3 text-left">
        {t("support-find-retrieve")}
      </ButtonLink>
    </Card>
  );
}
