// One item of a package where packages are chosen, marked if it is not available yet.
import Check from "lucide-react/icons/check";
import { useT } from "../l10n/words";

export interface PackageItemProps {
  item: { code: string; name: string; content: string; available: boolean };
}

export function PackageItem({ item }: PackageItemProps) {
  return (
    <li className="flex gap-3">
      <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-strong" />
      <span>
        <span className="font-semibold">{item.name}</span> {!item.available && <NotOpenYet />}
        <span className="mt-0.5 block text-muted text-small">{item.content}</span>
      </span>
    </li>
  );
}

/** Marks an item that is bought now and becomes available later. */
export function NotOpenYet() {
  const t = useT();
  return (
    <span className="whitespace-nowrap rounded-tile border border-line px-2 text-muted text-small">
      {t("checkout-item-later")}
    </span>
  );
}
