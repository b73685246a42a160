// The seller's details at the foot of a page, as Korean law wants them on the first one.
import type { Boot } from "../api/types";
import { useT } from "../l10n/words";

/** A Korean business number has ten digits. */
const businessDigits = 10;

export function SellerNote({ seller }: { seller: NonNullable<Boot["seller"]> }) {
  const t = useT();
  const digits = seller.businessNumber.replaceAll(/\D/g, "");
  const details = [
    [t("common-seller-name"), seller.name],
    [t("common-seller-representative"), seller.representative],
    [t("common-seller-address"), seller.address],
    [t("common-seller-phone"), seller.phone],
    [t("common-seller-email"), seller.email],
    [t("common-seller-business-number"), seller.businessNumber],
    [t("common-seller-mail-order-number"), seller.mailOrderNumber],
    [t("common-seller-host"), seller.host],
  ];
  return (
    <section aria-label={t("common-seller-title")} className="grid gap-1">
      <p className="font-semibold">{t("common-seller-title")}</p>
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
          {t("common-seller-check")}
        </a>
      )}
    </section>
  );
}
