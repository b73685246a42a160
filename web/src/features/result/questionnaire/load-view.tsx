// Fetches what shows the result of a questionnaire: code, words, and the names of the creatures.
import type { ComponentType } from "react";
import type { Instrument } from "../../../api/questionnaire-types";
import type { OrderInfo } from "../../../api/types";
import { loadWords } from "../../../l10n/areas";
import type { Hl } from "../../../lib/locale";
import { loadCreatureNames } from "../../../parts/creature-names";
import type { ViewProps } from "./view";

export async function loadView(hl: Hl, instrument: Instrument, paid: boolean) {
  const areas = ["questionnaire", instrument, ...(paid ? ["reading"] : [])];
  const [Inner, words, names] = await Promise.all([
    loadCode(paid),
    loadWords(hl, areas),
    instrument === "type16" ? loadCreatureNames(hl) : {},
  ]);
  const View = ({ order }: { order: OrderInfo }) => <Inner order={order} names={names} />;
  return { View, words };
}

/** Only a bought result needs what draws a report. */
async function loadCode(paid: boolean): Promise<ComponentType<ViewProps>> {
  if (!paid) return (await import("./view")).QuestionnaireView;
  return (await import("./paid-view")).PaidView;
}
