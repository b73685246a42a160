// The pieces that a part of a report is made of.
import { Fragment } from "react";
import type { CreatureBlock } from "../../api/questionnaire-types";
import type { ReportBlock, ReportTable } from "../../api/types";
import { DataTable } from "../../ui/data-table";
import { ChartFigure } from "./chart-figure";
import { DimensionView } from "./dimension-view";
import { lateView } from "./late-view";
import { Sources } from "./sources";

interface BlocksProps {
  blocks: readonly ReportBlock[];
  /** The server's key for the part. */
  section: string;
  /** What the heading above them says. */
  under: string;
}

export function Blocks({ blocks, ...part }: BlocksProps) {
  return (
    <div className="grid grid-cols-1 gap-5">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a report's pieces have no names and never change places
        <BlockView key={index} block={block} {...part} />
      ))}
    </div>
  );
}

interface BlockViewProps extends Omit<BlocksProps, "blocks"> {
  block: ReportBlock;
}

function BlockView({ block, section, under }: BlockViewProps) {
  switch (block.kind) {
    case "lead":
      return <p className="text-lead">{block.text}</p>;
    case "heading":
      return <h3 className="mt-5 text-heading">{block.text}</h3>;
    case "text":
      return <p>{block.text}</p>;
    case "note":
      return <p className="border-accent border-l-4 py-1 pl-4 text-muted">{block.text}</p>;
    case "points":
      return <Points points={block.points} />;
    case "figures":
      return <Figures figures={block.figures} />;
    case "dimension":
      return <DimensionView dimension={block.dimension} named={block.dimension.name === under} />;
    case "table":
      return <DataTable {...block.table} namesLang={namesLang(section, block.table)} />;
    case "chart":
      return <ChartFigure chart={block.chart} table={block.table} />;
    case "terms":
      return <Terms terms={block.terms} />;
    case "sources":
      return <Sources sources={block.sources} />;
    case "creature":
      return <LateCreature {...block} />;
    default:
      // A server that is newer than this page may know pieces that the page can't draw.
      return null;
  }
}

/** Occupations have English names in every language. Broad fields, in a table of two columns, are translated. */
function namesLang(section: string, { head }: ReportTable): string | undefined {
  return section === "occupations" && head.length > 2 ? "en" : undefined;
}

const LateCreature = lateView<CreatureBlock>(async () => (await import("./creature-view")).CreatureView);

type Of<Kind extends ReportBlock["kind"]> = Extract<ReportBlock, { kind: Kind }>;

function Points({ points }: Pick<Of<"points">, "points">) {
  return (
    <ul className="grid gap-3">
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <span aria-hidden="true" className="mt-2 size-2.5 shrink-0 bg-accent" />
          <span>{point}</span>
        </li>
      ))}
    </ul>
  );
}

function Figures({ figures }: Pick<Of<"figures">, "figures">) {
  return (
    <dl className="grid grid-cols-2 gap-x-5 gap-y-5 sm:grid-cols-3 rounded-card border border-line bg-raised p-5 sm:p-6">
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt className="text-muted text-small">{label}</dt>
          {/* A number may be large; a class has long words in some languages. */}
          <dd
            className={`mt-0.5 font-bold text-heading hyphens-auto ${/\d/.test(value) ? "sm:text-title" : ""}`}
          >
            {value}
          </dd>
          {note && <dd className="mt-1 text-muted text-small">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

function Terms({ terms }: Pick<Of<"terms">, "terms">) {
  return (
    <dl className="grid gap-x-8 gap-y-1 sm:grid-cols-[minmax(8rem,14rem)_1fr] sm:gap-y-4">
      {terms.map(({ word, meaning }) => (
        <Fragment key={word}>
          <dt className="mt-3 font-semibold sm:mt-0">{word}</dt>
          <dd>{meaning}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
