// Created, sent, accepted: the times of the delivery, with the mail server's answer.
import CircleCheck from "lucide-react/icons/circle-check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import type { Purchase } from "../../api/types";
import { useT } from "../../l10n/words";
import { localTime } from "../../lib/moment";
import { Card } from "../../ui/card";

export function DeliveryClock({ delivery }: { delivery: Purchase["delivery"] }) {
  const t = useT();
  const { madeAt, sentAt, acceptedAt, answer, mail } = delivery;
  return (
    <Card>
      <h2 className="text-heading">{t("pay-clock-title")}</h2>
      <ol className="mt-3 grid gap-2">
        <Step name={t("pay-clock-made")} at={madeAt} />
        <Step name={t("pay-clock-sent")} at={sentAt} />
        <Step name={t("pay-clock-accepted")} at={acceptedAt} />
      </ol>
      <p role="status" className="mt-3 text-bad">
        {mail === "refused" && t("pay-clock-refused")}
      </p>
      {mail === "unconfirmed" && <p className="mt-3 text-small">{t("pay-clock-unconfirmed")}</p>}
      {answer && (
        <p className="mt-3 break-words text-muted text-small">{t("pay-clock-answer", { answer })}</p>
      )}
    </Card>
  );
}

function Step({ name, at }: { name: string; at: string | null | undefined }) {
  const t = useT();
  return (
    <li className="flex items-center gap-3">
      {at ? (
        <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-good" />
      ) : (
        <CircleDashed aria-hidden="true" className="size-5 shrink-0 text-muted" />
      )}
      <span className="flex-1">{name}</span>
      {at ? (
        <time dateTime={at} className="font-semibold">
          {localTime(at)}
        </time>
      ) : (
        <span className="text-muted">{t("pay-clock-open")}</span>
      )}
    </li>
  );
}
