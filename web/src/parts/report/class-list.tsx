// The classes with their limits; those that the margin reaches are highlighted.
import type { ClassSpan } from "../../api/types";
import { useT } from "../../l10n/words";
import { iqClasses, limitsOf } from "../../lib/iq-classes";

export function ClassList({ classes }: { classes: readonly ClassSpan[] }) {
  const t = useT();
  // Highest first, as everywhere on the site.
  const rows = iqClasses.flatMap((entry) => {
    const found = classes.find(({ key }) => key === entry.key);
    return found ? { ...found, limits: limitsOf(entry, t) } : [];
  });
  return (
    <ul className="mt-5 grid gap-1">
      {rows.map(({ key, name, limits, touched }) => (
        <li
          key={key}
          className={`flex items-baseline justify-between gap-4 rounded-tile px-3 py-1 ${touched ? "bg-accent font-semibold text-on-accent" : "text-muted"}`}
        >
          <span>{name}</span>
          <span className="whitespace-nowrap">{limits}</span>
        </li>
      ))}
    </ul>
  );
}
