// What every buyer is promised, in one line.
import Check from "lucide-react/icons/check";
import { useT } from "../../l10n/words";
import { classes } from "../../ui/classes";

export function Promises({ className }: { className?: string }) {
  const t = useT();
  const promises = [t("pay-promise-once"), t("pay-promise-tax"), t("pay-promise-back")];
  return (
    <ul className={classes("flex flex-wrap gap-x-6 gap-y-1", className)}>
      {promises.map((promise) => (
        <li key={promise} className="flex items-center gap-2">
          <Check aria-hidden="true" className="size-4 shrink-0 text-strong" />
          {promise}
        </li>
      ))}
    </ul>
  );
}
