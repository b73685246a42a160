// The pictures of a questionnaire's report, apart from the others: only its readers fetch them.
import type { ProfileChart } from "../../api/questionnaire-types";
import { ChartBars } from "../../ui/chart-bars";
import { ChartLetters } from "../../ui/chart-letters";
import { ChartPlane } from "../../ui/chart-plane";

export interface ProfilePictureProps {
  chart: ProfileChart;
  label: string;
}

export function ProfilePicture({ chart, label }: ProfilePictureProps) {
  switch (chart.shape) {
    case "letters":
      return <ChartLetters rows={chart.rows} middleLabel={chart.middle_label} />;
    case "bars":
      return <ChartBars rows={chart.rows} />;
    case "plane":
      return (
        <ChartPlane
          label={label}
          xLabel={chart.x_label}
          yLabel={chart.y_label}
          x={chart.x}
          y={chart.y}
          halfX={chart.half_x}
          halfY={chart.half_y}
          fields={chart.fields}
        />
      );
  }
}
