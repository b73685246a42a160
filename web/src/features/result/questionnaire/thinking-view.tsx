// Thinking style: a point on a map of two styles, with the ellipse of its margin.
import type { ReactNode } from "react";
import type { ThinkingProfile } from "../../../api/questionnaire-types";
import { useT } from "../../../l10n/words";
import { useTitle } from "../../../lib/title";
import { usePercent } from "../../../parts/use-percent";
import { Card } from "../../../ui/card";
import { ChartPlane } from "../../../ui/chart-plane";
import { measure, Section } from "../../../ui/section";

export function ThinkingView({ profile, children }: { profile: ThinkingProfile; children?: ReactNode }) {
  const t = useT();
  const percent = usePercent();
  useTitle(t("thinking-page-result"));
  const level = percent(80);
  const { analytic, intuitive, ellipse, pattern } = profile;
  const name = t(`thinking-${pattern}-name`);
  const values = { analytic: String(analytic.value), intuitive: String(intuitive.value) };
  return (
    <>
      <div className={`${measure} pt-6 sm:pt-10`}>
        <h1 className="text-title">{t("thinking-page-result")}</h1>
        <p className="mt-3 max-w-2xl text-lead text-muted">{t("thinking-intro")}</p>
        {children}
        <p className="mt-6 font-bold text-figure">{name}</p>
        <p className="mt-3 max-w-2xl text-lead">{t(`thinking-${pattern}-line`)}</p>
      </div>
      <Section id="map" title={t("thinking-point-title")} lead={t("thinking-point-lead")} narrow>
        <Card>
          <ChartPlane
            label={t("thinking-point-alt", { ...values, pattern: name })}
            xLabel={t("thinking-axis-analytic")}
            yLabel={t("thinking-axis-intuitive")}
            x={analytic.value}
            y={intuitive.value}
            halfX={ellipse.x}
            halfY={ellipse.y}
            fields={(["intuitive", "both", "neither", "analytic"] as const).map((field) =>
              t(`thinking-${field}-name`),
            )}
          />
          <ul className="mt-5 grid gap-1 border-line border-t pt-4">
            <li>
              {t("thinking-value-analytic", {
                analytic: values.analytic,
                level,
                low: String(analytic.low),
                high: String(analytic.high),
              })}
            </li>
            <li>
              {t("thinking-value-intuitive", {
                intuitive: values.intuitive,
                level,
                low: String(intuitive.low),
                high: String(intuitive.high),
              })}
            </li>
          </ul>
        </Card>
        <div className="mt-4 grid gap-4">
          <p>{t("thinking-added")}</p>
          <p>{t("thinking-point-ellipse", { level })}</p>
          <p>{t("thinking-point-corners")}</p>
        </div>
      </Section>
    </>
  );
}
