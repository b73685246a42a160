// Parts of a report below each other, with a table of contents at the side where there is space.
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import type { ReportSection } from "../../api/types";
import { useT } from "../../l10n/words";
import { measure } from "../../ui/section";
import { Blocks } from "./blocks";

/** What a page adds to a part of the report. */
export type After = Partial<Record<string, ReactNode>>;

interface SectionsProps {
  sections: readonly ReportSection[];
  after?: After;
}

export function Sections({ sections, after }: SectionsProps) {
  return (
    <div className={`${measure} lg:grid lg:grid-cols-[13rem_minmax(0,44rem)] lg:gap-x-16`}>
      <Contents sections={sections} />
      <div className="lg:col-start-2">
        {sections.map((section) => (
          <section
            key={section.key}
            id={section.key}
            tabIndex={-1}
            aria-labelledby={`${section.key}-title`}
            className="scroll-mt-20 border-line border-b py-10 last:border-b-0 sm:py-14"
          >
            <h2 id={`${section.key}-title`} className="mb-6 text-title">
              {section.title}
            </h2>
            <Blocks blocks={section.blocks} section={section.key} under={section.title} />
            {after?.[section.key]}
          </section>
        ))}
      </div>
    </div>
  );
}

function Contents({ sections }: { sections: readonly ReportSection[] }) {
  const t = useT();
  const links = sections.map(({ key, title }) => (
    <li key={key}>
      <a
        href={`#${key}`}
        className="inline-flex min-h-11 items-center underline-offset-4 hover:underline lg:text-muted lg:hover:text-ink"
      >
        {title}
      </a>
    </li>
  ));
  return (
    <>
      <nav aria-label={t("reading-contents")} className="hidden text-small lg:block">
        <ul className="sticky top-20 py-14">{links}</ul>
      </nav>
      <nav aria-label={t("reading-contents")} className="mt-5 rounded-card border border-line px-4 lg:hidden">
        <details className="group">
          <summary className="flex min-h-13 items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
            {t("reading-contents")}
            <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-muted group-open:rotate-180" />
          </summary>
          <ul className="pb-3">{links}</ul>
        </details>
      </nav>
    </>
  );
}
