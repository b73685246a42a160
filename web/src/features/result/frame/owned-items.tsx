// What the package contains, and which of its items aren't available yet.
import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import type { Boot, Sku } from "../../../api/types";
import { formatDate } from "../../../l10n/formats";
import { useT } from "../../../l10n/words";
import { withPart } from "../../../lib/fragment";
import { localDay } from "../../../lib/moment";
import { usePage } from "../../../lib/page";
import { useOrderHref } from "../../../parts/order-href";
import { Section } from "../../../ui/section";
import type { PaidOrder } from "./order";

type Item = Sku["items"][number];

export function OwnedItems({ order }: { order: PaidOrder }) {
  const t = useT();
  const { items: codes, purchase } = order;
  const hrefs = useItemHrefs(order);
  const { hl, boot } = usePage();
  const items = itemsOf(boot, codes);
  const ready = items.filter(({ available }) => available);
  const later = items.filter(({ available }) => !available);
  const until = purchase?.refundableUntil;
  if (items.length === 0) return null;
  return (
    <Section id="owned" title={t("result-owned-title")}>
      <div className="grid gap-8 lg:grid-cols-2">
        <div>
          <h3 className="text-heading">{t("result-owned-ready")}</h3>
          <ItemList items={ready} Icon={Check} hrefs={hrefs} />
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

/** Where each item is used. */
function useItemHrefs({ orderNumber, report }: PaidOrder): Record<string, string> {
  const href = useOrderHref(orderNumber);
  const result = href("reportResult");
  return {
    iq_score: withPart(result, "score"),
    ...(report && {
      iq_ranking: withPart(result, "ranking"),
      report: href("downloads"),
      brain_training: withPart(result, "guide"),
    }),
    // The tests that come with a package are started where its files are.
    left_right_brain: href("downloads"),
    eq: href("downloads"),
    career: href("downloads"),
    wrong_answers: href("wrongAnswers"),
    certificate: withPart(result, "certificate"),
  };
}

interface ItemListProps {
  items: readonly Item[];
  Icon: typeof Check;
  hrefs?: Record<string, string>;
}

function ItemList({ items, Icon, hrefs = {} }: ItemListProps) {
  return (
    <ul className="mt-4 grid gap-3">
      {items.map(({ code, name, content }) => (
        <li key={code} className="flex gap-3">
          <Icon aria-hidden="true" className="mt-1 size-4 shrink-0 text-strong" />
          <span>
            {hrefs[code] ? (
              // The tap target is taller than its line, without moving the lines apart.
              <a
                href={hrefs[code]}
                className="-my-2.5 inline-block py-2.5 font-semibold underline underline-offset-4 hover:no-underline"
              >
                {name}
              </a>
            ) : (
              <span className="font-semibold">{name}</span>
            )}
            <span className="mt-0.5 block text-muted text-small">{content}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The items with these codes, in the order of the packages. */
function itemsOf(boot: Boot | undefined, codes: readonly string[]): Item[] {
  const all = new Map(boot?.skus.flatMap(({ items }) => items).map((item) => [item.code, item]));
  return [...all.values()].filter(({ code }) => codes.includes(code));
}
