// What the solutions show, for buyers whose package doesn't include them, and how to get them.
import Check from "lucide-react/icons/check";
import { useT } from "../../l10n/words";
import { Unlock } from "../../parts/unlock";
import { Card } from "../../ui/card";

const promises = ["answers", "replay", "judged", "others"] as const;

export function Locked({ orderNumber }: { orderNumber: string }) {
  const t = useT();
  return (
    <Card className="mt-6 max-w-2xl">
      <p>{t("reading-wrong-locked-lead")}</p>
      <ul className="my-5 grid gap-3">
        {promises.map((promise) => (
          <li key={promise} className="flex gap-3">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-strong" />
            {t(`reading-wrong-locked-${promise}`)}
          </li>
        ))}
      </ul>
      <Unlock orderNumber={orderNumber} item="wrong_answers" />
    </Card>
  );
}
