// One dated sentence about how common a type is among those who took the test, in the place that its page keeps free.
import type { ComponentType } from "react";
import { createPortal } from "react-dom";
import type { Api } from "../../api/client";
import { loadTypeShares } from "../../api/crowd-calls";
import { loadWords } from "../../l10n/areas";
import { formatDate, formatPercent } from "../../l10n/formats";
import type { Hl } from "../../lib/locale";
import { parseTail } from "../../lib/paths";
import { measure } from "../../ui/section";
import { howCommonId } from "./how-common-place";

/** Undefined while too few people have taken the test. */
export async function loadHowCommon(api: Api, hl: Hl, code: string): Promise<ComponentType | undefined> {
  const place = document.getElementById(howCommonId);
  const exam = parseTail(place?.dataset.exam);
  if (!place || !exam) return undefined;
  const { runs, from, until, types } = await loadTypeShares(api, exam.examId);
  const share = types.find((type) => type.code === code);
  if (!share || !from || !until) return undefined;
  const { t } = await loadWords(hl, ["types"]);
  const text = t("types-common-text", {
    runs,
    from: formatDate(from.slice(0, 10), hl),
    until: formatDate(until.slice(0, 10), hl),
    share: formatPercent(share.percent, hl),
  });
  return () => createPortal(<HowCommon title={t("types-common-title")} text={text} />, place);
}

function HowCommon({ title, text }: { title: string; text: string }) {
  return (
    <section aria-labelledby="how-common-title" className={`${measure} pt-14 sm:pt-16`}>
      <h2 id="how-common-title" className="text-title">
        {title}
      </h2>
      <p className="mt-4 max-w-3xl">{text}</p>
    </section>
  );
}
