// What the report looks like: four drawn sample pages. The pictures hold no words; what they show is
// said beside them.
import type { ReactNode } from "react";
import { useT } from "../../l10n/words";
import { usePage } from "../../lib/page";
import { paths } from "../../lib/paths";
import { refOf, useVisitorHref } from "../../lib/visitor-href";
import { ButtonLink } from "../../ui/button";
import { Section } from "../../ui/section";
import { Still } from "../../ui/still";
import { example } from "./preview-example";
import { CertificatePage, DimensionsPage, ScorePage, WrongAnswerPage } from "./preview-pages";

export function Preview() {
  const t = useT();
  const { boot } = usePage();
  return (
    <Section id="preview" title={t("site-preview-title")} lead={t("site-preview-lead")}>
      <div className="grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-4 lg:gap-x-6">
        <Sample
          page={import.meta.env.SSR && <ScorePage />}
          title={t("site-preview-score-title")}
          text={t("site-preview-score-text", example)}
        />
        <Sample
          page={import.meta.env.SSR && <DimensionsPage />}
          title={t("site-preview-dimensions-title")}
          text={t("site-preview-dimensions-text")}
        />
        <Sample
          page={import.meta.env.SSR && <WrongAnswerPage />}
          title={t("site-preview-wrong-title")}
          text={t("site-preview-wrong-text")}
        />
        <Sample
          page={import.meta.env.SSR && <CertificatePage />}
          title={t("site-preview-certificate-title")}
          text={t("site-preview-certificate-text")}
        />
      </div>
      <ButtonLink href={useVisitorHref(paths.sample(refOf(boot?.exam) ?? "%%tail%%"))} className="mt-8">
        {t("site-preview-sample")}
      </ButtonLink>
    </Section>
  );
}

function Sample({ page, title, text }: { page: ReactNode; title: string; text: string }) {
  const t = useT();
  return (
    <figure className="min-w-0">
      <Still className="overflow-hidden rounded-tile border border-line bg-raised shadow-sm">{page}</Still>
      <figcaption className="mt-3">
        <span className="inline-block max-w-full rounded-tile border border-line px-2 text-muted text-small">
          {t("site-preview-badge")}
        </span>
        <span className="mt-1.5 block font-semibold leading-snug">{title}</span>
        <span className="mt-1 block text-muted text-small">{text}</span>
      </figcaption>
    </figure>
  );
}
