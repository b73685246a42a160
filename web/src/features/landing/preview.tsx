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
      <div className="mt-6 grid grid-cols-1 items-center gap-6 md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] md:gap-10">
        <Picture name="certificate" title={t("site-preview-certificate-title")} />
        <div>
          <p className="font-semibold leading-snug">{t("site-preview-certificate-title")}</p>
          <p className="mt-1 text-muted text-small">{t("site-preview-certificate-text")}</p>
          <ButtonLink href={useSampleHref()} className="mt-5">
            {t("site-preview-sample")}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}

interface PictureProps {
  name: PictureName;
  title: string;
}

function Sample({ text, ...picture }: PictureProps & { text: string }) {
  return (
    <figure className="min-w-0">
      <Picture {...picture} />
      <figcaption className="mt-3">
        <span className="block font-semibold leading-snug">{picture.title}</span>
        <span className="mt-1 block text-muted text-small">{text}</span>
      </figcaption>
    </figure>
  );
}

function Picture({ name, title }: PictureProps) {
  const t = useT();
  return (
    <a href={useSampleHref()} className="block">
      <Still className="overflow-hidden rounded-tile border border-line shadow-sm">
        {ReportPage && <ReportPage name={name} alt={`${t("site-preview-badge")}: ${title}`} />}
      </Still>
    </a>
  );
}
