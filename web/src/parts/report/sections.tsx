// Parts of a report below each other, with a list of them at the side where there is room.
import type { ReactNode } from "react";
import type { ReportSection, SectionKey } from "../../api/types";
import { useT } from "../../l10n/words";
import { measure } from "../../ui/section";
import { Blocks } from "./blocks";

/** What a page adds to a part of the report. */
export type After = Partial<Record<SectionKey, ReactNode>>;

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
            className="scroll-mt-16 border-line border-b py-10 last:border-b-0 sm:py-14"
          >
            <h2 id={`${section.key}-title`} className="mb-6 text-title">
              {section.title}
            </h2>
            <Blocks blocks={section.blocks} under={section.title} />
            {after?.[section.key]}
          </section>
        ))}
      </div>
    </div>
  );
}

function Contents({ sections }: { sections: readonly ReportSection[] }) {
  const t = useT();
  return (
    <nav aria-label={t("reading-contents")} className="hidden lg:block">
      <ul className="sticky top-16 grid gap-1 py-14 text-small">
        {sections.map(({ key, title }) => (
          <li key={key}>
            <a
              href={`#${key}`}
              className="inline-flex min-h-9 items-center text-muted underline-offset-4 hover:text-ink hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
