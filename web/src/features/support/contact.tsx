// How to contact support.
import { useT } from "../../l10n/words";
import { usePage } from "../../lib/page";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";

export function Contact({ reference }: { reference: string | undefined }) {
  const t = useT();
  const { boot } = usePage();
  const email = boot?.supportEmail ?? "";
  const subject = reference && t("support-contact-subject", { order: reference });
  return (
    <Card>
      <h2 className="text-heading">{t("support-contact-title")}</h2>
      <p className="mt-2 text-muted">{t("support-contact-text")}</p>
      <ButtonLink
        kind="quiet"
        href={`mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`}
        className="mt-2 break-all"
      >
        {email}
      </ButtonLink>
    </Card>
  );
}
