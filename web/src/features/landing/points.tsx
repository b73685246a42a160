// The points in which this product differs from others. It is only ever prerendered.
import { useT } from "../../l10n/words";
import { classes } from "../../ui/classes";

const points = [
  "site-different-price",
  "site-different-once",
  "site-different-margin",
  "site-different-email",
  "site-refund",
] as const;

export function Points() {
  const t = useT();
  return (
    <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {points.map((point) => (
        <li
          key={point}
          // The refund has most to say, and fills the last row.
          className={classes("border-accent border-l-4 pl-4", point === "site-refund" && "sm:col-span-2")}
        >
          <h3 className="font-semibold">{t(`${point}-title`)}</h3>
          <p className="mt-1 text-muted">{t(`${point}-text`)}</p>
        </li>
      ))}
    </ul>
  );
}
