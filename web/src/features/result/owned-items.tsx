// What the package holds: what is on the page, and, said plainly, what can't be opened yet.
import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import { formatDate } from "../../l10n/formats";
import { useT } from "../../l10n/words";
import { localDay } from "../../lib/moment";
import { isOpen } from "../../lib/open-items";
import { usePage } from "../../lib/page";
import { Section } from "../../ui/section";
import { type Item, itemsOf } from "./items";
import type { PaidOrder } from "./order";

export function OwnedItems({ order: { items: codes, purchase } }: { order: PaidOrder }) {
  const t = useT();
  const { hl, boot } = usePage();
  const items = itemsOf(boot, codes);
  const later = items.filter((item) => !isOpen(item));
  const until = purchase?.refundableUntil;
  if (items.length === 0) return null;
  return (
    <Section id="owned" title={t("result-owned-title")}>
      <div className="grid gap-8 lg:grid-cols-2">
        <div>
          <h3 className="text-heading">{t("result-owned-open")}</h3>
          <ItemList items={items.filter(isOpen)} Icon={Check} />
        </div>
        {later.length > 0 && (
          <div>
            <h3 className="text-heading">{t("result-owned-later")}</h3>
            <p className="mt-2">
              {until
                ? t("result-owned-later-text", { date: formatDate(localDay(until), hl) })
                : t("result-owned-later-over")}
            </p>
            <ItemList items={later} Icon={Clock} />
          </div>
        )}
      </div>
    </Section>
  );
}

function ItemList({ items, Icon }: { items: readonly Item[]; Icon: typeof Check }) {
  return (
    <ul className="mt-4 grid gap-3">
      {items.map((item) => (
        <li key={item.code} className="flex gap-3">
          <Icon aria-hidden="true" className="mt-1 size-4 shrink-0 text-strong" />
          <span>
            <span className="font-semibold">{item.name}</span>
            <span className="mt-0.5 block text-muted text-small">{item.content}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
