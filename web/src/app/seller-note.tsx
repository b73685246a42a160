// The seller's details at the foot of a page, as Korean law wants them on the first one.

import { use } from "react";
import type { Boot } from "../api/types";
import { loadWords } from "../l10n/areas";
import type { Words } from "../l10n/bundle";
import type { Hl } from "../lib/locale";
import { usePage } from "../lib/page";

/** A Korean business number has ten digits. */
const businessDigits = 10;

const loading = new Map<Hl, Promise<Words>>();

/** Few pages need these words; a second page in the same language doesn't load them again. */
function wordsOf(hl: Hl): Promise<Words> {
  const words = loading.get(hl) ?? loadWords(hl, ["support"]);
  loading.set(hl, words);
  return words;
}

export function SellerNote({ seller }: { seller: NonNullable<Boot["seller"]> }) {
  const { hl } = usePage();
  const { t } = use(wordsOf(hl));
  const digits = seller.businessNumber.replaceAll(/\D/g, "");
  const details = [
    [t("support-seller-name"), seller.name],
    [t("support-seller-representative"), seller.representative],
    [t("support-seller-address"), seller.address],
    [t("support-seller-phone"), seller.phone],
    [t("support-seller-email"), seller.email],
    [t("support-seller-business-number"), seller.businessNumber],
    [t("support-seller-mail-order-number"), seller.mailOrderNumber],
    [t("support-seller-host"), seller.host],
  ];
  return (
    <section aria-label={t("support-seller-title")} className="grid gap-1">
      <p className="font-semibold">{t("support-seller-title")}</p>
      <dl className="flex flex-wrap gap-x-5 gap-y-1">
        {details.map(([label, value]) => (
          <div key={label} className="flex flex-wrap gap-x-2">
            <dt>{label}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {digits.length === businessDigits && (
        <a
          href={`https://www.ftc.go.kr/bizCommPop.do?wrkr_no=${digits}`}
          className="inline-flex min-h-11 items-center justify-self-start underline-offset-4 hover:underline"
        >
          {t("support-seller-check")}
        </a>
      )}
    </section>
  );
}
