// A chart, and the same numbers as a table.
import type { ReportChart, ReportTable } from "../../api/types";
import { useT } from "../../l10n/words";
import { classLimits, iqClasses } from "../../lib/iq-classes";
import { Card } from "../../ui/card";
import { ChartCrowd } from "../../ui/chart-crowd";
import { ChartCurve } from "../../ui/chart-curve";
import { ChartPeople } from "../../ui/chart-people";
import { ChartProfile } from "../../ui/chart-profile";
import { ChartTimes } from "../../ui/chart-times";
import { DataTable } from "../../ui/data-table";
import { ClassList } from "./class-list";
import { lateView } from "./late-view";
import type { ProfilePictureProps } from "./profile-picture";

interface ChartFigureProps {
  chart: ReportChart;
  table: ReportTable;
}

export function ChartFigure({ chart, table }: ChartFigureProps) {
  const t = useT();
  return (
    <Card>
      <Picture chart={chart} label={table.caption} />
      <details className="group mt-4 border-line border-t">
        <summary className="flex min-h-11 items-center gap-2 text-small text-strong underline underline-offset-4 hover:no-underline">
          {t("reading-as-table")}
        </summary>
        <div className="pt-2">
          <DataTable {...table} />
        </div>
      </details>
    </Card>
  );
}

function Picture({ chart, label }: { chart: ReportChart; label: string }) {
  switch (chart.shape) {
    case "curve": {
      const touched = chart.classes.flatMap((entry) => (entry.touched ? entry.key : []));
      return (
        <>
          <ChartCurve
            label={label}
            iq={chart.iq}
            low={chart.low ?? undefined}
            high={chart.high ?? undefined}
            score={chart.score_label}
            margin={chart.margin_label}
            limits={classLimits()}
            parts={iqClasses.map((entry) => ({
              ...entry,
              paint: touched.includes(entry.key) ? "fill-accent" : "fill-line",
            }))}
          />
          <ClassList classes={chart.classes} />
        </>
      );
    }
    case "people":
      return (
        <div className="grid items-center gap-6 sm:grid-cols-[15rem_1fr]">
          <div className="mx-auto w-full max-w-60">
            <ChartPeople label={label} filled={chart.below} />
          </div>
          <p className="text-lead">{chart.label}</p>
        </div>
      );
    case "crowd":
      return <ChartCrowd label={label} bars={chart.bars} own={chart.own} ownLabel={chart.label} />;
    case "profile":
      return (
        <ChartProfile
          label={label}
          lowest={chart.lowest}
          highest={chart.highest}
          referenceLow={chart.reference_low}
          referenceHigh={chart.reference_high}
          referenceLabel={chart.reference_label}
          rows={chart.rows.map(({ name, level, score, low, high }) => ({
            name,
            level,
            score: score ?? undefined,
            low: low ?? undefined,
            high: high ?? undefined,
          }))}
        />
      );
    case "times": {
      const bars = chart.bars.map(({ number, seconds, medianSeconds }) => ({
        number,
        seconds,
        median: medianSeconds ?? undefined,
      }));
      const known = bars.some(({ median }) => median !== undefined);
      return (
        <ChartTimes
          label={label}
          bars={bars}
          ownLabel={chart.own_label}
          medianLabel={known ? chart.median_label : undefined}
        />
      );
    }
    case "letters":
    case "bars":
    case "plane":
      return <LatePicture chart={chart} label={label} />;
    default:
      return null;
  }
}

/** Those of a questionnaire come in a file of their own. */
const LatePicture = lateView<ProfilePictureProps>(
  async () => (await import("./profile-picture")).ProfilePicture,
);
