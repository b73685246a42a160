// What the report looks like: pages of the sample, each of which leads to the whole of it.
import { useT } from "../../l10n/words";
import { ButtonLink } from "../../ui/button";
import { Section } from "../../ui/section";
import { Still } from "../../ui/still";
import { example } from "./preview-example";
import type { PictureName } from "./report-page";
import { useSampleHref } from "./sample-href";

// The same for every visitor, so it is drawn when the page is prerendered.
const ReportPage = import.meta.env.SSR ? (await import("./report-page")).ReportPage : undefined;

export function Preview() {
  const t = useT();
  return (
    <Section id="preview" title={t("site-preview-title")} lead={t("site-preview-lead")}>
      {/* On a phone the pages are beside each other as well, and large enough to be recognised. */}
      <div className="grid auto-cols-[minmax(15rem,1fr)] grid-flow-col gap-4 overflow-x-auto pb-4 lg:gap-x-6">
        <Sample
          name="score"
          title={t("site-preview-score-title")}
          text={t("site-preview-score-text", example)}
        />
        <Sample
          name="ranking"
          title={t("checkout-item-iq-ranking-name")}
          text={t("checkout-item-iq-ranking-content")}
        />
        <Sample
          name="dimensions"
          title={t("site-preview-dimensions-title")}
          text={t("site-preview-dimensions-text")}
        />
        <Sample name="solutions" title={t("site-preview-wrong-title")} text={t("site-preview-wrong-text")} />
      </div>
      <div className="mt-4 grid grid-cols-1 items-center gap-6 md:grid-cols-2">
        <Sample
          name="certificate"
          title={t("site-preview-certificate-title")}
          text={t("site-preview-certificate-text")}
        />
        <ButtonLink href={useSampleHref()}>{t("site-preview-sample")}</ButtonLink>
      </div>
    </Section>
  );
}

function Sample({ name, title, text }: { name: PictureName; title: string; text: string }) {
  const t = useT();
  return (
    <figure className="min-w-0">
      <a href={useSampleHref()} className="block">
        <Still className="overflow-hidden rounded-tile border border-line shadow-sm">
          {ReportPage && <ReportPage name={name} alt={`${t("site-preview-badge")}: ${title}`} />}
        </Still>
      </a>
      <figcaption className="mt-3">
        <span className="block font-semibold leading-snug">{title}</span>
        <span className="mt-1 block text-muted text-small">{text}</span>
      </figcaption>
    </figure>
  );
}
